import { readFileSync } from 'node:fs';
import { renderToString } from 'preact-render-to-string';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { editorConfig } from '../../site/build/editor/config.ts';
import { landingFile } from '../../site/content/landing.ts';
import { parseJson } from '../../site/content/parse-json.ts';
import { parts } from '../../site/content/parts.ts';
import { parseRecord } from '../../site/content/records.ts';
import { toPage } from '../../site/layouts/landing.ts';
import Page from '../../site/layouts/page.tsx';
import { button } from '../../site/style/controls.css.ts';
import { landingPage } from '../landing-page.ts';
import { collection } from './rendered-pages.fixture.ts';

const heading = 'A heading';

/** A part of each kind, with something of it that its page has to show. */
const examples: Record<string, [fields: object, shown: string]> = {
  text: [{ heading, text: '## How\n\nWe *meet*.' }, '<h3>How</h3>\n<p>We <em>meet</em>.</p>'],
  index: [{ heading, items: [{ title: 'You see the work', href: '/work' }] }, 'href="/work"'],
  horizon: [{ heading, steps: [{ title: 'Ask', text: 'Listens.', when: 'Day one' }] }, 'Day one'],
  people: [{ heading, lead: 'All have built it.' }, 'All have built it.'],
  testimonials: [{ heading, of: 'support' }, '<blockquote'],
  faq: [{ heading, questions: [{ question: 'How?', answer: 'So.' }] }, 'How?'],
  table: [
    { heading, columns: ['Way', 'Time'], rows: [{ cells: ['Full-time', 'Monthly'] }] },
    '>Monthly<',
  ],
  notes: [{ heading, items: [{ title: 'Files that you own' }] }, 'Files that you own'],
  exchange: [{ heading, items: [{ title: 'Ana', question: 'Why now?' }] }, '“Why now?”'],
  poster: [{ heading, text: 'One scope, one price.' }, 'One scope, one price.'],
  transitions: [{ heading, items: [{ title: 'Audit', from: 'Habits', to: 'Proof' }] }, 'Proof'],
  week: [{ heading, items: [{ day: 'Mon', title: 'Ask', text: 'Listens.' }] }, 'Listens.'],
  spans: [
    { heading, weeks: 4, items: [{ title: 'Draft', text: 'To click.', from: 1, to: 2 }] },
    'To click.',
  ],
  categories: [{ heading, categories: [{ title: 'Setup', features: ['Themes'] }] }, 'Themes'],
  projects: [{ heading, projects: ['CRM cleanup'] }, 'Duplicates merged'],
  score: [{ heading, task: 'sales' }, 'type="radio"'],
  proofs: [{ show: ['shortlist', 'count', 'hours', 'first-ten'] }, 'href="/first-ten"'],
  terms: [{ depends: ['The hours'] }, 'The hours'],
  articles: [{ heading, articles: ['what-vetted-means'] }, '/resources/article'],
  team: [{ heading }, 'Naledi Mokoena'],
  clients: [{ heading }, ''],
  related: [{ heading, links: [{ label: 'Sales', href: '/sales' }] }, 'href="/sales"'],
};

const fileWith = (kind: string, fields: object) => ({
  ...landingPage,
  parts: [{ kind, ...fields }],
});

function mainOf(file: object): string {
  const record = toPage(parseRecord(landingFile, file));
  const html = renderToString(Page({ record, path: '/react', articles: collection }));
  return /<main.*<\/main>/s.exec(html)?.[0] ?? '';
}

test.each(Object.entries(examples))(
  'a landing page can have the section %s',
  (kind, [fields, shown]) => {
    expect(mainOf(fileWith(kind, fields))).toContain(shown);
  },
);

test('a landing page ends with a closing, if it has one', () => {
  const closing = { heading: 'Start now.', text: 'Tell us.', label: 'Go', href: '/get-matched' };
  expect(mainOf({ ...fileWith('team', { heading }), closing })).toContain('Start now.');
});

test('a landing page can have each section that is for any page, except for code', () => {
  const guide = readFileSync('docs/pages.md', 'utf8');
  const [, table = ''] = /^### For any page\n(.*?)^### /ms.exec(guide) ?? [];
  const kinds = [...table.matchAll(/^\| `(.+?)` \|/gm)].map(([, kind = '']) => kind);
  const offered = parts.options.map(({ entries }) => entries.kind.literal as string);
  expect(offered.sort()).toEqual(Object.keys(examples).sort());
  // The opening and the closing have fields of the page.
  const others = kinds.filter((kind) => !offered.includes(kind));
  expect(others).toEqual(['opening', 'prose', 'snippet', 'closing']);
});

