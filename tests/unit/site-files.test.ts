import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { writeJsonFeed, writeRss } from '../../site/build/files/feeds.ts';
import { writeHeaders } from '../../site/build/files/headers.ts';
import { lastChanged, readLog } from '../../site/build/files/last-changed.ts';
import type { KnownPage, Site } from '../../site/build/files/site.ts';
import { writeSitemap } from '../../site/build/files/sitemap.ts';
import { writeSpeculationRules } from '../../site/build/files/speculation-rules.ts';
import { writeLlms, writeRobots, writeSecurity } from '../../site/build/files/texts.ts';
import type { Article } from '../../site/content/article.ts';
import { brand } from '../../site/content/brand.ts';
import { claims } from '../../site/content/claims.ts';
import { readHeaderRules } from '../../tools/services/header-rules.ts';

const page = (path: string, more: Partial<KnownPage> = {}): KnownPage => ({
  path,
  title: `The page ${path} | ${brand.name}`,
  description: 'What it is about.',
  source: `site/pages${path}.ts`,
  ...more,
});

const guide = (name: string, published: string, text = ''): KnownPage =>
  page(`/resources/${name}`, {
    title: name,
    article: { published: new Date(published) } as Article,
    text,
  });

const site: Site = {
  outDir: '',
  builtAt: new Date('2026-11-20T10:00:00Z'),
  pages: [
    page('/'),
    page('/sales', { service: 'Sales' }),
    page('/404', { isUnlisted: true }),
    guide('old', '2026-05-12'),
    guide(
      'new',
      '2026-08-11',
      '<p>In {claims.meet} <a href="/apply">apply</a></p><hire-newsletter-panel><a>x</a></hire-newsletter-panel>',
    ),
  ],
};

test('the site map has every page but those kept from search engines', () => {
  const places = [...writeSitemap(site, new Map()).matchAll(/<loc>(.*?)<\/loc>/g)];
  expect(places.map(([, place]) => place?.replace(brand.site, ''))).toEqual([
    '/',
    '/resources/new',
    '/resources/old',
    '/sales',
  ]);
});

test('a page changed on the day of its last commit or, without a history, with the build', () => {
  const map = writeSitemap(site, new Map([['site/pages/sales.ts', '2026-09-01']]));
  expect(map).toContain('/sales</loc><lastmod>2026-09-01</lastmod>');
  expect(map).toContain('/</loc><lastmod>2026-11-20</lastmod>');
});

test('of the commits of a file the newest counts', () => {
  const log = '>2026-11-02T08:00:00+02:00\n\na.ts\n>2026-10-01T08:00:00+02:00\n\na.ts\nb.md\n';
  expect([...readLog(log)]).toEqual([
    ['a.ts', '2026-11-02'],
    ['b.md', '2026-10-01'],
  ]);
});

test('where there is no history to ask, nothing is known and nothing fails', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'history-'));
  expect((await lastChanged(folder)).size).toBe(0);
});

test('robots are told where the site map is', () => {
  expect(writeRobots()).toContain(`\nSitemap: ${brand.site}/sitemap.xml\n`);
});

test('both feeds have the guides, the newest first, by absolute addresses', () => {
  const items = JSON.parse(writeJsonFeed(site)).items as { url: string }[];
  expect(items.map(({ url }) => url.replace(brand.site, ''))).toEqual([
    '/resources/new',
    '/resources/old',
  ]);
  const rss = writeRss(site);
  expect(rss.indexOf('/resources/new')).toBeLessThan(rss.indexOf('/resources/old'));
  expect(rss).toContain('<rss version="2.0"');
});

test('a text in a feed has its figures, and no widget that a reader cannot run', () => {
  const [{ content_html: html }] = JSON.parse(writeJsonFeed(site)).items;
  expect(html).toBe(`<p>In ${claims.meet.figure} <a href="${brand.site}/apply">apply</a></p>`);
  expect(writeRss(site)).toContain(html);
});

