import { readFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import { join } from 'node:path';
import { expect, type Page, test } from 'playwright/test';
import { root } from '../../tools/root.ts';

const file = readFileSync(join(root, 'site/admin/clean-paste.ts'), 'utf8');
const code = stripTypeScriptTypes(file).replaceAll('export ', '');

const cases: [source: string, html: string, cleaned: string][] = [
  [
    'Word, with a comment',
    '<p>All <a style="mso-comment-reference:A_1">words</a><a class="msocomanchor" href="#_msocom_1">[A1]</a></p><div style="mso-element:comment-list"><p>Too expensive</p></div>',
    '<p>All words</p>',
  ],
  [
    'Word, with changes that are not accepted',
    '<p>The <span class="msoIns"><ins datetime="2026">new</ins></span><span class="msoDel"><del datetime="2026">old</del></span> price</p>',
    '<p>The <span class="msoIns"><ins datetime="2026">new</ins></span> price</p>',
  ],
  ['a page that crosses out', '<p><del>Old</del> price</p>', '<p><del>Old</del> price</p>'],
  [
    'LibreOffice, with a footnote',
    '<p>Word<a href="#sdfootnote1sym"><sup>1</sup></a></p><p><a href="#sdfootnote1anc">1</a>Note</p>',
    '<p>Word[1] </p><p>[1] Note</p>',
  ],
  [
    'an email, with a hidden line and a counter',
    '<div style="display:none">Preview</div><p>Hello<img width="1" height="1" src="https://a.example/1.gif"></p>',
    '<p>Hello</p>',
  ],
  ['a page with soft hyphens', '<p>co\u00ADope\u200Brate</p>', '<p>cooperate</p>'],
  [
    'a page with code in lines',
    '<pre>a &lt;b&gt;</pre><p>The &lt;b&gt; tag</p>',
    '<pre>a &lt;b&gt;</pre><p>The <code>&lt;b&gt;</code> tag</p>',
  ],
  [
    'Google Sheets, with a table in a cell',
    '<table><tr><td>a<table><tr><td>x</td></tr></table></td><td>b</td></tr></table>',
    '<table><tbody><tr><th>a x </th><th>b</th></tr></tbody></table>',
  ],
];

const links: [address: string, kept?: string][] = [
  ['https://a.example/x', 'https://a.example/x'],
  ['mailto:a@b.example', 'mailto:a@b.example'],
  ['/apply', '/apply'],
  ['https://www.google.com/url?q=https://a.example/x&sa=D', 'https://a.example/x'],
  [
    'https://eur.safelinks.protection.outlook.com/?url=https%3A%2F%2Fa.example%2Fx&data=1',
    'https://a.example/x',
  ],
  [' javascript:alert(1)'],
  ['data:text/html,x'],
  ['vbscript:x'],
  ['file:///C:/a.docx'],
  ['#_Toc1'],
];

test('what is for readers arrives, from every program', async ({ page }) => {
  for (const [source, html, cleaned] of cases)
    expect.soft(await clean(page, html), source).toBe(cleaned);
});

test('a pasted link leads to its page, or is a text if it leads nowhere', async ({ page }) => {
  for (const [address, kept] of links)
    expect
      .soft(await clean(page, `<p><a href="${address}">here</a></p>`), address)
      .toBe(kept ? `<p><a href="${kept}">here</a></p>` : '<p>here</p>');
});

const clean = (page: Page, html: string): Promise<string> =>
  page.evaluate(
    ({ code, html }) => new Function(`${code};return cleanPaste`)()(html).replace(/\s+/g, ' '),
    {
      code,
      html,
    },
  );
