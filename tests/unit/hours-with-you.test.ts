import { describe, expect, test } from 'vitest';
import { formatRange, formatTime } from '../../site/content/clock.ts';
import {
  companyAt,
  companyText,
  hoursWithYou,
  stateText,
} from '../../site/content/hours-with-you.ts';
import { homeZones } from '../../site/content/places.ts';
import { talent } from '../../site/content/talent.ts';

const people = talent.map(({ name, city, hours }) => ({
  name,
  city,
  hours,
  zone: homeZones[city],
}));

const zones = {
  'New York': 'America/New_York',
  'Los Angeles': 'America/Los_Angeles',
  London: 'Europe/London',
};

/** What a visitor reads at an hour of their own, on a date. */
function read(city: keyof typeof zones, hour: number, date: string) {
  const zone = zones[city];
  const noon = Date.parse(`${date}T12:00Z`);
  const [at = 0] = [...Array(128).keys()]
    .map((half) => noon + (half - 64) * 1_800_000)
    .filter((now) => {
      const local = new Date(now).toLocaleString('sv-SE', { timeZone: zone });
      return local.startsWith(`${date} ${String(hour).padStart(2, '0')}:00`);
    });
  const clock = { zone, is24Hour: false };
  const company = companyAt(people, zone, at).slice(0, 4);
  const [first] = company as [(typeof company)[0]];
  return {
    line: companyText(first, clock, at),
    cards: company.map(
      (one) => `${one.person.name} ${hoursWithYou(one)}, ${stateText(one, clock, at)}`,
    ),
    company,
    at,
  };
}

const cases = Object.keys(zones).flatMap((city) =>
  [8, 12, 18, 23].flatMap((hour) =>
    ['2026-01-14', '2026-07-15', '2026-11-27', '2026-11-28'].map(
      (date) => [city, hour, date] as const,
    ),
  ),
);

test.each(cases)(
  'in %s at %i o’clock on %s, four people who are awake share hours',
  (city, hour, date) => {
    const { company, line, at } = read(city as keyof typeof zones, hour, date);
    expect(company).toHaveLength(4);
    expect(new Set(company.map(({ person }) => person.name)).size).toBe(4);
    for (const one of company) {
      expect(hoursWithYou(one), one.person.name).toMatch(/^\d½? hours? with you$/);
      const local = Number(
        new Date(at).toLocaleString('sv-SE', { timeZone: one.person.zone }).slice(11, 13),
      );
      expect(local >= 5 && local < 24, `${one.person.name} at ${local}`).toBe(true);
    }
    expect(line).toMatch(/ with you (today|tomorrow|on Monday)\b/);
  },
);

test('nobody with fewer than three hours is shown while somebody else who is awake has more', () => {
  const threeHours = 180;
  for (const zone of Object.values(zones)) {
    for (let hour = 0; hour < 7 * 24; hour += 1) {
      const all = companyAt(people, zone, Date.UTC(2026, 10, 23, hour)).map(
        ({ minutes }) => minutes,
      );
      const others = all.slice(4).filter((minutes) => minutes >= threeHours);
      if (others.length > 0)
        expect(Math.min(...all.slice(0, 4))).toBeGreaterThanOrEqual(threeHours);
    }
  }
});

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

describe('the line under the heading', () => {
  test.each([
    [
      'New York',
      8,
      '2026-01-14',
      'Online in Cape Town until 3 p.m. your time: 6 hours with you today.',
    ],
    [
      'New York',
      12,
      '2026-01-14',
      'Online in Cape Town until 3 p.m. your time: 6 hours with you today.',
    ],
    [
      'New York',
      18,
      '2026-01-14',
      'Awake in Bogotá right now: 8 hours with you tomorrow, from 9 a.m.',
    ],
    [
      'New York',
      23,
      '2026-01-14',
      'Awake in Nairobi right now: 5 hours with you tomorrow, from 9 a.m.',
    ],
    [
      'Los Angeles',
      8,
      '2026-01-14',
      'Online in Johannesburg until 1 p.m. your time: 4 hours with you today.',
    ],
    [
      'Los Angeles',
      12,
      '2026-01-14',
      'Online in Johannesburg until 1 p.m. your time: 4 hours with you today.',
    ],
    [
      'Los Angeles',
      18,
      '2026-01-14',
      'Awake in Bogotá right now: 5 hours with you tomorrow, from 9 a.m.',
    ],
    [
      'Los Angeles',
      23,
      '2026-01-14',
      'Awake in Johannesburg right now: 4 hours with you tomorrow, from 9 a.m.',
    ],
    ['London', 8, '2026-01-14', 'Awake in Cape Town right now: 5 hours with you today, from noon.'],
    [
      'London',
      12,
      '2026-01-14',
      'Online in Cape Town until 8 p.m. your time: 5 hours with you today.',
    ],
    [
      'London',
      18,
      '2026-01-14',
      'Online in Cape Town until 8 p.m. your time: 5 hours with you tomorrow.',
    ],
    [
      'London',
      23,
      '2026-01-14',
      'Awake in Bogotá right now: 3 hours with you tomorrow, from 2 p.m.',
    ],
    [
      'New York',
      12,
      '2026-11-28',
      'Awake in Cape Town right now: 6 hours with you on Monday, from 9 a.m.',
    ],
  ] as const)('in %s at %i o’clock on %s', (city, hour, date, line) => {
    expect(read(city, hour, date).line).toBe(line);
  });
});
