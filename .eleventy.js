import { bundleEditor } from './site/build/editor/bundle.js';
import { createLoader } from './site/build/load-site.js';

/** Eleventy cannot load TypeScript, so Vite does it (site/build/load-site.js). */
export default function (eleventy) {
  const output = process.env.OUT_DIR ?? 'dist';
  const isServing = process.argv.includes('--serve');
  const loader = createLoader(isServing);
  let site;

  eleventy.on('eleventy.beforeWatch', loader.invalidate);
  eleventy.on('eleventy.before', async () => {
    site = await loader.load();
    await site.startBuild(output);
  });
  if (isServing) process.once('SIGINT', loader.close);
  eleventy.on('eleventy.after', async () => {
    await site.writeSiteFiles(output);
    if (process.env.EDITOR_REPO && !isServing) await bundleEditor(output);
  });

  /** While serving, the editor is bundled when somebody opens it. */
  const serveEditor = (request, _, next) =>
    request.url.startsWith('/admin/') ? bundleEditor(output).then(() => next(), next) : next();

  const compileLayout = (_, file) => (data) => site.renderPage(file, data);
  const readRecord = (file) => {
    const record = site.recordOf(file);
    const pagination = { data: 'records', size: 1, alias: 'record' };
    return Array.isArray(record) ? { records: record, pagination } : { record };
  };
  const permalink = ({ page, slug, record }) =>
    site.permalinkOf(page.filePathStem, record?.slug ?? slug);
  eleventy.addExtension('tsx', { read: false, getData: false, compile: compileLayout });
  eleventy.addExtension('ts', { read: false, getData: readRecord, compile: () => () => '' });
  eleventy.addGlobalData('permalink', () => permalink);
  eleventy.addGlobalData('eleventyDataSchema', () => (data) => site.checkData(data));

  eleventy.ignores.add(
    'site/{admin,assets,build,components,content,embed-builder,illustrations,layouts,scripts,sections,style}/**',
  );
  for (const folder of ['site', 'widgets']) eleventy.addWatchTarget(folder);
  // vanilla-extract has a file watcher of its own that cannot be awaited: give it time to see the
  // change.
  eleventy.setWatchThrottleWaitTime(80);
  const port = Number(process.env.SITE_PORT ?? 8080);
  eleventy.setServerOptions({ port, middleware: [serveEditor, loader.serve] });
  const dir = { input: 'site', layouts: 'layouts', includes: 'layouts', output };
  return { dir, templateFormats: ['ts', 'md'], markdownTemplateEngine: false };
}
