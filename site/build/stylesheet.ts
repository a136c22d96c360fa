import { themeSheet as kit } from '../../widgets/kit/style/theme-sheet.ts';
import { fontStyle } from '../assets/fonts.ts';
import { restId } from '../layouts/first-paint.ts';
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

/**
 * The cascade layers, each over those before it: a folder's styles are over those of the folders that
 * it imports. Buttons are over all, because sections have more specific selectors for links.
 */
const layers = [
  'base',
  'style',
  'components',
  'illustrations',
  'layouts',
  'figures',
  'sections',
  'signatures',
  'embed-builder',
  'controls',
];
const order = `@layer ${layers.join()};`;

const sharedClasses = classesIn(shared.map((path) => css[path]).join());
const classes = new Map(
  Object.keys(css)
    .filter((path) => ![...shared, buttons].includes(path))
    .sort()
    .map((path) => [path, classesOf(path)]),
);

/**
 * The rules that a page needs: in its head those of the header and the opening, so that the first
 * packets can paint them, and where the opening ends those of what is below it.
 */
export function stylesheetsOf(html: string): { head: string; rest: string } {
  const [opening = ''] = html.split(`id="${restId}"`);
  const [atTop, onPage] = [classesOn(opening), classesOn(html)];
  const isOn = (names: readonly string[], found: ReadonlySet<string>) =>
    names.some((name) => found.has(name));
  const used = [...classes].filter(([, names]) => isOn(names, onPage));
  const stylesOf = (isWanted: boolean) =>
    inLayers(used.filter(([, names]) => isOn(names, atTop) === isWanted).map(([path]) => path));
  const base = `@layer base{${shared.map((path) => css[path]).join('')}}`;
  const controls = `@layer controls{${css[buttons]}}`;
  const own = [base, ...stylesOf(true), controls];
  const forPage = (parts: readonly string[]) => {
    const text = parts.join('');
    return minify(
      text,
      [...classesIn(text)].filter((name) => !onPage.has(name)),
    );
  };
  return {
    head: forPage([order, fontStyle, pageTransition, kit, ...own]),
    rest: forPage(stylesOf(false)),
  };
}

/** The styles of whatever a page can have, for the editor's preview. */
export const allStyles = (): string => minify(inLayers([...classes.keys()]).join(''));

function inLayers(paths: readonly string[]): string[] {
  return paths.map((path) => `@layer ${folderOf(path)}{${css[path]}}`);
}

function classesOn(html: string): ReadonlySet<string> {
  return new Set([...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, list]) => split(list)));
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

function folderOf(path: string): string {
  return path.split('/')[2] ?? '';
}
