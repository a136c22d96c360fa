import { globSync } from 'node:fs';
import { dirname, extname, join, relative } from 'node:path';
import { type APIRequestContext, expect } from 'playwright/test';
import { loaderPath } from '../../site/content/loader.ts';
import { root } from '../../tools/root.ts';
import { site } from '../e2e/addresses.ts';

/** The built site that the tests deploy a copy of. */
export const dist = `${root}.cache/test/dist`;

/** Files of the build that are not part of the site. */
export const unpublished = ['_headers', 'widgets/package/define.js', 'widgets/package/index.d.ts'];

const files = globSync('{.well-known/*,**/*.*}', { cwd: dist, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map(({ parentPath, name }) => relative(dist, join(parentPath, name)))
  .sort();

/** Pages are listed one by one; `npm start` has no type for icons, and nginx none for Markdown. */
const uncompared = new Set(['.html', '.ico', '.md']);

/** One address of each kind: folder and file extension, a page with and without a slash, and a 404. */
export const addresses: readonly string[] = [
  '/',
  '/apply',
  '/resources',
  '/resources/',
  '/resources/onboarding-remote-talent',
  loaderPath,
  '/nothing-here',
  '/nothing-here/',
  '/assets/nothing-here.js',
  ...new Map(
    files
      .filter((file) => !file.startsWith('widgets/package/') && !uncompared.has(extname(file)))
      .map((file) => [`${dirname(file)} ${extname(file)}`, `/${file}`]),
  ).values(),
  '/feed.json',
  '/speculation-rules.json',
];

export interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
}

/** Headers that say nothing of the rules: they are about one connection, one copy or one server. */
const unrelated = new Set(
  'accept-ranges connection content-length date etag keep-alive last-modified server transfer-encoding'.split(
    ' ',
  ),
);

/** Types of scripts are synonyms, and text without a charset is UTF-8 everywhere in the project. */
const comparableType = (type: string): string =>
  type
    .toLowerCase()
    .replace(/;\s*charset=utf-8$/, '')
    .replace('application/javascript', 'text/javascript')
    .replace('application/xml', 'text/xml');

async function ask(request: APIRequestContext, url: string): Promise<Answer> {
  const response = await request.get(url, {
    headers: { 'accept-encoding': 'gzip', origin: 'https://partner.example' },
    maxRedirects: 0,
  });
  const all = response.headers();
  const entries = Object.entries(all)
    .filter(([name]) => !unrelated.has(name))
    // Some servers announce for every file that it may be compressed.
    .filter(([name]) => name !== 'vary' || all['content-encoding'])
    .map(([name, value]) => [name, name === 'content-type' ? comparableType(value) : value]);
  return { status: response.status(), headers: Object.fromEntries(entries.sort()) };
}

export const statusOf = async (request: APIRequestContext, url: string): Promise<number> =>
  (await ask(request, url)).status;

/** Expects the same status and headers as from `npm start`, after `adapt` has changed both. */
export async function expectSameAnswers(
  request: APIRequestContext,
  origin: string,
  { paths = addresses, adapt = (answer: Answer) => answer } = {},
): Promise<void> {
  for (const path of paths) {
    const expected = adapt(await ask(request, `${site}${path}`));
    expect.soft(adapt(await ask(request, `${origin}${path}`)), path).toEqual(expected);
  }
}

/** Leaves out headers that a host sets in its own way. */
export const without = (names: readonly string[], { status, headers }: Answer): Answer => ({
  status,
  headers: Object.fromEntries(Object.entries(headers).filter(([name]) => !names.includes(name))),
});
