import { escapeXml } from '../../assets/escape-xml.ts';
import { absoluteUrl, indexablePages, type Site } from './site.ts';

/** `days` maps source files to the day of their last commit. Others get the day of the build. */
export function writeSitemap(site: Site, days: ReadonlyMap<string, string>): string {
  const today = site.builtAt.toISOString().slice(0, 10);
  const entries = indexablePages(site).map(({ path, source }) => {
    const url = escapeXml(absoluteUrl(path));
    return `<url><loc>${url}</loc><lastmod>${days.get(source) ?? today}</lastmod></url>`;
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...entries,
    '</urlset>\n',
  ].join('\n');
}
