import { fillFigures } from '../content/fill-figures.ts';

const folders: [RegExp, string][] = [
  [/^\/pages\//, '/'],
  [/^\/articles\//, '/resources/'],
];

/**
 * Where the page of a source file is written: `/articles/slug` as `/resources/slug.html`. An article
 * may name a slug of its own.
 */
export function addressOf(stem: string, slug?: string): string {
  const path = folders.reduce((path, [folder, place]) => path.replace(folder, place), stem);
  return `${slug ? path.replace(/[^/]+$/, fillFigures(slug)) : path}.html`;
}

/** `/get-matched.html` is `/get-matched` to everyone who links to it. */
export const pathOf = (url: string): string => url.replace(/(index)?\.html$/, '');
