const folders: [RegExp, string][] = [
  [/^\/pages\//, '/'],
  [/^\/articles\//, '/resources/'],
];

/** Where the page of a source file is written: `/articles/slug` as `/resources/slug.html`. */
export const addressOf = (stem: string): string =>
  `${folders.reduce((path, [folder, place]) => path.replace(folder, place), stem)}.html`;

/** `/get-matched.html` is `/get-matched` to everyone who links to it. */
export const pathOf = (url: string): string => url.replace(/(index)?\.html$/, '');
