import { fillFigures } from '../content/fill-figures.ts';

const folders: [RegExp, string][] = [
  [/^\/pages\//, '/'],
  [/^\/landing\//, '/'],
  [/^\/articles\//, '/resources/'],
];

/**
 * The output path of a source file: `/articles/name` becomes `/resources/name.html`. A `slug`, in the
 * front matter of an article or in a list of pages, replaces the name.
 */
export function permalinkOf(stem: string, slug?: string): string {
  const path = folders.reduce((path, [folder, urlPrefix]) => path.replace(folder, urlPrefix), stem);
  return `${slug ? path.replace(/[^/]+$/, fillFigures(slug)) : path}.html`;
}

/** The path for links and sitemaps: `/get-matched.html` becomes `/get-matched`. */
export const pathOf = (url: string): string => url.replace(/(index)?\.html$/, '');
