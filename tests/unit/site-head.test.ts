import { renderToString } from 'preact-render-to-string';
import { expect, test } from 'vitest';
import type { Article } from '../../site/content/article.ts';
import { brand } from '../../site/content/brand.ts';
import { fillFigures } from '../../site/content/fill-figures.ts';
import { Head } from '../../site/layouts/head.tsx';
import type { PageRecord } from '../../site/layouts/page.tsx';
import { describe as inSchema } from '../../site/layouts/structured-data.ts';
import type { Subject } from '../../site/layouts/subject.ts';

const records = import.meta.glob<PageRecord>('/site/pages/**/*.ts', {
  eager: true,
  import: 'default',
});
const articles = import.meta.glob<string>('/site/articles/*.md', {
  eager: true,
  query: '?raw',
  import: 'default',
});

const front = (text: string, name: string): string =>
  fillFigures(new RegExp(`^${name}: "(.*)"$`, 'm').exec(text)?.[1] ?? '');

const said = [
  ...Object.entries(records).map(([file, { title, description }]) => ({
    file,
    title,
    description,
  })),
  ...Object.entries(articles).map(([file, text]) => ({
    file,
    title: front(text, 'title'),
    description: front(text, 'description'),
  })),
];

test.each(said)('$file says what it is in the room a search engine has', (page) => {
  expect(page.title.length).toBeGreaterThan(9);
  expect(page.title.length).toBeLessThanOrEqual(60);
  expect(page.description.length).toBeGreaterThanOrEqual(120);
  expect(page.description.length).toBeLessThanOrEqual(155);
});

test('no two pages have the same title or description', () => {
  expect(new Set(said.map(({ title }) => title)).size).toBe(said.length);
  expect(new Set(said.map(({ description }) => description)).size).toBe(said.length);
});

const page: Subject = { title: `A & B | ${brand.name}`, description: 'Words.', path: '/a-b' };
const service: Subject = { ...page, path: '/sales', service: 'Remote sales talent' };
const article: Subject = {
  ...page,
  path: '/resources/tides',
  article: {
    seed: 'tides',
    isRecent: true,
    published: new Date('2026-08-11'),
    updated: new Date('2026-10-20'),
  } as Article,
};

const head = (subject: Subject): string => renderToString(Head({ subject }));
const things = (subject: Subject): Record<string, unknown>[] =>
  JSON.parse(inSchema(subject, 'https://site/picture.png'))['@graph'];
const kinds = (subject: Subject) => things(subject).map((thing) => thing['@type']);

test('a page has one address for everyone, absolute and without a slash at the end', () => {
  expect(head(page)).toContain(`<link rel="canonical" href="${brand.site}/a-b"/>`);
  expect(head({ ...page, path: '/' })).toContain(`rel="canonical" href="${brand.site}/"`);
  expect(head(page)).toContain(`property="og:url" content="${brand.site}/a-b"`);
});

test('a page has a picture of its own where it is shared, of the size it says', () => {
  const pictures = [page, service, article].map(
    (subject) => /og:image" content="([^"]+)"/.exec(head(subject))?.[1],
  );
  expect(new Set(pictures).size).toBe(3);
  for (const picture of pictures) expect(picture).toMatch(/^http.*\/assets\/share-[\w]{8}\.png$/);
  expect(head(page)).toContain('og:image:width" content="1200"');
  expect(head(page)).toContain('name="twitter:card" content="summary_large_image"');
});

test('articles that are not among the newest share one picture', () => {
  const old = (title: string, seed: string): Subject => ({
    ...article,
    title,
    article: { ...(article.article as Article), seed, isRecent: false },
  });
  const picture = (subject: Subject) => /og:image" content="([^"]+)"/.exec(head(subject))?.[1];
  expect(picture(old('One', 'tides'))).toBe(picture(old('Other', 'lens')));
});

test('what is kept from search engines has neither an address nor a description for them', () => {
  const missing = head({ ...page, isUnlisted: true });
  expect(missing).toContain('<meta name="robots" content="noindex"/>');
  expect(missing).not.toContain('canonical');
  expect(missing).not.toContain('ld+json');
});

test('both schemes have a colour, and both feeds can be found', () => {
  expect(head(page)).toContain('media="(prefers-color-scheme: light)"');
  expect(head(page)).toContain('media="(prefers-color-scheme: dark)"');
  expect(head(page)).toContain('rel="alternate" type="application/rss+xml" href="/feed.xml"');
  expect(head(page)).toContain('rel="alternate" type="application/feed+json" href="/feed.json"');
});

test('the home page says who runs the site, and others say where they are in it', () => {
  expect(kinds({ ...page, path: '/' })).toEqual(['Organization', 'WebSite']);
  expect(kinds(page)).toEqual(['BreadcrumbList']);
  expect(kinds(service)).toEqual(['BreadcrumbList', 'Service']);
  expect(kinds(article)).toEqual(['BreadcrumbList', 'BlogPosting']);
});

test('the trail to an article leads through all of them, by the names the menu has', () => {
  const [trail] = things(article) as [{ itemListElement: { name: string; item: string }[] }];
  expect(trail.itemListElement.map(({ name, item }) => [name, item])).toEqual([
    ['Home', `${brand.site}/`],
    ['Resources', `${brand.site}/resources`],
    ['A & B', `${brand.site}/resources/tides`],
  ]);
  const [toService] = things(service) as [{ itemListElement: { name: string }[] }];
  expect(toService.itemListElement.at(-1)?.name).toBe('Sales');
});

test('a service names who provides it, and an article when it was written, and by whom', () => {
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

test('no title can end the script that it stands in', () => {
  const written = inSchema({ ...page, title: '</script><b>' }, '');
  expect(written).not.toContain('<');
  expect(JSON.parse(written)).toBeTruthy();
});
