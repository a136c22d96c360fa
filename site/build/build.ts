import { renderToString } from 'preact-render-to-string';
import type { ReactElement } from 'react';
import { fill } from '../layouts/keep.tsx';
import { minify } from '../layouts/minify.ts';
import type { PageRecord } from '../layouts/page.tsx';
import { prerender } from '../layouts/prerender.tsx';
import type { Subject } from '../layouts/subject.ts';
import type { KnownPage } from './files/site.ts';
import { writeFiles } from './files/write.ts';

export { addressOf } from '../layouts/path.ts';
/** All that .eleventy.js needs of the site, in one module: loader.js reads it anew for each build. */
export { writeAssets } from './assets/write.ts';

/** What Eleventy knows of any page. */
interface Data {
  page: { inputPath: string };
  content: string;
}

interface Layout {
  default: (data: Data) => ReactElement;
  subjectOf: (data: Data) => Subject;
}

const layouts = import.meta.glob<Layout>('/site/layouts/{page,article}.tsx', { eager: true });
const pages = import.meta.glob<{ default: PageRecord }>('/site/pages/**/*.ts', { eager: true });
const drawn: KnownPage[] = [];

/**
 * A document, from the layout's file and what Eleventy knows of the page. As bytes, for Eleventy
 * draws all pages before it writes one: thousands of them as text would fill the memory.
 */
export function draw(file: string, data: Data): Buffer {
  const layout = layouts[keyOf(file)];
  if (!layout) throw new Error(`${file} is not a layout: site/build.ts names them.`);
  const source = data.page.inputPath.replace(/^\.\//, '');
  drawn.push({ ...layout.subjectOf(data), source, text: data.content });
  const html = `<!doctype html>${renderToString(layout.default(data))}`;
  return fill(prerender(html, minify));
}

/** Writes what is about all pages: to be called when every one is drawn. */
export const finishSite = (outDir: string): Promise<void> => writeFiles(outDir, drawn);

export const recordOf = (file: string) => pages[keyOf(file)]?.default;

const keyOf = (file: string) => file.replace(/^\./, '');
