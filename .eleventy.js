import { createLoader } from './site/build/loader.js';

/** Eleventy cannot load TypeScript, so Vite does it (site/build/loader.js). */
export default function (eleventy) {
  const output = process.env.OUT_DIR ?? 'dist';
  const isServing = process.argv.includes('--serve');
  const loader = createLoader(isServing);
  let site;

  eleventy.on('eleventy.before', async () => {
    site = await loader.load();
    await site.writeAssets(output);
  });
  if (isServing) process.once('SIGINT', loader.close);
  eleventy.on('eleventy.after', () => site.writeSiteFiles(output));

  const compileLayout = (_, file) => (data) => site.renderPage(file, data);
  const readRecord = (file) => ({ record: site.recordOf(file) });
  const permalink = ({ page, slug }) => site.permalinkOf(page.filePathStem, slug);
  eleventy.addExtension('tsx', { read: false, getData: false, compile: compileLayout });
  eleventy.addExtension('ts', { read: false, getData: readRecord, compile: () => () => '' });
  eleventy.addGlobalData('permalink', () => permalink);

  eleventy.ignores.add(
    'site/{build,components,content,embed-builder,illustrations,layouts,scripts,sections}/**',
  );
  for (const folder of ['site', 'widgets']) eleventy.addWatchTarget(folder);
  // vanilla-extract has a file watcher of its own that cannot be awaited: give it time to see the
  // change.
  eleventy.setWatchThrottleWaitTime(80);
  const port = Number(process.env.SITE_PORT ?? 8080);
  eleventy.setServerOptions({ port, middleware: [loader.serve] });
  const dir = { input: 'site', layouts: 'layouts', includes: 'layouts', output };
  return { dir, templateFormats: ['ts', 'md'], markdownTemplateEngine: false };
}
