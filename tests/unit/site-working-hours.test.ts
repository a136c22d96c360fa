import { expect, test } from 'vitest';
import {
  hoursIn,
  offsetOf,
  sharedSpans,
  utcSpans,
  type WorkingHours,
} from '../../site/illustrations/working-hours.ts';

const office = (offset: number, from = 9, to = 17): WorkingHours => ({
  city: 'A',
  offset,
  from,
  to,
});

test('working hours are converted to UTC', () => {
  expect(utcSpans(office(2))).toEqual([[7, 15]]);
  expect(utcSpans(office(5.5))).toEqual([[3.5, 11.5]]);
});

test('working hours that contain midnight in UTC are split', () => {
  expect(utcSpans(office(-8))).toEqual([
    [0, 1],
    [17, 24],
  ]);
  expect(utcSpans(office(0, 22, 6))).toEqual([
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
])('the shared working hours of %s are found', (_, one, other, hours) => {
  expect(hoursIn(sharedSpans(one, other))).toBe(hours);
  expect(hoursIn(sharedSpans(other, one))).toBe(hours);
});

test.each([
  ['America/Chicago', -6, -5],
  ['Africa/Accra', 0, 0],
  ['Asia/Manila', 8, 8],
  ['Asia/Kolkata', 5.5, 5.5],
  ['Pacific/Auckland', 13, 12],
])('the offset of %s from UTC in winter and in summer', (zone, january, july) => {
  expect([offsetOf(zone, 1), offsetOf(zone, 7)]).toEqual([january, july]);
});
