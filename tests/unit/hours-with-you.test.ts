import { expect, test } from 'vitest';
import { formatRange, formatTime, wrapHour } from '../../site/content/clock.ts';
import { compare, hourIn, hoursWithYou } from '../../site/content/hours-with-you.ts';
import { homeZones } from '../../site/content/places.ts';
import { sharedWith, shiftLength } from '../../site/content/shared-hours.ts';
import { talent } from '../../site/content/talent.ts';

const people = talent.map(({ name, city, hours }) => ({
  name,
  city,
  hours,
  zone: homeZones[city],
}));
/** The people on the cards of the home page. */
const cards = people.slice(0, 4);

const summer = Date.UTC(2026, 6, 15);
const winter = Date.UTC(2026, 0, 15);

test('times are written like in the United States', () => {
  expect([0, 9, 9.5, 12, 21.25, 24].map((hour) => formatTime(hour))).toEqual([
    'midnight',
    '9 a.m.',
    '9:30 a.m.',
    'noon',
    '9:15 p.m.',
    'midnight',
  ]);
  expect(formatTime(21.25, true)).toBe('21:15');
  expect([formatRange(9, 17), formatRange(14, 22), formatRange(10, 24)]).toEqual([
    '9 a.m.–5 p.m.',
    '2–10 p.m.',
    '10 a.m.–midnight',
  ]);
});

test('on the home page, everybody has a shift of the same length, in a city whose clocks never change', () => {
  for (const { name, zone, hours } of cards) {
    expect(hours[1] - hours[0], name).toBe(shiftLength);
    expect(hourIn(zone, summer), name).toBe(hourIn(zone, winter));
  }
});

test.each([
  ['America/New_York', -5],
  ['America/Los_Angeles', -8],
  ['Europe/London', 0],
  ['Asia/Kolkata', 5.5],
  ['Asia/Tokyo', 9],
])('in %s, the cards say the hours that the zones share', (zone, ahead) => {
  for (const person of cards) {
    const start = wrapHour(person.hours[0] - hourIn(person.zone, winter));
    const [from, to] = sharedWith(start, ahead);
    expect(60 * (to - from), person.name).toBe(compare(person, zone, winter).minutes);
  }
});

test('shared hours are counted in halves', () => {
  expect([0, 30, 60, 150, 300].map((minutes) => hoursWithYou({ minutes }))).toEqual([
    '',
    '½ hour with you',
    '1 hour with you',
    '2½ hours with you',
    '5 hours with you',
  ]);
});
