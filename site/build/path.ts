import { fillFigures } from '../content/fill-figures.ts';
import { slugOf } from '../content/slug.ts';

const folders: [RegExp, string][] = [
  [/^\/pages\//, '/'],
  [/^\/landing\//, '/'],
  [/^\/articles\//, '/resources/'],
];

/**
 * The output path of a source file: `/articles/name` becomes `/resources/name.html`. A `slug`, in the
 * front matter of an article or in a list of pages, replaces the name. The name of an article or a landing
 * page may be in any writing.
 */
export function permalinkOf(stem: string, slug?: string): string {
  const path = folders.reduce((path, [folder, urlPrefix]) => path.replace(folder, urlPrefix), stem);
  const isWritten = /^\/(?:articles|landing)\//.test(stem);
  return `${path.replace(/[^/]+$/, (name) => (slug ? fillFigures(slug) : isWritten ? slugOf(name) : name))}.html`;
}

/** Throws one line if a file's name has no letter for an address, or if another page has its address. */
export function assertAddress(slug: string, others: readonly string[]): void {
  if (!slug) throw new Error('its name has no letter for an address: name it with a to z');
  if (others.includes(slug))
    throw new Error(`another page has the address ${slug}: choose another`);
}

/** The path for links and sitemaps: `/get-matched.html` becomes `/get-matched`. */
export const pathOf = (url: string): string => url.replace(/(index)?\.html$/, '');
