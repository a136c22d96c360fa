import { expect, test } from 'vitest';
import { hourlyRate, readNumber } from '../../site/content/hourly-rate.ts';

test('the rate covers taxes and the weeks off', () => {
  expect(hourlyRate({ income: 1_000, taxes: 0, hours: 10, weeksOff: 0 })).toBe(24);
  expect(hourlyRate({ income: 1_000, taxes: 50, hours: 10, weeksOff: 0 })).toBe(47);
  expect(hourlyRate({ income: 1_000, taxes: 0, hours: 10, weeksOff: 26 })).toBe(47);
});

test.each([
  ['3,000', 3000],
  ['$ 2,400.50', 2400.5],
  ['3.000', 3000],
  ['3.000,50', 3000.5],
  ['2,5', 2.5],
  ['2.5', 2.5],
  ['none', Number.NaN],
])('%s is read as it was meant', (text, number) => {
  expect(readNumber(text)).toBe(number);
});

test('no rate covers a year without work, or an empty field', () => {
  expect(hourlyRate({ income: 1_000, taxes: 0, hours: 0, weeksOff: 0 })).toBeUndefined();
  expect(hourlyRate({ income: 1_000, taxes: 0, hours: 200, weeksOff: 0 })).toBeUndefined();
  expect(hourlyRate({ income: 1_000, taxes: 100, hours: 10, weeksOff: 0 })).toBeUndefined();
  expect(hourlyRate({ income: Number.NaN, taxes: 0, hours: 10, weeksOff: 0 })).toBeUndefined();
});
