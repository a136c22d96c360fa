import bcd from '@mdn/browser-compat-data' with { type: 'json' };
import browserslist from 'browserslist';
import type { Page } from 'playwright/test';

/** The published data about browsers: https://github.com/mdn/browser-compat-data */
type Group = Readonly<Record<string, Feature>>;
type Feature = (typeof bcd)['api'][string];
type CompatStatement = NonNullable<Feature['__compat']>;

/** The oldest browsers that every form and page works in, with their versions: see package.json. */
const oldest = browserslist().map((browser) => browser.split(' ') as ['chrome', string]);

/** Whether one of the oldest browsers lacks a feature. */
const isNewer = ({ support }: CompatStatement): boolean =>
  oldest.some(([browser, version]) => {
    const statements = [support[browser] ?? []].flat();
    return !statements.some(
      ({ version_added: added, version_removed, prefix, alternative_name, flags }) =>
        !(version_removed || prefix || alternative_name || flags) &&
        typeof added === 'string' &&
        added !== 'preview' &&
        compare(added.replace('\u2264', ''), version) <= 0,
    );
  });

/** Compares two versions, such as "16.4" and "115". */
function compare(one: string, other: string): number {
  const [[major = 0, minor = 0], [otherMajor = 0, otherMinor = 0]] = [one, other].map((version) =>
    version.split('.').map(Number),
  ) as [number[], number[]];
  return major - otherMajor || minor - otherMinor;
}

const featuresOf = (group: object): [name: string, feature: Feature][] =>
  Object.entries(group as Group).filter(([name]) => name !== '__compat');

const newerIn = (group: object): string[] =>
  featuresOf(group).flatMap(([name, { __compat }]) =>
    __compat && isNewer(__compat) ? [name] : [],
  );

/** What to delete from a browser: `canParse` of `URL`, or all of `Navigation`. */
const newerApis: readonly (readonly [owner: string, member?: string])[] = [
  ...featuresOf(bcd.api),
  ...featuresOf(bcd.javascript.builtins ?? {}),
].flatMap(([owner, feature]) => [
  ...newerIn(feature).map((member) => [owner, member] as const),
  ...(feature.__compat && isNewer(feature.__compat) ? [[owner] as const] : []),
]);

const { selectors = {}, types = {}, 'at-rules': rules = {} } = bcd.css;

/** Of words that scripts use as well, only those that widgets have in their styles. */
const isStyle = (name: string) => /-|^(has|dir)$/.test(name);

/** The same of styles, wherever they are written. */
const newerStyle = new RegExp(
  [
    ...newerIn(selectors)
      .filter(isStyle)
      .map((name) => `:${name}(?![\\w-])`),
    ...newerIn({ ...types, ...types.color })
      .filter(isStyle)
      .map((name) => `\\b${name}(?=\\\\?\\()`),
    ...newerIn(rules).map((name) => `@${name}(?![\\w-])`),
  ].join('|'),
  'g',
);

/**
 * Makes a browser as old as the oldest one that is supported: deletes what is newer, and misspells newer
 * selectors and values of styles wherever they are sent. A declared shadow root becomes a template.
 */
export async function makeOld(page: Page): Promise<void> {
  await page.addInitScript((apis) => {
    for (const [owner, member] of apis) {
      const holder = Reflect.get(globalThis, owner);
      if (!holder) continue;
      if (member === undefined) Reflect.deleteProperty(globalThis, owner);
      else if (member.endsWith('_static'))
        Reflect.deleteProperty(holder, member.replace('_static', ''));
      else {
        // The data name the methods of `Array` and of arrays alike, and a window has its own.
        const owners = [holder.prototype, holder === Window ? window : holder];
        for (const each of owners) if (each) Reflect.deleteProperty(each, member);
      }
    }
    // A browser without popovers shows the elements with that attribute.
    const shown = '[popover]:not([hidden]), :host([popover]) { display: block }';
    const { replaceSync } = CSSStyleSheet.prototype;
    CSSStyleSheet.prototype.replaceSync = function (text) {
      replaceSync.call(this, `${shown} ${text}`);
    };
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('');
    document.adoptedStyleSheets = [sheet];
  }, newerApis);
  await page.route(/^http:\/\/localhost:\d+\/(?!functions)/, async (route) => {
    if (!['document', 'script'].includes(route.request().resourceType())) return route.fallback();
    const response = await route.fetch();
    const body = (await response.text())
      .replaceAll('shadowrootmode', 'data-unknown')
      .replace(newerStyle, (found) => `${found.slice(0, 1)}x-${found.slice(1)}`);
    return route.fulfill({ response, body });
  });
}
