import { loadSite, site } from './site/build/load-site.js';

/** Eleventy finds the pages, and site/build/render-site.ts renders each of them and the articles. */
export default async function (eleventy) {
  const output = process.env.OUT_DIR ?? 'dist';

  await loadSite();
  for (const { path, text, data } of site.readContent()) eleventy.addTemplate(path, text, data);
  eleventy.on('eleventy.before', () => site.startBuild(output));
  eleventy.on('eleventy.after', () => site.writeSiteFiles(output));

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
  eleventy.setLibrary('md', site.markdown);
  eleventy.addGlobalData('permalink', () => permalink);
  eleventy.ignores.add('site/!(pages)/**');
  const dir = { input: 'site', layouts: 'layouts', includes: 'layouts', output };
  return { dir, templateFormats: ['ts', 'md'], markdownTemplateEngine: false };
}
