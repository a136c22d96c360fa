import { renderToString } from 'preact-render-to-string';
import { expect, test } from 'vitest';
import { invoiceOf, Ledger } from '../../site/components/ledger.tsx';
import { ratesFile } from '../../site/content/rates.ts';
import { readRecords } from '../../site/content/records.ts';

const filled = { from: 30, to: 45, rate: 40, hours: 80 };

test('a rate is shown as a range and as a worked invoice', () => {
  const { developers } = readRecords('rates.json', ratesFile, { developers: filled });
  if (!developers) throw new Error('The rate is missing.');
  const html = renderToString(Ledger(invoiceOf(developers)));
  for (const text of ['$30–$45 an hour', '80 hours at $40', '$3,200']) expect(html).toContain(text);
});

test('the words and the amount of a line are one element each, although the words have a figure', () => {
  const html = renderToString(Ledger(invoiceOf(filled)));
  expect(html).toContain('<span>80 hours at $40</span> <span>$3,200</span>');
});

test.each([
  [{ developers: { ...filled, to: 20 } }, 'developers > to: it must not be lower than “from”'],
  [{ developers: { ...filled, rate: 60 } }, 'developers > rate: it must be from “from” to “to”.'],
  [{ developers: { ...filled, hours: '80' } }, 'developers > hours: a number is needed, without'],
  [{ developers: { from: 30 } }, 'developers > to: this field is missing'],
  [{ designers: filled }, 'designers: there is no field of that name.'],
  [{ sales: { ...filled, currency: 'EUR' } }, 'sales > currency: there is no field of that name.'],
])('a wrong rate, %j, is one line with the file and the field', (json, fault) => {
  const read = () => readRecords('rates.json', ratesFile, json);
  expect(read).toThrow(/^site\/content\/rates\.json: .*\.$/);
  expect(read).toThrow(fault);
});
