import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { readArticles } from '../../site/build/articles.ts';
import { readLandingPages } from '../../site/build/landing.ts';
import { readPageWords, withWords } from '../../site/build/page-words.ts';
import { permalinkOf } from '../../site/build/path.ts';
import { claims } from '../../site/content/claims.ts';
import { ratesFile } from '../../site/content/rates.ts';
import { readPublished, recordFaults } from '../../site/content/records.ts';
import { people } from '../../site/content/talent.ts';
import sales from '../../site/pages/sales.ts';

const live = { isPreview: false, now: new Date('2026-11-23T09:00:00Z') };
const preview = { ...live, isPreview: true };

const article = `---
title: "Hiring"
description: "${'What to write before you look for someone. '.repeat(3).trim()}"
excerpt: "Hire well."
date: 2026-08-11
related: []
cta:
  heading: "Ready?"
  text: "Tell us."
  label: "Get Matched"
  href: /get-matched
---

Say what is wrong first, then meet people in {claims.meet}.
`;

const landing = {
  title: 'Hire React developers',
  description: 'What to write before you look for someone. '.repeat(3).trim(),
  heading: 'React developers in {claims.dev}.',
  lead: 'Tell us what to ship next.',
  role: 'dev',
  campaign: 'react-q4',
  button: 'Get Matched',
  call: true,
  parts: [
    { kind: 'people', heading: 'Developers you might meet' },
    { kind: 'faq', heading: 'Questions', questions: [{ question: 'How?', answer: 'So.' }] },
  ],
  form: { heading: 'Who do you need?', lead: 'Skip any question.' },
};

const rate = { from: 30, to: 45, rate: 40, hours: 80 };

/** A project with an article, a landing page and a rate, all committed. */
function createProject() {
  const folder = mkdtempSync(join(tmpdir(), 'content-'));
  for (const name of ['articles', 'content', 'landing', 'pictures', 'pages'])
    mkdirSync(join(folder, 'site', name), { recursive: true });
  const write = (file: string, text: string | Buffer) =>
    writeFileSync(join(folder, 'site', file), text);
  const git = (...args: string[]) => execFileSync('git', args, { cwd: folder });
  write('articles/hiring.md', article);
  write('landing/hire-react.json', JSON.stringify(landing));
  write('content/rates.json', JSON.stringify({ developers: rate }));
  git('init', '--quiet');
  git('add', '.');
  const owner = ['-c', 'user.name=Ada', '-c', 'user.email=ada@example.com'];
  git(...owner, 'commit', '--quiet', '--message=Publish', '--date=2026-11-20T09:00:00Z');
  return { folder, write };
}

const titles = (folder: string, when = live) => {
  const { articles, faults } = readArticles(when, folder);
  return { titles: articles.map(({ data }) => data.title), faults };
};

test('an article is published with an icon and a cover, though its writer chose neither', () => {
  const { articles, faults } = readArticles(live, createProject().folder);
  expect(articles).toMatchObject([{ path: 'articles/hiring.md', data: { icon: 'book-open' } }]);
  expect(faults).toEqual([]);
});

test('an article needs no other to read next', () => {
  const { folder, write } = createProject();
  write('articles/hiring.md', article.replace(/^related: .*\n/m, ''));
  const { articles, faults } = readArticles(live, folder);
  expect(faults).toEqual([]);
  expect(articles[0]?.data.related).toEqual([]);
});

test.each([
  ['2026-08-11\ndraft: true', 'Draft: Hiring'],
  ['2026-11-24', 'From 2026-11-24: Hiring'],
])('an article with the date %j is only in a preview, as “%s”', (date, title) => {
  const { folder, write } = createProject();
  write('articles/hiring.md', article.replace('2026-08-11', date));
  expect(titles(folder)).toEqual({ titles: [], faults: [] });
  expect(titles(folder, preview)).toEqual({ titles: [title], faults: [] });
});

test('an article is on the site from the day that it names', () => {
  const { folder, write } = createProject();
  write('articles/hiring.md', article.replace('2026-08-11', '2026-11-24'));
  expect(titles(folder, { ...live, now: new Date('2026-11-24T00:00:00Z') }).titles).toEqual([
    'Hiring',
  ]);
});

