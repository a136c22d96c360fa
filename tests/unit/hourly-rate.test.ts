import { expect, test } from 'vitest';
import { hourlyRate } from '../../site/content/hourly-rate.ts';

test('the rate covers taxes and the weeks off', () => {
  expect(hourlyRate({ income: 1_000, taxes: 0, hours: 10, weeksOff: 0 })).toBe(24);
  expect(hourlyRate({ income: 1_000, taxes: 50, hours: 10, weeksOff: 0 })).toBe(47);
  expect(hourlyRate({ income: 1_000, taxes: 0, hours: 10, weeksOff: 26 })).toBe(47);
});

test('no rate covers a year without work, or an empty field', () => {
  expect(hourlyRate({ income: 1_000, taxes: 0, hours: 0, weeksOff: 0 })).toBeUndefined();
  expect(hourlyRate({ income: 1_000, taxes: 100, hours: 10, weeksOff: 0 })).toBeUndefined();
  expect(hourlyRate({ income: Number.NaN, taxes: 0, hours: 10, weeksOff: 0 })).toBeUndefined();
});
