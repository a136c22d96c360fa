import { brand } from '../../content/brand.ts';
import { escapeXml } from '../assets/escape-xml.ts';
import { listed, type Site } from './site.ts';

/** Every page there is to find; one without a history is as old as the build. */
export function writeSitemap(site: Site, days: ReadonlyMap<string, string>): string {
  const today = site.builtAt.toISOString().slice(0, 10);
  const entries = listed(site).map(({ path, source }) => {
    const address = escapeXml(`${brand.site}${path}`);
    return `<url><loc>${address}</loc><lastmod>${days.get(source) ?? today}</lastmod></url>`;
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...entries,
    '</urlset>\n',
  ].join('\n');
}