test.each([
  ['date: 2026-08-11', 'date: 2026-08-11\nicon: no-such-icon', 'icon: no icon has that name'],
  ['date: 2026-08-11', 'date: "soon"', 'date: a date such as 2026-08-11 is needed'],
  ['excerpt: "Hire well."', '', 'excerpt: this field is missing'],
  ['date: 2026-08-11', 'date: 2026-08-11\nicno: sun', 'icno: there is no field of that name'],
  ['Say', '<hire-quoet></hire-quoet>', 'There is no <hire-quoet>. Use one of <hire-apply>'],
  [
    'Say',
    '<hire-apply paartner="acme"></hire-apply>',
    '<hire-apply> has no attribute paartner. It has ',
  ],
  ['"Hiring"', `"${'Hiring '.repeat(9)}"`, 'title: at most 60 characters are allowed, not 62'],
  ['href: /get-matched', '', 'cta > href: this field is missing'],
  ['title: "Hiring"', 'title: "Hiring', 'line 4 is no YAML:'],
  [
    '"Hiring"',
    'Hiring: a guide',
    'line 2 is no YAML: bad indentation of a mapping entry, or quotes',
  ],
  ['"Hiring"', '2026', 'title: text is needed, between quotes'],
  ['"Hiring"', '"  "', 'title: text is needed'],
  ['2026-08-11', '2026-02-30', 'date: a date such as 2026-08-11 is needed, of a day that exists'],
  ['---\ntitle', '---toml\ntitle', 'its fields are written as toml: write them as YAML'],
  ['---\ntitle', 'title', 'it has to begin with fields between two lines of ---'],
  ['{claims.meet}', '{claims.met}', 'Unknown placeholder {claims.met}'],
  [
    'Say',
    '![A team](/pictures/gone.webp)',
    'line 14: The picture /pictures/gone.webp is not in site/pictures',
  ],
])(
  'an article stays as it was published if %j becomes %j, and one line says why',
  (from, to, fault) => {
    const { folder, write } = createProject();
    const wrong = article.replace(from, to);
    expect(wrong).not.toBe(article);
    write('articles/hiring.md', wrong);
    write('articles/other.md', article.replace('Hiring', 'Other'));
    const { titles: shown, faults } = titles(folder);
    expect(shown).toEqual(['Hiring', 'Other']);
    expect(faults).toHaveLength(1);
    expect(faults[0]).toContain(`site/articles/hiring.md: ${fault}`);
    expect(faults[0]).toMatch(/ The site has it as it was on 20\d\d-\d\d-\d\d\.$/);
    expect(faults[0]).not.toContain('\n');
  },
);

test.each([
  ['optional fields that are empty', 'related: []', 'related:\nicon:\nseed: ""\nupdated: ""'],
  ['lines of four hyphens around the fields', /^---$/gm, '----'],
  ['line ends of old programs', /\n/g, '\r'],
])('an article is published with %s', (_, from, to) => {
  const { folder, write } = createProject();
  write('articles/hiring.md', article.replace(from, to));
  const { articles, faults } = readArticles(live, folder);
  expect(faults).toEqual([]);
  expect(articles[0]?.data).toMatchObject({ icon: 'book-open', related: [] });
});

test('files of Windows’ Notepad are read, in every folder', () => {
  const { folder, write } = createProject();
  write('articles/hiring.md', `\uFEFF${article.replaceAll('\n', '\r\n')}`);
  write('landing/hire-react.json', `\uFEFF${JSON.stringify(landing)}`);
  write('content/page-words.json', '\uFEFF{ "pages": [] }');
  expect(titles(folder)).toEqual({ titles: ['Hiring'], faults: [] });
  expect(readLandingPages(live, folder).faults).toEqual([]);
  expect(readPageWords(folder).faults).toEqual([]);
});

test.each(['utf16le', 'latin1'] as const)(
  'a file that is saved as %s says which encoding to choose',
  (encoding) => {
    const { folder, write } = createProject();
    write('articles/hiring.md', Buffer.from(article.replace('Say', 'Über'), encoding));
    expect(titles(folder).faults[0]).toContain('it is not saved as UTF-8: choose this encoding');
  },
);

test.each([
  '"2026-08-11"',
  '2026-08-11T00:30:00+02:00',
  '2026-08-11 23:30:00 -08:00',
  '2026-08-11T09:00',
])('an article with the date %s is of the day that is written', (date) => {
  const { folder, write } = createProject();
  write('articles/hiring.md', article.replace('2026-08-11', date));
  const { articles, faults } = readArticles(live, folder);
  expect(faults).toEqual([]);
  expect(articles[0]?.data.date).toEqual(new Date('2026-08-11'));
});

test('braces, tags and pictures in code are text, and so are escaped braces', () => {
  const { folder, write } = createProject();
  const text =
    'Write `{foo}` or ``<hire-quoet>``, never {{bar}}.\n\n```\n![](/pictures/gone.webp) {baz}\n```\n\nIn {claims.meet}.';
  write('articles/hiring.md', article.replace('Say', text));
  const { articles, faults } = readArticles(live, folder);
  expect(faults).toEqual([]);
  expect(articles[0]?.text).toContain('Write `{foo}` or ``<hire-quoet>``, never {bar}.');
  expect(articles[0]?.text).toContain(`{baz}\n\`\`\`\n\nIn ${claims.meet.figure}.`);
});

