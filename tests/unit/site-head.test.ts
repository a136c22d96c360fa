import { renderToString } from 'preact-render-to-string';
import { expect, test } from 'vitest';
import type { Article } from '../../site/content/article.ts';
import { brand } from '../../site/content/brand.ts';
import { Head } from '../../site/layouts/head.tsx';
import type { PageMetadata } from '../../site/layouts/page-metadata.ts';
import { toJsonLd } from '../../site/layouts/structured-data.ts';
import { articles, pages } from './rendered-pages.fixture.ts';

const readFrontMatter = (text: string, name: string): string =>
  new RegExp(`^${name}: "(.*)"$`, 'm').exec(text)?.[1] ?? '';

const descriptions = [
  ...pages.map(({ path, record: { title, description } }) => ({ path, title, description })),
  ...articles.map(({ path, text }) => ({
    path,
    title: readFrontMatter(text, 'title'),
    description: readFrontMatter(text, 'description'),
  })),
];

test.each(descriptions)(
  '$path has a title and description of the length that search engines show',
  (page) => {
    expect(page.title.length).toBeGreaterThan(9);
    expect(page.title.length, page.title).toBeLessThanOrEqual(60);
    expect(page.description.length, page.description).toBeGreaterThanOrEqual(120);
    expect(page.description.length, page.description).toBeLessThanOrEqual(155);
  },
);

test('no two pages have the same title or description', () => {
  expect(new Set(descriptions.map(({ title }) => title)).size).toBe(descriptions.length);
  expect(new Set(descriptions.map(({ description }) => description)).size).toBe(
    descriptions.length,
  );
});

const page: PageMetadata = { title: `A & B | ${brand.name}`, description: 'Words.', path: '/a-b' };
const service: PageMetadata = { ...page, path: '/sales', service: 'Remote sales talent' };
const article: PageMetadata = {
  ...page,
  path: '/resources/tides',
  article: {
    seed: 'tides',
    isRecent: true,
    published: new Date('2026-08-11'),
    updated: new Date('2026-10-20'),
  } as Article,
};

const head = (metadata: PageMetadata): string => renderToString(Head({ metadata }));
const things = (metadata: PageMetadata): Record<string, unknown>[] =>
  JSON.parse(toJsonLd(metadata, 'https://site/picture.png'))['@graph'];
const kinds = (metadata: PageMetadata) => things(metadata).map((thing) => thing['@type']);

test('the head has the title and the description of its page', () => {
  expect(head(page)).toContain(`<title>A &amp; B | ${brand.name}</title>`);
  expect(head(page)).toContain('<meta name="description" content="Words."/>');
});

test('the canonical URL is absolute and has no trailing slash', () => {
  expect(head(page)).toContain(`<link rel="canonical" href="${brand.site}/a-b"/>`);
  expect(head({ ...page, path: '/' })).toContain(`rel="canonical" href="${brand.site}/"`);
  expect(head(page)).toContain(`property="og:url" content="${brand.site}/a-b"`);
});

test('each page has a social image of its own, with its size', () => {
  const pictures = [page, service, article].map(
    (metadata) => /og:image" content="([^"]+)"/.exec(head(metadata))?.[1],
  );
  expect(new Set(pictures).size).toBe(3);
  for (const picture of pictures) expect(picture).toMatch(/^http.*\/assets\/share-[\w]{8}\.png$/);
  expect(head(page)).toContain('og:image:width" content="1200"');
  expect(head(page)).toContain('name="twitter:card" content="summary_large_image"');
});

test('older articles share one social image', () => {
  const old = (title: string, seed: string): PageMetadata => ({
    ...article,
    title,
    article: { ...(article.article as Article), seed, isRecent: false },
  });
  const picture = (metadata: PageMetadata) =>
    /og:image" content="([^"]+)"/.exec(head(metadata))?.[1];
  expect(picture(old('One', 'tides'))).toBe(picture(old('Other', 'lens')));
});

test('an unlisted page has noindex, no canonical URL and no structured data', () => {
  const missing = head({ ...page, isUnlisted: true });
  expect(missing).toContain('<meta name="robots" content="noindex"/>');
  expect(missing).not.toContain('canonical');
  expect(missing).not.toContain('ld+json');
});

test('the head has theme colors for both schemes and links to both feeds', () => {
  expect(head(page)).toContain('media="(prefers-color-scheme: light)"');
  expect(head(page)).toContain('media="(prefers-color-scheme: dark)"');
  expect(head(page)).toContain('rel="alternate" type="application/rss+xml" href="/feed.xml"');
  expect(head(page)).toContain('rel="alternate" type="application/feed+json" href="/feed.json"');
});

test('the home page describes the organization, other pages have breadcrumbs', () => {
  expect(kinds({ ...page, path: '/' })).toEqual(['Organization', 'WebSite']);
  expect(kinds(page)).toEqual(['BreadcrumbList']);
  expect(kinds(service)).toEqual(['BreadcrumbList', 'Service']);
  expect(kinds(article)).toEqual(['BreadcrumbList', 'BlogPosting']);
});

test('breadcrumbs have the labels of the menus, and articles are under Resources', () => {
  const [trail] = things(article) as [{ itemListElement: { name: string; item: string }[] }];
  expect(trail.itemListElement.map(({ name, item }) => [name, item])).toEqual([
    ['Home', `${brand.site}/`],
    ['Resources', `${brand.site}/resources`],
    ['A & B', `${brand.site}/resources/tides`],
  ]);
  const [toService] = things(service) as [{ itemListElement: { name: string }[] }];
  expect(toService.itemListElement.at(-1)?.name).toBe('Sales');
});

test('services name their provider, and articles their dates and author', () => {
  expect(things(service)[1]).toMatchObject({
    serviceType: 'Remote sales talent',
    provider: { '@type': 'Organization', name: brand.name },
  });
  expect(things(article)[1]).toMatchObject({
    headline: page.title,
    datePublished: '2026-08-11T00:00:00.000Z',
    dateModified: '2026-10-20T00:00:00.000Z',
    author: { '@type': 'Organization', name: brand.name },
    image: 'https://site/picture.png',
  });
});

test('a title cannot end the JSON-LD script', () => {
  const written = toJsonLd({ ...page, title: '</script><b>' }, '');
  expect(written).not.toContain('<');
  expect(JSON.parse(written)).toBeTruthy();
});