test('the JSON feed is of version 1.1, and every item has what that asks for', () => {
  const feed = JSON.parse(writeJsonFeed(site));
  expect(feed).toMatchObject({
    version: 'https://jsonfeed.org/version/1.1',
    authors: [{ name: brand.name }],
    feed_url: `${brand.site}/feed.json`,
  });
  for (const item of feed.items) {
    expect(Object.keys(item)).toEqual(expect.arrayContaining(['id', 'content_html']));
  }
});

test('llms.txt opens with name and summary, and lists each page under one heading', () => {
  const text = writeLlms(site);
  expect(text).toMatch(/^# .+\n\n> .+\n\n/);
  const [, services, pages, guides] = text.split('\n## ');
  expect(services).toContain(`](${brand.site}/sales): What it is about.`);
  expect(pages).toContain(`[Home](${brand.site}/)`);
  expect(guides).toContain(`[new](${brand.site}/resources/new)`);
  expect(text.match(/\]\(/g)).toHaveLength(4);
});

test('the security contact expires within a year of the build', () => {
  const [, expires = ''] = /Expires: (.+)/.exec(writeSecurity(site)) ?? [];
  const days = (Date.parse(expires) - site.builtAt.getTime()) / 86_400_000;
  expect(days).toBeGreaterThan(300);
  expect(days).toBeLessThan(366);
  expect(writeSecurity(site)).toContain(`Contact: mailto:${brand.email}`);
});

test('nothing that opens in a new tab is fetched before it is asked for', () => {
  const { prefetch, prerender } = JSON.parse(writeSpeculationRules());
  expect([prefetch[0].eagerness, prerender[0].eagerness]).toEqual(['moderate', 'conservative']);
  for (const [rule] of [prefetch, prerender]) {
    expect(rule.where.and).toContainEqual({ not: { selector_matches: '[target=_blank]' } });
  }
});

async function headersOf(path: string): Promise<Record<string, string>> {
  const outDir = await mkdtemp(join(tmpdir(), 'headers-'));
  for (const folder of ['v1', '1.4.2']) {
    await mkdir(join(outDir, 'widgets', folder), { recursive: true });
    await writeFile(join(outDir, 'widgets', folder, 'hire.js'), '');
    await writeFile(join(outDir, 'widgets', folder, 'forms-B-Hcz5tJ.js'), '');
  }
  const found = readHeaderRules(writeHeaders({ ...site, outDir }))
    .filter((rule) => rule.path.test(path))
    .flatMap(({ headers }) => headers);
  // A host joins two values of one header.
  expect(new Set(found.map(([name]) => name)).size).toBe(found.length);
  return Object.fromEntries(found);
}

test('a page may run our scripts, call our project and frame the calendar and ourselves, nothing else', async () => {
  const policy = (await headersOf('/sales'))['Content-Security-Policy']?.split('; ');
  expect(policy).toEqual(
    expect.arrayContaining([
      "default-src 'none'",
      "script-src 'self'",
      `connect-src 'self' ${new URL(brand.project).origin}`,
      `frame-src 'self' ${new URL(brand.scheduler).origin}`,
      "frame-ancestors 'self'",
      "require-trusted-types-for 'script'",
    ]),
  );
});

test('what is named by its content is kept for good, and the loader for five minutes', async () => {
  const cache = async (path: string) => (await headersOf(path))['Cache-Control'];
  const forEver = 'public, max-age=31536000, immutable';
  expect(await cache('/assets/share-0a1b2c3d.png')).toBe(forEver);
  expect(await cache('/widgets/v1/forms-B-Hcz5tJ.js')).toBe(forEver);
  expect(await cache('/widgets/1.4.2/hire.js')).toBe(forEver);
  expect(await cache('/widgets/v1/hire.js')).toBe('public, max-age=300');
  expect(await cache('/sales')).toBeUndefined();
});

test('any origin may load a widget, and no other file', async () => {
  const origin = 'Access-Control-Allow-Origin';
  expect((await headersOf('/widgets/v1/hire.js'))[origin]).toBe('*');
  expect((await headersOf('/assets/shell-0a1b2c3d.js'))[origin]).toBeUndefined();
});

test('a line of _headers that is no header is shown', () => {
  expect(() => readHeaderRules('/*\n  X-One: a\n  nonsense\n')).toThrow('"  nonsense" in _headers');
});
