import { renderToString } from 'preact-render-to-string';
import type { ReactElement } from 'react';
import { writeAssets } from '../assets/write.ts';
import { minify } from '../layouts/minify.ts';
import type { PageRecord } from '../layouts/page.tsx';
import type { PageMetadata } from '../layouts/page-metadata.ts';
import { forgetFragments, insertFragments } from '../layouts/shared-fragments.tsx';
import type { RenderedPage } from './files/site.ts';
import { writeFiles } from './files/write.ts';
import { checkFrontMatter } from './front-matter.ts';
import { keepTogether } from './keep-together.ts';
import { fillPageWeight } from './page-weight.ts';
import { forgetViews, prerender } from './prerender.tsx';

// This module is the only one that .eleventy.js uses.
export { permalinkOf } from '../layouts/path.ts';

/** The part of Eleventy's data that all layouts need. */
interface Data {
  page: { inputPath: string };
  content: string;
}

interface Layout {
  default: (data: Data) => ReactElement;
  metadataOf: (data: Data) => PageMetadata;
}

const layouts = import.meta.glob<Layout>('/site/layouts/{page,article}.tsx', { eager: true });
const pages = import.meta.glob<{ default: PageRecord | PageRecord[] }>('/site/pages/**/*.ts', {
  eager: true,
});
const renderedPages: RenderedPage[] = [];

/** Forgets the last build, and writes the pictures and fonts. Call it before every build. */
export function startBuild(outDir: string): Promise<void> {
  renderedPages.length = 0;
  forgetFragments();
  forgetViews();
  return writeAssets(outDir);
}

/**
 * Renders the page of a layout file, as `./site/layouts/page.tsx`, with Eleventy's data. Returns
 * bytes because Eleventy keeps all rendered pages until it writes them, and strings need more
 * memory.
 */
export function renderPage(file: string, data: Data): Buffer {
  const layout = layouts[globKey(file)];
  if (!layout) throw new Error(`${file} is not a layout: site/build/build.ts lists them.`);
  const source = data.page.inputPath.replace(/^\.\//, '');
  try {
    renderedPages.push({ ...layout.metadataOf(data), source, text: data.content });
    const html = `<!doctype html>${renderToString(layout.default(data))}`;
    return fillPageWeight(insertFragments(prerender(keepTogether(html), minify)));
  } catch (cause) {
    const advice = ' If a field is missing or misspelled, "npx tsc -p ." names it.';
    const hint = source.endsWith('.ts') ? advice : '';
    throw new Error(`${source} could not be rendered.${hint}`, { cause });
  }
}

/** Writes the files about the whole site. Call it after every page is rendered. */
export const writeSiteFiles = (outDir: string): Promise<void> => writeFiles(outDir, renderedPages);

/** Throws if Eleventy's data of an article is not complete. */
export const checkData = (data: Data): void => {
  if (data.page.inputPath.endsWith('.md')) checkFrontMatter({ ...data });
};

/** The default export of a page's file, as `./site/pages/sales.ts`: a page, or a list of pages. */
export const recordOf = (file: string) => pages[globKey(file)]?.default;

const globKey = (file: string) => file.replace(/^\./, '');
