import { renderToString } from 'preact-render-to-string';
import type { ReactElement } from 'react';
import { writeAssets } from '../assets/write.ts';
import type { ArticleCollection } from '../content/article.ts';
import type { PageRecord } from '../layouts/page.tsx';
import type { PageMetadata } from '../layouts/page-metadata.ts';
import { articlesOf, type CollectionItem } from './articles.ts';
import type { RenderedPage } from './files/site.ts';
import { writeFiles } from './files/write.ts';
import { checkFrontMatter } from './front-matter.ts';
import { keepTogether } from './keep-together.ts';
import { fillPageWeight } from './page-weight.ts';
import { pathOf } from './path.ts';
import { forgetViews, prerender } from './prerender.tsx';
import { stylesheetOf } from './stylesheet.ts';

// This module is the only one that .eleventy.js uses.
export { permalinkOf } from './path.ts';

/** Eleventy's data of a page. */
interface Data {
  page: { inputPath: string; url: string };
  collections: { all: CollectionItem[] };
  /** In a page's file: its record. */
  record?: PageRecord;
  /** In an article's file: its text as HTML. */
  content: string;
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
const renderedPages: RenderedPage[] = [];

/** Forgets the last build, and writes the pictures and fonts. Call it before every build. */
export function startBuild(outDir: string): Promise<void> {
  renderedPages.length = 0;
  forgetViews();
  return writeAssets(outDir);
}

/**
 * Renders the page of a layout file, as `./site/layouts/page.tsx`, with Eleventy's data. Returns
 * bytes because Eleventy keeps all rendered pages until it writes them, and strings need more
 * memory.
 */
export function renderPage(file: string, { page, collections, record, content }: Data): Buffer {
  const layout = layouts[globKey(file)];
  if (!layout) throw new Error(`${file} is not a layout: site/build/render-site.ts lists them.`);
  const source = page.inputPath.replace(/^\.\//, '');
  try {
    const props = {
      record,
      content,
      path: pathOf(page.url),
      articles: articlesOf(collections.all),
    };
    renderedPages.push({ ...layout.metadataOf(props), source, text: content });
    return fillPageWeight(Buffer.from(toDocument(layout.default(props))));
  } catch (cause) {
    const isFault = (cause as Error).name === 'Error';
    const advice = ' If a field is missing or misspelled, "npx tsc -p ." names it.';
    const hint = source.endsWith('.ts') ? advice : '';
    throw new Error(isFault ? `${source}:` : `${source} could not be rendered.${hint}`, { cause });
  }
}

function toDocument(page: ReactElement): string {
  const html = renderToString(page).replace(/<main.*<\/main>/s, keepTogether);
  const style = `<style>${stylesheetOf(html)}</style>`;
  return `<!doctype html>${prerender(html.replace('<style></style>', () => style))}`;
}

/** Writes the files about the whole site. Call it after every page is rendered. */
export const writeSiteFiles = (outDir: string): Promise<void> => writeFiles(outDir, renderedPages);

/** Throws if Eleventy's data of an article is not complete. */
export const checkData = (data: Pick<Data, 'page'>): void => {
  if (data.page.inputPath.endsWith('.md')) checkFrontMatter({ ...data });
};

/** The default export of a page's file, as `./site/pages/sales.ts`: a page, or a list of pages. */
export const recordOf = (file: string) => pages[globKey(file)]?.default;

const globKey = (file: string) => file.replace(/^\./, '');