test('unknown braces are named with how to write them as text', () => {
  const { folder, write } = createProject();
  write('articles/hiring.md', article.replace('Say', '{foo}'));
  expect(titles(folder).faults[0]).toContain('Unknown placeholder {foo}. There are only {brand}, ');
});

test('a picture with spaces in its name is found', () => {
  const { folder, write } = createProject();
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="4" height="3"/>';
  write('pictures/my photo (1).svg', svg);
  write('articles/hiring.md', article.replace('Say', '![Us](/pictures/my photo (1).svg "Us")'));
  const { articles, faults } = readArticles(live, folder);
  expect(faults).toEqual([]);
  expect(articles[0]?.text).toContain('![Us](</pictures/my photo (1).svg> "Us")');
});

test.each([
  [
    'articles/Über uns & mehr.md',
    '/articles/Über uns & mehr',
    '/resources/ueber-uns-and-mehr.html',
  ],
  [
    'articles/🚀 Why “smart” quotes.md',
    '/articles/🚀 Why “smart” quotes',
    '/resources/why-smart-quotes.html',
  ],
])('the address of %s is readable in ASCII', (file, stem, address) => {
  const { folder, write } = createProject();
  write(file, article);
  expect(titles(folder).faults).toEqual([]);
  expect(permalinkOf(stem)).toBe(address);
});

test('a landing page named in any writing gets an address of a to z', () => {
  const { folder, write } = createProject();
  write('landing/Über uns.json', JSON.stringify(landing));
  const { pages, faults } = readLandingPages(live, folder);
  expect(faults).toEqual([]);
  expect(pages.map(({ name }) => name)).toContain('ueber-uns');
});

test('a name without a letter, and an address that is taken, are named', () => {
  const { folder, write } = createProject();
  write('articles/中.md', article);
  write('landing/Hire React.json', JSON.stringify(landing));
  expect(titles(folder).faults).toEqual([
    expect.stringContaining('its name has no letter for an address: name it with a to z'),
  ]);
  expect(readLandingPages(live, folder).faults).toEqual([
    expect.stringContaining('another page has the address hire-react: choose another'),
  ]);
});

test('a picture of 20 MB is named with what to do, and the article stays as it was', () => {
  const { folder, write } = createProject();
  write('pictures/team.webp', Buffer.alloc(20_000_000));
  write('articles/hiring.md', article.replace('Say', '![A team](/pictures/team.webp)\n\nSay'));
  const { titles: shown, faults } = titles(folder);
  expect(shown).toEqual(['Hiring']);
  expect(faults[0]).toContain(
    '/pictures/team.webp has 20 MB, and at most 2 are allowed. Upload it in',
  );
});

test('a new article that is wrong is left out, and the others are published', () => {
  const { folder, write } = createProject();
  write('articles/new.md', article.replace('2026-08-11', 'soon'));
  const { titles: shown, faults } = titles(folder);
  expect(shown).toEqual(['Hiring']);
  expect(faults[0]).toContain('It is left out until that is corrected.');
});

test('a link to an article that was deleted is left out and named', () => {
  const { folder, write } = createProject();
  write('articles/hiring.md', article.replace('[]', '[gone]'));
  expect(titles(folder)).toEqual({
    titles: ['Hiring'],
    faults: [
      'site/articles/hiring.md: related: there is no article "gone". The page has no link to it.',
    ],
  });
});

test('a landing page has its heading, its parts, and a form with its role and campaign', () => {
  const { pages, faults } = readLandingPages(live, createProject().folder);
  expect(faults).toEqual([]);
  expect(pages).toMatchObject([
    {
      name: 'hire-react',
      record: {
        title: 'Hire React developers',
        sections: [
          { kind: 'opening', primary: { href: '#form' } },
          {
            kind: 'people',
            talent: expect.arrayContaining([expect.objectContaining({ matchedRole: 'dev' })]),
          },
          { kind: 'faq' },
          { kind: 'form', role: 'dev', campaign: 'react-q4' },
        ],
      },
    },
  ]);
});

test.each([{ draft: true }, { date: '2026-11-24' }])(
  'a landing page with %j is only in a preview',
  (more) => {
    const { folder, write } = createProject();
    write('landing/hire-react.json', JSON.stringify({ ...landing, ...more }));
    expect(readLandingPages(live, folder)).toEqual({ pages: [], faults: [] });
    expect(readLandingPages(preview, folder).pages[0]?.record.title).toMatch(
      /^(Draft|From 2026-11-24): Hire/,
    );
  },
);