test('the text of a landing page can have what an article can have', () => {
  const text = [
    '<a class="button" data-hire-open="discovery-call" aria-haspopup="dialog" href="/call">Call</a>',
    '| Way | Time |\n|---|---|\n| Full-time | Monthly |',
    '<hire-newsletter-panel></hire-newsletter-panel>',
  ].join('\n\n');
  const record = toPage(parseRecord(landingFile, fileWith('text', { heading, text })));
  const html = renderToString(Page({ record, path: '/react', articles: collection }));
  expect(html).toContain('<hire-discovery-call></hire-discovery-call>');
  expect(html).toContain('data-label="Time"><span>Monthly</span>');
  expect(html).toContain(`class="${button.primary}" data-hire-open`);
});

test('the guide for marketing has a line about each part, by its name in the editor', () => {
  const guide = readFileSync('docs/marketing.md', 'utf8');
  const [, table = ''] = /^\| Part \|.*\n\|---.*\n((?:\|.*\n)+)/m.exec(guide) ?? [];
  const names = [...table.matchAll(/^\| (.+?) \|/gm)].map(([, name]) => name);
  expect(names).toEqual(parts.options.map((part) => v.getTitle(part)));
});

test('the editor’s form has a button and fields for each kind of part', () => {
  const { collections } = editorConfig({ name: 'github', repo: 'a/b' });
  const [, landing] = collections as { fields: { name: string; types?: object[] }[] }[];
  const types = landing?.fields.find(({ name }) => name === 'parts')?.types;
  expect(types).toHaveLength(parts.options.length);
  expect(types).toContainEqual({
    name: 'table',
    label: 'Table',
    fields: expect.arrayContaining([
      expect.objectContaining({
        name: 'rows',
        label_singular: 'Row',
        fields: [expect.objectContaining({ name: 'cells', widget: 'list' })],
      }),
    ]),
  });
});

test.each([
  ['tabel', {}, 'parts > 1 > kind: no part is of the kind "tabel": choose text, index, horizon,'],
  ['poster', { heading }, 'parts > 1 > text: this field is missing'],
  ['poster', { heading, txt: 'a', text: 'b' }, 'parts > 1 > txt: there is no field of that name'],
  [
    'table',
    { heading, columns: ['Way', 'Time'], rows: [{ cells: ['Full-time'] }] },
    'parts > 1 > rows: each row needs as many cells as there are columns',
  ],
  ['proofs', { show: ['count'] }, 'parts > 1 > show: choose 4'],
  ['articles', { heading, articles: ['gone'] }, 'there is no article "gone"'],
  ['score', { heading, task: 'cook' }, 'parts > 1 > task: no task has that name'],
])('a mistake in the part %s is named: %j', (kind, fields, message) => {
  expect(() => parseRecord(landingFile, fileWith(kind, fields))).toThrow(message);
});

const wrongValues = [null, '', 5, true, 'word', [], {}, [null], [5], [{}], [['word']]];

/** Copies of a value in which each thing has one of the wrong values in its place. */
function* spoil(value: unknown): Generator<unknown> {
  yield* wrongValues;
  if (typeof value !== 'object' || value === null) return;
  for (const [key, one] of Object.entries(value))
    for (const wrong of spoil(one))
      yield Array.isArray(value)
        ? value.map((kept, index) => (`${index}` === key ? wrong : kept))
        : { ...value, [key]: wrong };
}

test.each(Object.entries(examples))(
  'a wrong value in any field of the part %s is named in one line, or the page is drawn',
  (kind, [fields]) => {
    for (const spoiled of spoil(fields)) {
      const text = JSON.stringify(fileWith(kind, spoiled as object));
      try {
        mainOf(parseJson(text) as object);
      } catch (error) {
        expect((error as Error).name, text).toMatch(/^(Error|ValiError)$/);
        expect((error as Error).message, text).toMatch(/^parts[^\n]*\.?$/);
        expect((error as Error).message, text).not.toMatch(/Invalid|undefined/);
      }
    }
  },
);

test('a mistake is named with its line, and so is a field that is missing', () => {
  const file = { ...fileWith('poster', { heading, txt: 'a "b" [c]' }), campaign: 'no spaces' };
  const text = JSON.stringify(file, null, 2);
  const lineWith = (part: string) => text.slice(0, text.indexOf(part)).split('\n').length;
  const start = lineWith('"kind"') - 1;
  const faults = [
    `line ${lineWith('"campaign"')}: campaign: only letters`,
    `line ${start}: parts > 1 > text: this field is missing`,
    `line ${lineWith('"txt"')}: parts > 1 > txt: there is no field of that name`,
  ];
  for (const fault of faults)
    expect(() => parseRecord(landingFile, JSON.parse(text), text)).toThrow(fault);
});
