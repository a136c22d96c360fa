import { renderToString } from 'preact-render-to-string';
import type { ReactElement } from 'react';
import { minify } from './layouts/minify.ts';
import type { PageRecord } from './layouts/page.tsx';
import { prerender } from './layouts/prerender.tsx';

/** All that .eleventy.js needs of the site, in one module: loader.js reads it anew for each build. */
export { writeAssets } from './assets/write.ts';
export { addressOf } from './layouts/path.ts';

type Layout = { default: (data: unknown) => ReactElement };

const layouts = import.meta.glob<Layout>('/site/layouts/{page,article}.tsx', { eager: true });
const pages = import.meta.glob<{ default: PageRecord }>('/site/pages/**/*.ts', { eager: true });

/** A document, from the layout's file and what Eleventy knows of the page. */
export function draw(file: string, data: unknown): string {
  const layout = layouts[keyOf(file)]?.default;
  if (!layout) throw new Error(`${file} is not a layout: site/build.ts names them.`);
  return `<!doctype html>${renderToString(layout(data))}`;
}

export const recordOf = (file: string) => pages[keyOf(file)]?.default;

/** Gives the widgets of a finished page their first view. */
export const finish = (html: string) => prerender(html, minify);

const keyOf = (file: string) => file.replace(/^\./, '');
