import { globSync, readFileSync } from 'node:fs';
import { afterEach, expect, test, vi } from 'vitest';
import {
  addEntry,
  copyText,
  localeOf,
  matchesMedia,
  readStorage,
  timeZone,
  writeStorage,
} from '../../widgets/kit/browser.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const facts =
  /\b(?:localStorage|sessionStorage|matchMedia|canParse)\b(?!')|navigator\.(?:clipboard|language)|history\.(?:state|pushState|replaceState)|resolvedOptions/;

test('only one file asks the browser for facts that may be missing or wrong', () => {
  const files = globSync('{widgets,site/scripts,site/embed-builder/script}/**/*.{ts,tsx}');
  const readers = files.filter((file) =>
    readFileSync(file, 'utf8')
      .split('\n')
      .some((line) => !/^\s*(\/?\*|\/\/)/.test(line) && facts.test(line)),
  );
  expect(files.length).toBeGreaterThan(100);
  expect(readers).toEqual(['widgets/kit/browser.ts']);
});

const refuse = () => {
  throw new DOMException('Blocked', 'SecurityError');
};

test('a time zone that Intl refuses is unknown, and a known one is not', () => {
  expect(timeZone()).not.toBe('');
  const options = new Intl.DateTimeFormat().resolvedOptions();
  const format = vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions');
  format.mockReturnValue({ ...options, timeZone: 'Etc/Unknown' });
  expect(timeZone()).toBe('');
  format.mockImplementation(refuse);
  expect(timeZone()).toBe('');
});

test('the language of a page is English if Intl refuses it', () => {
  const withLang = (lang: string) => ({ closest: () => ({ lang }) }) as unknown as Element;
  expect(localeOf(withLang('de-AT'))).toBe('de-AT');
  for (const lang of ['en_US', '', 'a']) expect(localeOf(withLang(lang))).toBe('en');
  const getRootNode = () => ({ host: withLang('de') });
  const inShadowRoot = { closest: () => null, getRootNode } as unknown as Element;
  expect(localeOf(inShadowRoot)).toBe('de');
  expect(localeOf(undefined)).toBe('en');
});

test('blocked storage reads as undefined, an empty one as null, and writing never throws', () => {
  const getItem = () => null;
  vi.stubGlobal('window', { localStorage: { getItem, setItem: refuse } });
  expect(readStorage('localStorage', 'key')).toBeNull();
  writeStorage('localStorage', 'key', 'value');
  vi.stubGlobal('window', {});
  expect(readStorage('sessionStorage', 'key')).toBeUndefined();
  writeStorage('sessionStorage', 'key', null);
});

test('without clipboard, media queries or history, the answer is no', async () => {
  vi.stubGlobal('navigator', {});
  vi.stubGlobal('history', { pushState: refuse });
  vi.stubGlobal('location', { href: 'https://site.example/' });
  expect(await copyText('text')).toBe(false);
  expect(matchesMedia('(forced-colors: active)')).toBe(false);
  expect(addEntry({})).toBe(false);
});
