import { mkdir, mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import type { Repository } from '../../site/build/editor/repository.ts';
import { writeApache } from '../../site/build/files/apache.ts';
import { writeCaddy } from '../../site/build/files/caddy.ts';
import { writeJsonFeed, writeRss } from '../../site/build/files/feeds.ts';
import { writeHeaders } from '../../site/build/files/headers.ts';
import { lastChanged, readLog } from '../../site/build/files/last-changed.ts';
import { writeNginx } from '../../site/build/files/nginx.ts';
import type { RenderedPage, Site } from '../../site/build/files/site.ts';
import { writeSitemap } from '../../site/build/files/sitemap.ts';
import { writeSpeculationRules } from '../../site/build/files/speculation-rules.ts';
import { writeLlms, writeRobots, writeSecurity } from '../../site/build/files/texts.ts';
import type { Article } from '../../site/content/article.ts';
import { brand } from '../../site/content/brand.ts';
import { readHeaderRules } from '../../tools/services/header-rules.ts';

const page = (path: string, more: Partial<RenderedPage> = {}): RenderedPage => ({
  path,
  title: `The page ${path} | ${brand.name}`,
  description: 'What it is about.',
  source: `site/pages${path}.ts`,
  ...more,
});

const guide = (name: string, published: string, text = ''): RenderedPage =>
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
      '<p>In two days <a href="/apply">apply</a></p><img src="/pictures/a.webp" alt="A"><hire-newsletter-panel><a>x</a></hire-newsletter-panel>',
    ),
  ],
};

test('the sitemap contains all pages except unlisted ones', () => {
  const places = [...writeSitemap(site, new Map()).matchAll(/<loc>(.*?)<\/loc>/g)];
  expect(places.map(([, place]) => place?.replace(brand.site, ''))).toEqual([
    '/',
    '/resources/new',
    '/resources/old',
    '/sales',
  ]);
});

test('lastmod is the day of the last commit, or of the build without git history', () => {
  const map = writeSitemap(site, new Map([['site/pages/sales.ts', '2026-09-01']]));
  expect(map).toContain('/sales</loc><lastmod>2026-09-01</lastmod>');
  expect(map).toContain('/</loc><lastmod>2026-11-20</lastmod>');
});

test('the newest commit of a file counts', () => {
  const log = '>2026-11-02T08:00:00+02:00\n\na.ts\n>2026-10-01T08:00:00+02:00\n\na.ts\nb.md\n';
  expect([...readLog(log)]).toEqual([
    ['a.ts', '2026-11-02'],
    ['b.md', '2026-10-01'],
  ]);
});

test('outside a git repository there are no dates and no error', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'history-'));
  expect((await lastChanged(folder)).size).toBe(0);
});

test('robots.txt names the sitemap', () => {
  expect(writeRobots()).toContain(`\nSitemap: ${brand.site}/sitemap.xml\n`);
});

test('both feeds contain the articles, newest first, with absolute URLs', () => {
  const items = JSON.parse(writeJsonFeed(site)).items as { url: string }[];
  expect(items.map(({ url }) => url.replace(brand.site, ''))).toEqual([
    '/resources/new',
    '/resources/old',
  ]);
  const rss = writeRss(site);
  expect(rss.indexOf('/resources/new')).toBeLessThan(rss.indexOf('/resources/old'));
  expect(rss).toContain('<rss version="2.0"');
});

test('texts of the feeds have absolute addresses and no widgets', () => {
  const [{ content_html: html }] = JSON.parse(writeJsonFeed(site)).items;
  expect(html).toBe(
    [
      `<p>In two days <a href="${brand.site}/apply">apply</a></p>`,
      `<img src="${brand.site}/pictures/a.webp" alt="A">`,
    ].join(''),
  );
  expect(writeRss(site)).toContain(html);
});

