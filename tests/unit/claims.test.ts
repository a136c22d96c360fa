import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { claims } from '../../site/content/claims.ts';
import { fillFigures } from '../../site/content/fill-figures.ts';
import { messages, timings } from '../../widgets/get-matched/content.ts';

/** Promises in numbers: prices, shares, periods, and numbers of companies or people. */
const promise =
  /\$\d[\d,]*|\btop \d+|\d[\d,.–-]*\+?(?:%|[ -](?:hours?|business days|days?|weeks?|months?|minutes?|years?|percent|companies|clients|applicants)\b)/gi;

const sources = globSync('site/{pages,content,articles}/**/*.{ts,json,md}').filter(
  (file) =>
    !/content\/((claims|capitalize|agreement|rates)\.ts|(agreement|rates)\.json)$/.test(file),
);

test('every promised number comes from site/content/claims.ts', () => {
  const found = sources.flatMap((file) =>
    (readFileSync(file, 'utf8').match(promise) ?? []).map((figure) => `${file}: ${figure}`),
  );
  expect(sources.length).toBeGreaterThan(40);
  const help = 'Write a number of an example in words, and an amount as dollars(1200).';
  expect(found, help).toEqual([]);
});

test('sentences say in one way when candidates are met', () => {
  const sentences = sources.flatMap(
    (file) => readFileSync(file, 'utf8').match(/.+(?= in \$?\{claims\.meet(?:\.figure)?\})/g) ?? [],
  );
  expect(sentences.length).toBeGreaterThan(5);
  for (const words of sentences) expect(words).toMatch(/\bmeet (?:candidates|them)$/i);
});

test('the wizard promises a project manager and sales talent in the time that the site claims', () => {
  const promised = Object.entries(timings).map(([role, name]) => [role, claims[name].scope]);
  expect(promised).toEqual([
    ['pm', expect.stringContaining('project managers')],
    ['sales', 'sales'],
  ]);
});

test('the first testimonial says its three days', () => {
  const [first] = JSON.parse(readFileSync('site/content/testimonials.json', 'utf8')).home;
  expect(fillFigures(first.quote)).toContain('3 days later');
});

test('the wizard promises what the site claims, in every language', () => {
  const english = messages.timing;
  for (const [name, text] of Object.entries(english))
    expect(text).toBe(`${claims[name as keyof typeof english].text}.`);
  for (const file of globSync('widgets/kit/languages/*.json')) {
    const { timing } = JSON.parse(readFileSync(file, 'utf8'))['hire-get-matched'];
    const figures = (texts: object) =>
      Object.entries(texts).map(([name, text]) => [name, text.match(/\d+/g)]);
    expect(figures(timing), file).toEqual(figures(english));
  }
});
