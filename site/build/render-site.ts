import { existsSync, statSync } from 'node:fs';
import { renderToString } from 'preact-render-to-string';
import { createElement, type ReactElement } from 'react';
import { writeAssets } from '../assets/write.ts';
import type { ArticleCollection } from '../content/article.ts';
import { rays } from '../content/navigation.ts';
import type { PageWords } from '../content/page-words.ts';
import { currentPreview } from '../content/publication.ts';
import { recordFaults } from '../content/records.ts';
import type { PageRecord } from '../layouts/page.tsx';
import type { PageMetadata } from '../layouts/page-metadata.ts';
import { SiteRays } from '../sections/closing.tsx';
import { articlesOf, type CollectionItem, readArticles } from './articles.ts';
import { checkLinks, type LinkedPage, readLinks } from './check-links.ts';
import type { RenderedPage } from './files/site.ts';
import { writeEditor, writeFiles } from './files/write.ts';
import { keepTogether } from './keep-together.ts';
import { readLandingPages } from './landing.ts';
import { fillPageWeight } from './page-weight.ts';
import { readPageWords, withWords } from './page-words.ts';
import { pathOf } from './path.ts';
import { forgetViews, prerender } from './prerender.tsx';
import { type RedirectOf, readRedirects, resolveRedirects } from './redirects.ts';
import { stylesheetsOf } from './stylesheet.ts';

// This module is the only one that .eleventy.js uses.
export { markdown } from '../layouts/markdown.ts';
export { permalinkOf } from './path.ts';

/** Eleventy's data of a page. */
interface Data {
  page: { inputPath: string; url: string };
  collections: { all: CollectionItem[] };
  /** In a page's file: its record. */
  record?: PageRecord;
  /** The file of a page that is not where Eleventy found it. */
  source?: string;
  /** In an article's file: its text as HTML. */
  content: string;
  /** Addresses that the page had before. */
  aliases?: readonly string[];
}

interface Layout {
  default: (props: LayoutProps) => ReactElement;
  metadataOf: (props: LayoutProps) => PageMetadata;
}

interface LayoutProps extends Pick<Data, 'record' | 'content'> {
  path: string;
  articles: ArticleCollection;
}

const layouts = import.meta.glob<Layout>('/site/layouts/{page,article}.tsx', { eager: true });
const pages = import.meta.glob<{ default: PageRecord | PageRecord[] }>('/site/pages/**/*.ts', {
  eager: true,
});

/** The pages around the sun at the end of each page, from the earliest hour to the latest. */
const raysByHour = rays
  .map((ray) => ({ ...ray, hour: hourOf(ray.href) }))
  .sort((one, other) => one.hour - other.hour);

const renderedPages: RenderedPage[] = [];
const linkedPages: LinkedPage[] = [];
let redirects: RedirectOf[] = [];
const movedPages: RedirectOf[] = [];
let faults: readonly string[] = [];
let words: readonly PageWords[] = [];

/** Forgets the last build, and writes the pictures and fonts. Call it before every build. */
export function startBuild(outDir: string): Promise<void> {
  for (const list of [renderedPages, linkedPages, movedPages]) list.length = 0;
  forgetViews();
  return writeAssets(outDir);
}

/**
 * Renders the page of a layout file, as `./site/layouts/page.tsx`, with Eleventy's data. Returns
 * bytes because Eleventy keeps all rendered pages until it writes them, and strings need more
 * memory.
 */
