import { createLoader } from './site/build/loader.js';

/** Pages are data, layouts are TSX: both are read through Vite (site/build/loader.js). */
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
  eleventy.on('eleventy.after', () => site.finishSite(output));

  const drawLayout = (_, file) => (data) => site.draw(file, data);
  const readRecord = (file) => ({ record: site.recordOf(file) });
  const address = ({ page, slug }) => site.addressOf(page.filePathStem, slug);
  eleventy.addExtension('tsx', { read: false, getData: false, compile: drawLayout });
  eleventy.addExtension('ts', { read: false, getData: readRecord, compile: () => () => '' });
  eleventy.addGlobalData('permalink', () => address);

  eleventy.ignores.add(
    'site/{build,components,content,embed-builder,illustrations,layouts,scripts,sections}/**',
  );
  eleventy.addPassthroughCopy({ 'site/public': '.' });
  for (const folder of ['site', 'widgets']) eleventy.addWatchTarget(folder);
  // So that vanilla-extract's own watcher, which nothing can await, has heard of a change as well.
  eleventy.setWatchThrottleWaitTime(80);
  const port = Number(process.env.SITE_PORT ?? 8080);
  eleventy.setServerOptions({ port, middleware: [loader.serve] });
  const dir = { input: 'site', layouts: 'layouts', includes: 'layouts', output };
  return { dir, templateFormats: ['ts', 'md'], markdownTemplateEngine: false };
}