test.each([
  [{ campaign: 'q4"><script>' }, 'campaign: only letters, digits, dots, hyphens and _ are allowed'],
  [{ role: 'wizard' }, 'role: no role has that name'],
  [{ description: 'Short.' }, 'description: 120 to 155 characters are needed, not 6'],
  [
    { parts: [{ kind: 'text', heading: 'A', text: '![Team](/pictures/gone.webp)' }] },
    'line 1: The picture /pictures/gone.webp is not in site/pictures',
  ],
  [
    { parts: [{ kind: 'text', heading: 'A', text: '<hire-quoet></hire-quoet>' }] },
    'There is no <hire-quoet>',
  ],
  [{ parts: [{ kind: 'video' }] }, 'no part is of the kind "video": choose text'],
  [{ heading: undefined }, 'heading: this field is missing'],
  [{ headline: 'Hire' }, 'headline: there is no field of that name'],
])('a landing page with %j stays as it was published, and one line says why', (change, fault) => {
  const { folder, write } = createProject();
  write('landing/hire-react.json', JSON.stringify({ ...landing, ...change }));
  const { pages, faults } = readLandingPages(live, folder);
  expect(pages.map(({ name }) => name)).toEqual(['hire-react']);
  expect(faults).toHaveLength(1);
  expect(faults[0]).toContain('site/landing/hire-react.json: ');
  expect(faults[0]).toContain(fault);
});

test('a landing page with people of a role that nobody has stays as it was published', () => {
  const { folder, write } = createProject();
  const everybody = people.splice(0);
  onTestFinished(() => void people.push(...everybody));
  write('landing/hire-react.json', JSON.stringify({ ...landing, role: 'sales' }));
  const { faults } = readLandingPages(live, folder);
  expect(faults).toEqual([
    expect.stringContaining('nobody in site/content/talent.json has the role "sales"'),
  ]);
});

test('the title, description, heading and lead of a page can be replaced, each by itself', () => {
  const { folder, write } = createProject();
  const words = { page: 'sales', title: 'Sales people', heading: 'Sell more in {claims.hire}.' };
  write('content/page-words.json', JSON.stringify({ pages: [words] }));
  const { words: all, faults } = readPageWords(folder);
  expect(faults).toEqual([]);
  const changed = withWords('./site/pages/sales.ts', sales, all);
  expect(changed).toMatchObject({ title: 'Sales people', description: sales.description });
  expect(changed.sections[0]).toEqual({
    ...sales.sections[0],
    heading: `Sell more in ${claims.hire.figure}.`,
  });
  expect(withWords('./site/pages/shopify.ts', sales, all)).toBe(sales);
});

test('wrong rates leave those that were published, until they are right', () => {
  const { folder } = createProject();
  const readText = (text: string) => readPublished('rates.json', ratesFile, text, folder);
  const read = (change: object) => readText(JSON.stringify({ developers: { ...rate, ...change } }));
  expect(read({ to: 20 })).toEqual({ developers: rate });
  expect([...recordFaults.values()]).toEqual([
    expect.stringMatching(
      /^site\/content\/rates\.json: developers > to: it must not be lower than “from”;.* The site has it as it was on 20\d\d-\d\d-\d\d\.$/,
    ),
  ]);
  expect(readText('{ "developers": ')).toEqual({ developers: rate });
  expect([...recordFaults.values()].join()).toContain('site/content/rates.json: it is no JSON: ');
  expect(read({ to: 50 })).toEqual({ developers: { ...rate, to: 50 } });
  expect([...recordFaults.values()]).toEqual([]);
});

test('wrong words of a page leave every page as it is, and one line says why', () => {
  const { folder, write } = createProject();
  write('content/page-words.json', '{ "pages": [{ "page": "sales", "title": 5 }] }');
  expect(readPageWords(folder)).toEqual({
    words: [],
    faults: [
      'site/content/page-words.json: pages > 1 > title: text is needed, between quotes. It is left out until that is corrected.',
    ],
  });
});

test.each([
  ['sales', 'the site has another page at /sales'],
  ['admin', 'the site has another page at /admin'],
  ['embed-preview', 'the site has another page at /embed-preview'],
])('a landing page cannot be named %s', (name, fault) => {
  const { folder, write } = createProject();
  write('pages/sales.ts', '');
  write(`landing/${name}.json`, JSON.stringify(landing));
  const { pages, faults } = readLandingPages(live, folder);
  expect(pages.map((page) => page.name)).toEqual(['hire-react']);
  expect(faults).toEqual([expect.stringContaining(fault)]);
});