export function renderPage(file: string, data: Data): Buffer {
  const { page, collections, record, content } = data;
  const layout = layouts[globKey(file)];
  if (!layout) throw new Error(`${file} is not a layout: site/build/render-site.ts lists them.`);
  const source = data.source ?? page.inputPath.replace(/^\.\//, '');
  try {
    const props = {
      record,
      content,
      path: pathOf(page.url),
      articles: articlesOf(collections.all),
    };
    renderedPages.push({ ...layout.metadataOf(props), source, text: content });
    const value = { pages: raysByHour, path: props.path };
    const html = toDocument(createElement(SiteRays.Provider, { value }, layout.default(props)));
    linkedPages.push({ path: props.path, source, ...readLinks(html) });
    for (const from of data.aliases ?? []) movedPages.push({ from, to: props.path, source });
    return fillPageWeight(Buffer.from(html));
  } catch (cause) {
    const isFault = (cause as Error).name === 'Error';
    const advice = ' If a field is missing or misspelled, "npx tsc -p ." names it.';
    const hint = source.endsWith('.ts') ? advice : '';
    throw new Error(isFault ? `${source}:` : `${source} could not be rendered.${hint}`, { cause });
  }
}

function toDocument(page: ReactElement): string {
  const html = renderToString(page).replace(/<main.*<\/main>/s, keepTogether);
  const { head, rest } = stylesheetsOf(html);
  const styled = [head, rest].reduce(
    (page, css) => page.replace('<style></style>', () => `<style>${css}</style>`),
    html,
  );
  return `<!doctype html>${prerender(styled)}`;
}

/** Writes the files about the whole site, and checks its links. Call it after every page is rendered. */
export async function writeSiteFiles(outDir: string): Promise<void> {
  const paths = new Set(renderedPages.map(({ path }) => path));
  const moved = resolveRedirects([...movedPages, ...redirects], (path) => paths.has(path));
  await writeFiles(outDir, renderedPages, moved.redirects);
  for (const { from } of moved.redirects) paths.add(from);
  const exists = (path: string) => paths.has(path) || isFile(outDir, path);
  faults = [...faults, ...moved.faults, ...checkLinks(linkedPages, exists)];
  await writeEditor(outDir, faults);
}

/** Whether a build has written a file for a path. `npm run dev` serves the widgets without files. */
const isFile = (outDir: string, path: string): boolean =>
  ['', '.html', '/index.html'].some((end) =>
    statSync(`${outDir}${path}${end}`, { throwIfNoEntry: false })?.isFile(),
  ) ||
  (path.startsWith('/widgets/') && !existsSync(`${outDir}/widgets`));

/** A page that Eleventy does not find itself: a path from site/, its Markdown and its data. */
interface Template {
  path: string;
  text: string;
  data: object;
}

/** Reads the pages that people edit. Those that are wrong are in `listFaults`. */
export function readContent(): Template[] {
  const preview = currentPreview();
  const articles = readArticles(preview);
  const landing = readLandingPages(preview);
  const replaced = readPageWords();
  const moved = readRedirects();
  words = replaced.words;
  redirects = moved.redirects;
  faults = [
    recordFaults.values(),
    ...[articles, landing, replaced, moved].map((one) => one.faults),
  ].flatMap((some) => [...some]);
  return [
    ...articles.articles.map(({ path, text, data }) => ({
      path,
      // Without the line, Eleventy would take a text that begins with --- for fields.
      text: `\n${text}`,
      data: { ...data, layout: 'article.tsx' },
    })),
    ...landing.pages.map(({ name, source, record, aliases }) => ({
      path: `landing/${name}.md`,
      text: '',
      data: { record, source, aliases, layout: 'page.tsx' },
    })),
  ];
}

/** One line for each file that people edit and that is wrong: what is, and what the site shows instead. */
export const listFaults = (): readonly string[] => faults;

/** The default export of a page's file, as `./site/pages/sales.ts`: a page, or a list of pages. */
export const recordOf = (file: string) => {
  const record = pages[globKey(file)]?.default;
  return !record || Array.isArray(record) ? record : withWords(file, record, words);
};

/** Pages without a sky are in the middle of the day. */
function hourOf(path: string): number {
  const record = pages[`/site/pages${path === '/' ? '/index' : path}.ts`]?.default;
  return (record && !Array.isArray(record) && record.hour) || 12;
}

const globKey = (file: string) => file.replace(/^\./, '');
