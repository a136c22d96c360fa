import { globSync, readFileSync } from 'node:fs';
import { roles } from '../../supabase/functions/_shared/contract.ts';
import { brand } from '../content/brand.ts';
import { pathsOf } from '../content/translations.ts';

/** The addresses in a rendered page, and the places in it that a link can lead to. */
export interface LinkedPage {
  path: string;
  /** The source file's path from the project's root. */
  source: string;
  links: readonly string[];
  pictures: readonly string[];
  ids: ReadonlySet<string>;
}

const attribute = (tags: string, names: string): RegExp =>
  new RegExp(
    `<(?:${tags})\\b(?:[^>"']|"[^"]*"|'[^']*')*?\\s(?:${names})=(?:"([^"]*)"|'([^']*)'|([^\\s"'>]+))`,
    'gi',
  );

const link = attribute('a|area', 'href');
const picture = attribute('img|video|audio|source|iframe', 'src');
/** Every tag of a page can have one, so that reading whole tags would take a while. */
const id = /\sid=(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/g;

/** Reads the addresses and the ids of a page. */
export function readLinks(html: string): Pick<LinkedPage, 'links' | 'pictures' | 'ids'> {
  const values = (pattern: RegExp) =>
    [...html.matchAll(pattern)].map(([, double, single, plain]) =>
      decodeEntities(double ?? single ?? plain ?? '').trim(),
    );
  return { links: values(link), pictures: values(picture), ids: new Set(values(id)) };
}

const decodeEntities = (text: string): string =>
  text.replaceAll('&quot;', '"').replaceAll('&#39;', "'").replaceAll('&amp;', '&');

/** One line for each link that leads nowhere: its file and line, and what is wrong. */
export function checkLinks(
  pages: readonly LinkedPage[],
  exists: (path: string) => boolean,
  folder = process.cwd(),
): string[] {
  const idsOf = new Map(pages.map(({ path, ids }) => [path, ids]));
  const faults = new Set<string>();
  for (const { path, source, links, pictures } of pages) {
    const report = (address: string, reason: string) =>
      faults.add(`${placeOf(address, source, folder)}: ${reason}.`);
    for (const address of new Set(pictures)) {
      const target = toPath(address, path);
      if (target?.startsWith('/') && !exists(target)) report(address, `there is no ${address}`);
    }
    for (const address of new Set(links)) {
      const reason = wrongIn(address, path, idsOf, exists);
      if (reason) report(address, reason);
    }
  }
  return [...faults];
}

/** What is wrong with an address in a link on the page at a path. */
function wrongIn(
  address: string,
  path: string,
  idsOf: ReadonlyMap<string, ReadonlySet<string>>,
  exists: (path: string) => boolean,
): string | undefined {
  if (!address) return 'a link has no address';
  const target = toPath(address, path);
  if (target === undefined) return wrongScheme(address);
  if (!target.startsWith('/')) {
    const rooted = address.replace(/^(?:\.\.?\/)*/, '/');
    return `the link to ${address} needs a slash: write ${rooted}`;
  }
  if (!exists(target)) return `there is no page at ${target}, to which a link leads`;
  const [, fragment = ''] = address.split('#');
  const ids = idsOf.get(target);
  const name = decode(fragment.replace(/&.*/, ''));
  if (!name || !ids || ids.has(name) || isForScripts(name, target)) return undefined;
  return `there is no place #${name} on ${target}, to which a link leads`;
}

/** The path of an address on this site, also if it is relative. Undefined for other sites and schemes. */
function toPath(address: string, path: string): string | undefined {
  const own = address.startsWith(`${brand.site}/`) ? address.slice(brand.site.length) : address;
  if (/^(?:[a-z][a-z\d+.-]*:|\/\/|www\.)/i.test(own)) return undefined;
  const [name = ''] = own.split(/[?#]/);
  return name ? decode(name).replace(/(?<=.)\/$/, '') : path;
}

function wrongScheme(address: string): string | undefined {
  if (/^(?:https?:\/\/[^/]|mailto:|tel:|sms:|\/\/)/i.test(address)) return undefined;
  if (address.startsWith('www.')) return `the link to ${address} needs https://${address}`;
  return `the link to ${address} begins with no kind of address that exists: write https://…`;
}

/** A role or `hiringFor=…` answers the first question of the wizard, and a tag's name opens it. */
const isForScripts = (name: string, path: string): boolean =>
  /^(?:hire-|top$|:~:)/.test(name) ||
  (pathsOf('/get-matched').some(([, own]) => own === path) &&
    (name.includes('=') || (roles as readonly string[]).includes(name)));

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** The file and the line where an address is written. Menus, for example, are in another file than a page. */
function placeOf(address: string, source: string, folder: string): string {
  const others = globSync('site/**/*.{md,json,ts,tsx}', { cwd: folder }).sort();
  for (const file of [source, ...others]) {
    const line = lineOf(address, file, folder);
    if (line) return `${file}:${line}`;
  }
  return source;
}

function lineOf(address: string, file: string, folder: string): number {
  const texts = [address, decode(address)];
  try {
    const lines = readFileSync(`${folder}/${file}`, 'utf8').split('\n');
    return 1 + lines.findIndex((line) => texts.some((text) => isAddressIn(text, line)));
  } catch {
    return 0;
  }
}

/** Whether a line has this address, and not only a longer one that begins with it. */
function isAddressIn(address: string, line: string): boolean {
  const escaped = address.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return new RegExp(`(?<![\\w/-])${escaped}(?![\\w/#?-])`).test(line);
}