test('the JSON feed has the fields that JSON Feed 1.1 requires', () => {
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

test('llms.txt starts with name and summary, and lists each page once', () => {
  const text = writeLlms(site);
  expect(text).toMatch(/^# .+\n\n> .+\n\n/);
  const [, services, pages, guides] = text.split('\n## ');
  expect(services).toContain(`](${brand.site}/sales): What it is about.`);
  expect(pages).toContain(`[Home](${brand.site}/)`);
  expect(guides).toContain(`[new](${brand.site}/resources/new)`);
  expect(text.match(/\]\(/g)).toHaveLength(4);
});

test('security.txt expires within a year of the build', () => {
  const [, expires = ''] = /Expires: (.+)/.exec(writeSecurity(site)) ?? [];
  const days = (Date.parse(expires) - site.builtAt.getTime()) / 86_400_000;
  expect(days).toBeGreaterThan(300);
  expect(days).toBeLessThan(366);
  expect(writeSecurity(site)).toContain(`Contact: mailto:${brand.email}`);
});

test('links that open a new tab are not prefetched or prerendered', () => {
  const { prefetch, prerender } = JSON.parse(writeSpeculationRules());
  expect([prefetch[0].eagerness, prerender[0].eagerness]).toEqual(['moderate', 'conservative']);
  for (const [rule] of [prefetch, prerender]) {
    expect(rule.where.and).toContainEqual({ not: { selector_matches: '[target=_blank]' } });
  }
});

async function headersOf(path: string, edited?: Repository): Promise<Record<string, string>> {
  const outDir = await mkdtemp(join(tmpdir(), 'headers-'));
  for (const folder of ['v1', '1.4.2', '1.5.0-beta.1', 'v2', '2.0.0']) {
    await mkdir(join(outDir, 'widgets', folder), { recursive: true });
  }
  const found = readHeaderRules(
    writeHeaders({ ...site, outDir, pages: [...site.pages, page('/apply')] }, edited),
  )
    .filter((rule) => rule.path.test(path))
    .flatMap(({ headers }) => headers);
  // Hosts join the values if two rules set the same header.
  expect(new Set(found.map(([name]) => name)).size).toBe(found.length);
  return Object.fromEntries(found);
}

test('the Content-Security-Policy allows own scripts, the inline one by its hash, the Supabase project and the calendar frame', async () => {
  const policy = (await headersOf('/sales'))['Content-Security-Policy']?.split('; ');
  expect(policy).toEqual(
    expect.arrayContaining([
      "default-src 'none'",
      expect.stringMatching(/^script-src 'self' 'sha256-[^']+'$/),
      `connect-src 'self' ${new URL(brand.project).origin}`,
      `frame-src 'self' ${new URL(brand.scheduler).origin}`,
      "frame-ancestors 'self'",
      "require-trusted-types-for 'script'",
    ]),
  );
});

test('the origins that may send forms may show pages in a frame', async () => {
  vi.stubEnv('ALLOWED_ORIGINS', 'https://www.acme.example,https://bolt.example');
  onTestFinished(() => void vi.unstubAllEnvs());
  expect((await headersOf('/embed/frame/get-matched'))['Content-Security-Policy']).toContain(
    "frame-ancestors 'self' https://www.acme.example https://bolt.example;",
  );
});

test('with an editor, it and the pages each have their own Content-Security-Policy', async () => {
  const policyOf = async (path: string) => {
    const headers = await headersOf(path, { name: 'github', repo: 'acme/site' });
    return headers['Content-Security-Policy'];
  };
  for (const path of ['/admin', '/admin/', '/admin/assets/font.woff2']) {
    expect(await policyOf(path)).toContain("connect-src 'self' blob: data: https://api.github.com");
  }
  const ofPages = (await headersOf('/sales'))['Content-Security-Policy'];
  for (const path of ['/', '/apply', '/sales', '/404', '/resources/new', '/embed-preview.html']) {
    expect(await policyOf(path)).toBe(ofPages);
  }
});

test('with an editor, nginx, Caddy and Apache send its policy for /admin', () => {
  const edited = { name: 'gitlab', repo: 'acme/site' } as const;
  for (const write of [writeNginx, writeCaddy, writeApache]) {
    expect(write('', edited)).toMatch(/\/admin[^/]*connect-src[^;]* https:\/\/gitlab\.com;/);
  }
});

test('assets and released versions are cached forever, and the loader for five minutes', async () => {
  const cache = async (path: string) => (await headersOf(path))['Cache-Control'];
  const immutable = 'public, max-age=31536000, immutable';
  expect(await cache('/assets/share-0a1b2c3d.png')).toBe(immutable);
  expect(await cache('/widgets/1.4.2/hire.js')).toBe(immutable);
  expect(await cache('/widgets/1.5.0-beta.1/hire.js')).toBe(immutable);
  expect(await cache('/widgets/2.0.0/hire.js')).toBe(immutable);
  for (const major of ['v1', 'v2']) {
    expect(await cache(`/widgets/${major}/hire.js`)).toBe('public, max-age=300');
  }
  expect(await cache('/sales')).toBeUndefined();
});

test('other origins may load the widgets and no other files', async () => {
  const origin = 'Access-Control-Allow-Origin';
  expect((await headersOf('/widgets/v1/hire.js'))[origin]).toBe('*');
  expect((await headersOf('/assets/shell-0a1b2c3d.js'))[origin]).toBeUndefined();
});

test('an invalid line in _headers is an error that quotes it', () => {
  expect(() => readHeaderRules('/*\n  X-One: a\n  nonsense\n')).toThrow('"  nonsense" in _headers');
});
