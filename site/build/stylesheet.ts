import { themeSheet as kit } from '../../widgets/kit/style/theme-sheet.ts';
import { fontStyle } from '../assets/fonts.ts';
import { pageTransition } from '../style/page-transition.ts';
import { minify } from './minify.ts';

/** All style modules of the site by path: their CSS, and what they export. */
const css = import.meta.glob<string>('/site/**/*.css.ts', {
  query: '?sheet',
  import: 'default',
  eager: true,
});
const exported = import.meta.glob('/site/**/*.css.ts', { eager: true });

/** These styles are on every page. All others are on the pages that use one of their classes. */
const shared = ['theme', 'base', 'one-frame-later'].map((name) => `/site/style/${name}.css.ts`);
const buttons = '/site/style/controls.css.ts';

/** A folder's styles come after those of the folders that it imports. */
const folders = ['style', 'components', 'illustrations', 'layouts', 'sections', 'embed-builder'];

const sharedClasses = classesIn(shared.map((path) => css[path]).join());
const classes = new Map(
  Object.keys(css)
    .filter((path) => ![...shared, buttons].includes(path))
    .sort((one, other) => rank(one) - rank(other) || (one < other ? -1 : 1))
    .map((path) => [path, classesOf(path)]),
);

/** The minified CSS of one page, with only the styles that the page needs. */
export function stylesheetOf(html: string): string {
  const onPage = new Set(
    [...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, list]) => split(list)),
  );
  const used = [...classes].filter(([, names]) => names.some((name) => onPage.has(name)));
  // Cascade layers let button styles win over more specific link selectors of sections.
  const layers = { base: shared, page: used.map(([path]) => path), controls: [buttons] };
  const source = Object.entries(layers).map(
    ([name, paths]) => `@layer ${name}{${paths.map((path) => css[path]).join('')}}`,
  );
  return minify([fontStyle, pageTransition, kit, ...source].join(''));
}

/**
 * The classes that a style module defines. It may also export those of another module, joined with
 * its own, or have them in its CSS. If both, the page gets a module too many, but never one too few.
 */
function classesOf(path: string): string[] {
  const inCss = classesIn(css[path]);
  const own = stringsIn(exported[path])
    .flatMap(split)
    .filter((name) => inCss.has(name) && !sharedClasses.has(name));
  if (own.length > 0) return own;
  throw new Error(
    `${path} exports no class of its own, so no page would get its styles. Export one, or add the file to "shared" in site/build/stylesheet.ts.`,
  );
}

function classesIn(css = ''): ReadonlySet<string> {
  return new Set(css.match(/(?<=\.)[a-z_][\w-]*/gi));
}

/** All strings in an object and the objects inside it, such as `styleVariants` returns. */
function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value ? Object.values(value).flatMap(stringsIn) : [];
}

function split(text = ''): string[] {
  return text.split(' ');
}

function rank(path: string): number {
  return folders.indexOf(path.split('/')[2] ?? '');
}
