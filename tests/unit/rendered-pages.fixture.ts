import { type DefaultTreeAdapterTypes, parse } from 'parse5';
import { renderToString } from 'preact-render-to-string';
import type { Article, ArticleCollection } from '../../site/content/article.ts';
import { fillFigures } from '../../site/content/fill-figures.ts';
import { lights } from '../../site/content/lights.ts';
import Page, { type PageRecord } from '../../site/layouts/page.tsx';

type Node = DefaultTreeAdapterTypes.ChildNode;

export interface RenderedPage {
  path: string;
  record: PageRecord;
  html: string;
  /** What a visitor can read, with a line for each text. */
  text: string;
}

const records = import.meta.glob<PageRecord | PageRecord[]>('/site/pages/**/*.ts', {
  eager: true,
  import: 'default',
});
const markdown = import.meta.glob<string>('/site/articles/*.md', {
  eager: true,
  query: '?raw',
  import: 'default',
});

/** Elements whose text nobody reads. */
const unread = ['head', 'script', 'style', 'template'];

/** The text of each article's file. */
export const articles = Object.entries(markdown).map(([file, text]) => ({
  path: file.replace('/site/articles', '/resources').replace('.md', ''),
  text: fillFigures(text),
}));

export const article = {
  title: 'An article',
  excerpt: 'What it is about.',
  icon: 'sun-moon',
  seed: 'tides',
  href: '/resources/article',
  published: new Date(0),
  hour: lights.morning,
  related: [] as string[],
  cta: { heading: 'Begin', text: 'Now', label: 'Get Matched', href: '/get-matched' },
} as Article;

/** In place of the articles, which Eleventy reads. */
export const collection: ArticleCollection = {
  all: [article],
  byPath: () => article,
  published: (names) => names.map(() => article),
};

/** Every page, as a visitor without scripts gets it. */
export const pages: RenderedPage[] = Object.entries(records).flatMap(([file, exported]) =>
  [exported].flat().map((record) => {
    const path = file
      .replace(/^\/site\/pages|(index)?\.ts$/g, '')
      .replace(/[^/]+$/, (name) => record.slug ?? name);
    const html = renderToString(Page({ record, path, articles: collection }));
    return { path, record, html, text: linesOf(parse(html).childNodes).join('\n') };
  }),
);

function linesOf(nodes: readonly Node[]): string[] {
  return nodes.flatMap((node) => {
    if ('value' in node) return node.value.trim() ? [node.value.trim()] : [];
    if (!('childNodes' in node) || unread.includes(node.nodeName)) return [];
    return linesOf(node.childNodes);
  });
}
