import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { type Facts, judge } from '../../widgets/kit/check/judge.ts';
import { readPublicApi } from '../../widgets/public-api.ts';

const site = 'http://localhost:8080';
const good: Facts = {
  scripts: [{ src: `${site}/widgets/v1/hire.js`, isModule: true }],
  tags: [{ tag: 'hire-get-matched', partner: 'acme' }],
  origin: 'https://www.acme.example',
  isAllowed: true,
  policy: '',
  blocked: [],
  lang: 'de-AT',
  latest: '1.0.0',
};

const faultsOf = (facts: Partial<Facts>) =>
  judge({ ...good, ...facts })
    .filter(({ isFine }) => !isFine)
    .map(({ what, text }) => `${what}: ${text}`);

test('a page with the two lines on an allowed origin is fine', () => {
  expect(faultsOf({})).toEqual([]);
  expect(judge(good).map(({ what }) => what)).toEqual([
    ...['Script', 'Version', 'Element', 'Partner', 'Origin', 'Policy', 'Language'],
  ]);
});

const documented = readPublicApi(readFileSync('widgets/elements.d.ts', 'utf8'));

test.each(documented.map(({ tag }) => tag))('%s is known to the check', (tag) => {
  expect(faultsOf({ tags: [{ tag, partner: 'acme' }] })).toEqual([]);
});

const script = (src: string, isModule = true): Partial<Facts> => ({ scripts: [{ src, isModule }] });
const policy = (text: string): Partial<Facts> => ({ policy: text });

test.each<[string, Partial<Facts>, RegExp]>([
  ['no script', { scripts: [] }, /Script: .*Add <script type="module" src="http/],
  ['a script of another host', script('https://cdn.example/hire.js'), /Script: There is no script/],
  [
    'a script without its type',
    script(`${site}/widgets/v1/hire.js`, false),
    /Script: Add type="module" .*load\.js/,
  ],
  ['an old release', script(`${site}/widgets/0.9.0/hire.js`), /Version: .*0\.9\.0.*1\.0\.0/],
  ['no tag', { tags: [] }, /Element: There is no tag/],
  [
    'a tag with a typo',
    { tags: [{ tag: 'hire-get-match', partner: 'acme' }] },
    /<hire-get-match> is none/,
  ],
  ['no partner', { tags: [{ tag: 'hire-apply', partner: null }] }, /Add partner=.*<hire-apply>/],
  ['no address', { origin: '' }, /Origin: Enter/],
  [
    'an origin that is not listed',
    { isAllowed: false },
    /Ask \S+@\S+ to add https:\/\/www\.acme\.example to ALLOWED_ORIGINS/,
  ],
  [
    'a page in a file or a sandboxed frame',
    { origin: 'null', isAllowed: false },
    /has no origin: put the page on a server/,
  ],
  ['no answer', { isAllowed: undefined }, /Origin: No answer came from http:\/\/localhost:54321/],
  [
    'a policy without us',
    policy("script-src 'self'; connect-src 'self'"),
    /Policy: .*script-src http:\/\/localhost:8080; connect-src http:\/\/localhost:54321/,
  ],
  ['a policy with a default', policy("default-src 'self'"), /script-src .*; connect-src/],
  ['a blocked call', { blocked: ['connect-src'] }, /connect-src http:\/\/localhost:54321\.$/],
  ['a language that we do not have', { lang: 'nl' }, /Language: We have no texts in “nl”/],
])('%s is the only fault, and is told with what to do', (_, facts, expected) => {
  expect(faultsOf(facts)).toEqual([expect.stringMatching(expected)]);
});

test.each([
  policy(`script-src ${site}; connect-src http://localhost:54321`),
  policy("script-src 'nonce-abc' 'strict-dynamic'; connect-src *"),
  policy("default-src 'self'; script-src http:; connect-src localhost:54321"),
  script(`${site}/widgets/v1/load.js`, false),
])('a page with %j is fine', (facts) => {
  expect(faultsOf(facts)).toEqual([]);
});

test('a calendar needs frame-src, if the page can open it', () => {
  const tags = [{ tag: 'hire-discovery-call', partner: 'acme' }];
  expect(faultsOf({ tags, ...policy("frame-src 'none'") })).toEqual([
    expect.stringContaining('frame-src https://'),
  ]);
});
