import { loadSite, site } from './site/build/load-site.js';

/** Eleventy finds the pages and articles; site/build/render-site.ts renders each of them. */
export default function (eleventy) {
  const output = process.env.OUT_DIR ?? 'dist';

  eleventy.on('eleventy.before', async () => {
    await loadSite();
    await site.startBuild(output);
  });
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
  // Eleventy would refuse a wrong date before checkData can name it with all other wrong fields.
  eleventy.addDateParsing((date) => (typeof date === 'string' ? new Date(0) : undefined));
  eleventy.addGlobalData('permalink', () => permalink);
  eleventy.addGlobalData('eleventyDataSchema', () => (data) => site.checkData(data));
  eleventy.ignores.add('site/!(pages|articles)/**');
  const dir = { input: 'site', layouts: 'layouts', includes: 'layouts', output };
  return { dir, templateFormats: ['ts', 'md'], markdownTemplateEngine: false };
}
