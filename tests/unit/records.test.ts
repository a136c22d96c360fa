import { expect, test } from 'vitest';
import faqs from '../../site/content/faqs.json' with { type: 'json' };
import { faqsFile } from '../../site/content/faqs.ts';
import { readRecords } from '../../site/content/records.ts';
import talent from '../../site/content/talent.json' with { type: 'json' };
import { talentFile } from '../../site/content/talent.ts';

const [first, ...others] = talent.people;
const readTalent = (change: object) =>
  readRecords('talent.json', talentFile, { people: [{ ...first, ...change }, ...others] });

test.each([
  [{ role: '' }, 'people > Thandi M. > role: text is needed'],
  [{ name: '', city: 'Atlantis' }, 'people > 1 > name: text is needed; people > 1 > city: no city'],
  [{ hours: { from: 9 } }, 'people > Thandi M. > hours > to: this field is missing'],
  [{ profile: { ...first?.profile, tools: [] } }, 'profile > tools: at least one is needed'],
  [{ specialty: 'In {claims.soon}' }, 'specialty: Unknown placeholder {claims.soon}.'],
  [{ face: 'sipho' }, 'people: each person needs a different portrait'],
])(
  'the error for %j names the file, the record, the field and what is expected',
  (change, fault) => {
    expect(() => readTalent(change)).toThrow(/^site\/content\/talent\.json: people.*\.$/);
    expect(() => readTalent(change)).toThrow(fault);
  },
);

test('a page without enough people is named', () => {
  const people = talent.people.map((one) => ({
    ...one,
    pages: one.pages.filter((page) => page !== 'shopify'),
  }));
  expect(() => readRecords('talent.json', talentFile, { people })).toThrow(
    '2 people are needed on the page “Shopify”',
  );
});

test('the placeholders in the texts of records are filled in', () => {
  const { talent: questions } = readRecords('faqs.json', faqsFile, faqs);
  expect(questions[1]?.answer).toContain('within 3–5 business days.');
});
