import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { checkLinks, readLinks } from '../../site/build/check-links.ts';
import { brand } from '../../site/content/brand.ts';

/** Checks a page with this HTML, written in the third line of its file, beside two other pages. */
function check(html: string, written = html): string[] {
  const folder = mkdtempSync(join(tmpdir(), 'links-'));
  mkdirSync(join(folder, 'site/articles'), { recursive: true });
  mkdirSync(join(folder, 'site/content'));
  const source = 'site/articles/hiring.md';
  writeFileSync(join(folder, source), `---\n---\n${written}\n`);
  writeFileSync(join(folder, 'site/content/navigation.ts'), "\nhref: '/menu-gone'\n");
  const pages = [
    { path: '/resources/hiring', source, ...readLinks(html) },
    { path: '/sales', source: 'site/pages/sales.ts', ...readLinks('<h2 id="cost">Cost</h2>') },
    { path: '/get-matched', source: 'site/pages/get-matched.ts', ...readLinks('') },
  ];
  const files = [...pages.map(({ path }) => path), '/', '/pictures/a b.webp', '/old'];
  return checkLinks(pages, (path) => files.includes(path), folder);
}

const place = 'site/articles/hiring.md:3:';

test.each([
  ['<a href="/gone">x</a>', 'there is no page at /gone, to which a link leads.'],
  ["<a class='b' href='/gone'>x</a>", 'there is no page at /gone, to which a link leads.'],
  [`<a href="${brand.site}/gone">x</a>`, 'there is no page at /gone, to which a link leads.'],
  ['<a href="/sales#price">x</a>', 'there is no place #price on /sales, to which a link leads.'],
  [
    '<a href="#price">x</a>',
    'there is no place #price on /resources/hiring, to which a link leads.',
  ],
  ['<a href="get-matched">x</a>', 'the link to get-matched needs a slash: write /get-matched.'],
  ['<a href="../sales">x</a>', 'the link to ../sales needs a slash: write /sales.'],
  [
    '<a href="htp://a.example">x</a>',
    'the link to htp://a.example begins with no kind of address that exists: write https://….',
  ],
  ['<a href="www.a.example">x</a>', 'the link to www.a.example needs https://www.a.example.'],
  ['<img src="/pictures/gone.webp" alt="A > B">', 'there is no /pictures/gone.webp.'],
])('%s is named with its file and line', (html, reason) => {
  expect(check(html)).toEqual([`${place} ${reason}`]);
});

test('a link in a menu is named once, with the file of the menu', () => {
  expect(check('<a href="/menu-gone">x</a><a href="/menu-gone">y</a>', '')).toEqual([
    'site/content/navigation.ts:2: there is no page at /menu-gone, to which a link leads.',
  ]);
});

test('nothing is said about addresses that work', () => {
  const html = [
    '/',
    '/sales',
    '/sales/',
    ' /sales ',
    '/sales?utm_source=x&amp;y#cost',
    '/old',
    '#here',
    '/get-matched#designer&amp;hiringFor=A%20logo',
    '/get-matched#hiringFor=A%20logo',
    '/sales#hire-discovery-call',
    'https://a.example/gone',
    'mailto:a@b.example',
    'tel:+1',
  ].map((href) => `<a href="${href}">x</a>`);
  expect(
    check(`<p id="here"></p>${html.join('')}<img src="/pictures/a%20b.webp" alt="A">`),
  ).toEqual([]);
});
