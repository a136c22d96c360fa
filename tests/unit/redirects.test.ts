import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as v from 'valibot';
import { expect, onTestFinished, test } from 'vitest';
import {
  forwardingPages,
  nginxRedirects,
  writeRedirects,
} from '../../site/build/files/redirects.ts';
import { resolveRedirects } from '../../site/build/redirects.ts';
import { brand } from '../../site/content/brand.ts';
import { formerAddresses } from '../../site/content/publication.ts';
import { redirectsFile } from '../../site/content/redirects.ts';
import { freePort } from '../../tools/services/free-ports.ts';
import { serveSite } from '../../tools/services/serve.ts';

const resolve = (...pairs: [from: string, to: string][]) =>
  resolveRedirects(
    pairs.map(([from, to]) => ({ from, to, source: 'redirects.json' })),
    (path) => ['/new', '/sales'].includes(path),
  );

test('an old address leads straight to the end of its way', () => {
  expect(
    resolve(['/oldest', '/old'], ['/old', '/new#cost'], ['/shop', 'https://a.example/']),
  ).toEqual({
    redirects: [
      { from: '/oldest', to: '/new#cost' },
      { from: '/old', to: '/new#cost' },
      { from: '/shop', to: 'https://a.example/' },
    ],
    faults: [],
  });
});

test.each<[string, [string, string][], string]>([
  [
    'a loop',
    [
      ['/a', '/b'],
      ['/b', '/a'],
    ],
    '/a → /b → /a: it leads back to itself',
  ],
  ['an address that leads to itself', [['/a', '/a']], '/a → /a: it leads back to itself'],
  ['a target that does not exist', [['/a', '/gone']], '/a → /gone: there is no page at /gone'],
  [
    'an old address that is a page',
    [['/sales', '/new']],
    '/sales → /new: there is a page at /sales',
  ],
])('%s is left out with one line', (_, pairs, reason) => {
  expect(resolve(...pairs)).toEqual({
    redirects: [],
    faults: [`redirects.json: ${reason}. It is left out.`],
  });
});

test('the first of two targets of an address counts, and the second is named', () => {
  expect(resolve(['/a', '/new'], ['/a', '/sales'])).toEqual({
    redirects: [{ from: '/a', to: '/new' }],
    faults: ['redirects.json: /a → /sales: /a leads to /new already. It is left out.'],
  });
});

test.each([
  [` ${brand.site}/old/`, '/old'],
  [`${brand.site}/%C3%BCber`, '/über'],
  ['/100%', '/100%'],
])('the old address %j may be pasted from the browser', (from, path) => {
  const { redirects } = v.parse(redirectsFile, { redirects: [{ from, to: '/new' }] });
  expect(redirects).toEqual([{ from: path, to: '/new' }]);
});

test.each([
  [`${brand.site}/new`, '/new'],
  [brand.site, '/'],
  ['/new/?x=1#cost', '/new?x=1#cost'],
  ['https://a.example/folder/', 'https://a.example/folder/'],
  ['https://a.example/über', 'https://a.example/%C3%BCber'],
])('the new address %j is kept as %j', (to, address) => {
  const { redirects } = v.parse(redirectsFile, { redirects: [{ from: '/old', to }] });
  expect(redirects).toEqual([{ from: '/old', to: address }]);
});

test.each(['/a";', '/a$b', '/a b'])('the former address %j of a page is refused', (address) => {
  expect(v.safeParse(formerAddresses, [address]).success).toBe(false);
});

test.each(['old', '/old?x=1', '/old*', '/a b', '/a";'])('the old address %j is refused', (from) => {
  expect(v.safeParse(redirectsFile, { redirects: [{ from, to: '/new' }] }).success).toBe(false);
});

const two = [
  { from: '/old', to: '/new' },
  { from: '/über', to: '/new?x=1#cost' },
];

test('redirects are written in the format of each host', () => {
  expect(writeRedirects(two)).toBe('/old /new 301\n/%C3%BCber /new?x=1#cost 301\n');
  expect(nginxRedirects(two)).toEqual([
    '  location = "/old" { return 301 "/new$is_args$args"; }',
    '  location = "/über" { return 301 "/new?x=1#cost"; }',
  ]);
  const pages = forwardingPages(two);
  expect(Object.keys(pages)).toEqual(['/old.html', '/über.html']);
  expect(pages['/old.html']).toContain('<meta http-equiv="refresh" content="0; url=/new">');
});

test('npm start forwards with the query of a campaign', async () => {
  const directory = mkdtempSync(join(tmpdir(), 'redirects-'));
  writeFileSync(join(directory, '_redirects'), writeRedirects(two));
  const port = await freePort();
  const server = await serveSite({ port, directory });
  onTestFinished(async () => {
    await server.close();
  });
  const answer = await fetch(`http://localhost:${port}/old?utm_campaign=q4`, {
    redirect: 'manual',
  });
  expect(answer.status).toBe(301);
  expect(answer.headers.get('location')).toBe('/new?utm_campaign=q4');
});
