import { expect, test } from 'vitest';
import {
  agreementFile,
  agreementTerms,
  nameOfTerm,
  splitTerms,
  type Term,
} from '../../site/content/agreement.ts';
import { readRecords } from '../../site/content/records.ts';
import { agreement } from '../../site/content/sample-agreement.ts';
import { button } from '../../site/style/controls.css.ts';
import { articles, pages } from './rendered-pages.fixture.ts';

const services = pages.filter(({ record }) => record.service);
const terms = Object.keys(agreementFile.entries) as Term[];

test('every service page says once when the price is told, and links to the terms', () => {
  expect(services.length).toBeGreaterThanOrEqual(13);
  const promise = /You get the price in writing,\sbefore you meet a candidate\./g;
  for (const { path, text, html } of services) {
    expect(text.match(promise), path).toHaveLength(1);
    expect(html, path).toContain('href="/terms-in-plain-words"');
  }
});

test('few service pages have their reasons on notes, or the price on a slip', () => {
  const having = (test: (part: Record<string, unknown>) => boolean) =>
    services
      .filter(({ record: { sections } }) => sections.some((part) => test({ ...part })))
      .map(({ path }) => path);
  expect(having(({ kind, sheet }) => kind === 'notes' && !sheet).length).toBeLessThanOrEqual(3);
  expect(having(({ slip }) => Boolean(slip)).length).toBeLessThanOrEqual(3);
});

test('a service page that shows people has a button between its opening and its closing', () => {
  const buttons = Object.values(button).map((classes) => `class="${classes}"`);
  const without = services.filter(({ record: { sections }, html }) => {
    // The last one has the closing after it.
    const inside = html.split('<section').slice(2, -1);
    const isLong =
      sections.some(({ kind }) => kind === 'people') && sections[0]?.kind === 'opening';
    return isLong && !buttons.some((one) => inside.some((section) => section.includes(one)));
  });
  expect(without.map(({ path }) => path)).toEqual([]);
});

test('the terms promise no refund and no guarantee', () => {
  const page = pages.find(({ path }) => path === '/terms-in-plain-words');
  expect(page?.text).not.toMatch(/refund|guarantee|money back/i);
});

test('“your agreement” answers at most twelve questions on the whole site', () => {
  const texts = [...pages, ...articles].flatMap(({ text }) => text.match(/\byour agreement\b/gi));
  expect(texts.filter(Boolean).length).toBeLessThanOrEqual(12);
});

test('each clause uses its number in the agreement and in plain words', () => {
  const used = agreement.clauses.flatMap(({ text, number }) => {
    const parts = splitTerms(text, agreementTerms).filter((part) => typeof part !== 'string');
    expect(parts.map(({ term }) => term)).toEqual(number ? [number.term] : []);
    if (number) expect(number.filled).toContain(`{${number.term}}`);
    return parts.map(({ term }) => term);
  });
  expect(used.sort()).toEqual([...terms].sort());
  expect(new Set(terms.map(nameOfTerm)).size).toBe(terms.length);
});

test.each([
  [{ notice: 'soon' }, 'notice: a period such as “30 days” is needed, or nothing.'],
  [{ payment: 30 }, 'payment: a period such as “30 days” is needed, or nothing.'],
  [{ unfinished: '120%' }, 'unfinished: a share such as “50%” is needed, or nothing.'],
  [{ ownership: 'later' }, 'ownership: “on payment” or “on delivery” is needed, or nothing.'],
  [{ notcie: '30 days' }, 'notcie: there is no field of that name.'],
])(
  'a wrong number of the agreement, %j, is one line with the file and the field',
  (json, fault) => {
    expect(() => readRecords('agreement.json', agreementFile, json)).toThrow(
      `site/content/agreement.json: ${fault}`,
    );
  },
);

test('the numbers of the agreement may all be empty, or all be filled in', () => {
  const empty = Object.fromEntries(terms.map((term) => [term, '']));
  expect(readRecords('agreement.json', agreementFile, {})).toEqual(empty);
  const filled = { ...empty, notice: '30 days', ownership: 'on payment', unfinished: '50%' };
  expect(readRecords('agreement.json', agreementFile, filled)).toEqual(filled);
});
