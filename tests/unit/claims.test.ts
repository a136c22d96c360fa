import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** An amount of what a visitor may hold us to: time, money, a share, a crowd. */
const promise =
  /\$\d[\d,]*|\btop \d+|\d[\d,.–-]*\+?(?:%|[ -](?:hours?|business days|days?|weeks?|months?|minutes?|years?|percent|companies|clients|applicants)\b)/gi;

const written = globSync('site/{pages,content,articles}/**/*.{ts,md}').filter(
  (file) => !/content\/(claims|capitalise)\.ts$/.test(file),
);

test('every figure that a page promises comes from the one list of them', () => {
  const found = written.flatMap((file) =>
    (readFileSync(file, 'utf8').match(promise) ?? []).map((figure) => `${file}: ${figure}`),
  );
  expect(written.length).toBeGreaterThan(40);
  expect(found).toEqual([]);
});
