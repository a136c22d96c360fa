import { renderToString } from 'preact-render-to-string';
import type { ReactElement } from 'react';
import { minify } from '../layouts/minify.ts';
import type { PageRecord } from '../layouts/page.tsx';
import type { PageMetadata } from '../layouts/page-metadata.ts';
import { prerender } from '../layouts/prerender.tsx';
import { insertFragments } from '../layouts/shared-fragments.tsx';
import type { RenderedPage } from './files/site.ts';
import { writeFiles } from './files/write.ts';

// This module is the only one that .eleventy.js uses: loader.js loads it again for each build.
export { permalinkOf } from '../layouts/path.ts';
export { writeAssets } from './assets/write.ts';

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
const pages = import.meta.glob<{ default: PageRecord }>('/site/pages/**/*.ts', { eager: true });
const renderedPages: RenderedPage[] = [];

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
    return insertFragments(prerender(html, minify));
  } catch (cause) {
    const advice = 'If a field is missing or misspelled, "npx tsc -p ." names it.';
    throw new Error(`${source} could not be rendered. ${advice}`, { cause });
  }
}

/** Writes the files about the whole site. Call it after every page is rendered. */
export const writeSiteFiles = (outDir: string): Promise<void> => writeFiles(outDir, renderedPages);

/** The default export of a page's file, as `./site/pages/sales.ts`. */
export const recordOf = (file: string) => pages[globKey(file)]?.default;

const globKey = (file: string) => file.replace(/^\./, '');
