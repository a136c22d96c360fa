import { expect, test } from 'vitest';
import { hoursIn, type Place, sharedSpans, spansOf } from '../../site/illustrations/daylight.ts';

const office = (offset: number, from = 9, to = 17): Place => ({ city: 'A', offset, from, to });

test('working hours are moved onto the UTC day', () => {
  expect(spansOf(office(2))).toEqual([[7, 15]]);
  expect(spansOf(office(5.5))).toEqual([[3.5, 11.5]]);
});

test('hours that cross midnight stand at both ends of the day', () => {
  expect(spansOf(office(-8))).toEqual([
    [0, 1],
    [17, 24],
  ]);
  expect(spansOf(office(0, 22, 6))).toEqual([
    [0, 6],
    [22, 24],
  ]);
});

test.each([
  ['the same desk', office(0), office(0), 8],
  ['Cape Town and New York', office(2), office(-5), 1],
  ['Bengaluru and London', office(5.5), office(0), 2.5],
  ['over midnight', office(-8), office(9), 1],
  ['nobody', office(8), office(-4), 0],
])('shared hours of %s', (_, one, other, hours) => {
  expect(hoursIn(sharedSpans(one, other))).toBe(hours);
  expect(hoursIn(sharedSpans(other, one))).toBe(hours);
});
