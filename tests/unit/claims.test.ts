import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** Promises in numbers: prices, shares, periods, and numbers of companies or people. */
const promise =
  /\$\d[\d,]*|\btop \d+|\d[\d,.–-]*\+?(?:%|[ -](?:hours?|business days|days?|weeks?|months?|minutes?|years?|percent|companies|clients|applicants)\b)/gi;

const sources = globSync('site/{pages,content,articles}/**/*.{ts,json,md}').filter(
  (file) => !/content\/(claims|capitalize)\.ts$/.test(file),
);

test('every promised number comes from site/content/claims.ts', () => {
  const found = sources.flatMap((file) =>
    (readFileSync(file, 'utf8').match(promise) ?? []).map((figure) => `${file}: ${figure}`),
  );
  expect(sources.length).toBeGreaterThan(40);
  expect(found).toEqual([]);
});
