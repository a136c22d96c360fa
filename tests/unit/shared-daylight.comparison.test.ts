import { describe, expect, test } from 'vitest';
import { compareDay, comparePlaces } from '../../widgets/shared-daylight/comparison.ts';
import type { Place } from '../../widgets/shared-daylight/place.ts';
import { sample } from '../sample.ts';

type Places = [Place, ...Place[]];

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

const at = (zone: string, hours = '09:00-17:00'): Place => {
  const [from = 0, to = 0] = hours.split('-').map(minutesOf);
  return { city: zone, zone, from, to };
};

const minutesOf = (time: string): number => {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
};

const share = (date: string, ...places: Place[]) => {
  const { shared, minutes } = compareDay(places as Places, Date.parse(date));
  return { minutes, spans: shared.map(({ from, to }) => `${iso(from)}/${iso(to)}`) };
};

const iso = (instant: number): string => new Date(instant).toISOString().slice(0, 16);

const compareOn = (date: string, ...places: Place[]) =>
  comparePlaces({ places: places as Places, date });

describe('the shared part of a day', () => {
  test.each([
    ['in winter', '2026-12-01', ['Africa/Johannesburg', 'Europe/London'], 6 * 60],
    ['in summer', '2026-07-01', ['Africa/Johannesburg', 'Europe/London'], 7 * 60],
    [
      'where only one has changed its clocks',
      '2026-03-20',
      ['America/New_York', 'Europe/London'],
      4 * 60,
    ],
    ['in a half-hour zone', '2026-07-01', ['Europe/London', 'Asia/Kolkata'], 3.5 * 60],
    ['in a quarter-hour zone', '2026-07-01', ['Asia/Kathmandu', 'Asia/Kolkata'], 7.75 * 60],
    [
      'across the date line, a day apart',
      '2026-07-01',
      ['Pacific/Pago_Pago', 'Pacific/Kiritimati'],
      7 * 60,
    ],
    ['of places that never meet', '2026-07-01', ['Asia/Manila', 'America/New_York'], 0],
    ['of three places', '2026-07-01', ['Europe/London', 'Africa/Lagos', 'Africa/Nairobi'], 6 * 60],
  ] as const)('%s', (_, date, zones, minutes) => {
    expect(share(date, ...zones.map((zone) => at(zone))).minutes).toBe(minutes);
  });

  test('the shared part of a day is in UTC', () => {
    expect(share('2026-07-01', at('Africa/Johannesburg'), at('Europe/London'))).toEqual({
      minutes: 420,
      spans: ['2026-07-01T08:00/2026-07-01T15:00'],
    });
  });

  test('the shared part of a day has two parts if a working night in one place crosses midnight', () => {
    const nights = at('Europe/London', '22:00-06:00');
    expect(share('2026-12-01', nights, at('Europe/London', '00:00-00:00'))).toEqual({
      minutes: 480,
      spans: ['2026-12-01T00:00/2026-12-01T06:00', '2026-12-01T22:00/2026-12-02T00:00'],
    });
  });

  test('the shared part of a day is an hour shorter in the night in which clocks skip one, and longer when they repeat it', () => {
    const night = at('Europe/London', '22:00-06:00');
    expect(share('2026-03-29', night, night).minutes).toBe(7 * 60);
    expect(share('2026-10-25', night, night).minutes).toBe(9 * 60);
  });

  test('the shared part of a day is nothing on a date that a zone skipped', () => {
    expect(share('2011-12-30', at('Pacific/Apia'), at('Pacific/Apia')).minutes).toBe(0);
  });
});

/** A seeded random number generator. */
function createRandom(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

const STEP = 5 * 60_000;

/** The local time of a zone, for example "2026-07-01 09:30". */
const clockOf = (timeZone: string): Intl.DateTimeFormat =>
  new Intl.DateTimeFormat('sv-SE', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  });

const read = (zone: string, instant: number): string => clockOf(zone).format(instant);

const dateAfter = (date: string, days: number): string =>
  new Date(Date.parse(date) + days * DAY).toISOString().slice(0, 10);

const timeOf = (minutes: number): string => new Date(minutes * 60_000).toISOString().slice(11, 16);

/** Whether a step is between the first occurrences of two local times. */
function isBetween(walked: readonly string[], from: string, to: string): (step: number) => boolean {
  const [start = 0, end = 0] = [from, to].map((time) => walked.findIndex((shown) => shown >= time));
  return (step) => step >= start && step < end;
}

/** Calculates the shared time from the local times every five minutes, without offsets. */
function walkedMinutes(places: readonly Place[], date: string): number {
  const start = Date.parse(date) - 2 * DAY;
  const walks = places.map(({ zone }) => {
    const clock = clockOf(zone);
    return Array.from({ length: (5 * DAY) / STEP }, (_, step) => clock.format(start + step * STEP));
  });
  const isInDay = isBetween(walks[0] ?? [], `${date} 00:00`, `${dateAfter(date, 1)} 00:00`);
  const shifts = places.map(({ from, to }, index) =>
    [-2, -1, 0, 1, 2].map((days) => {
      const first = dateAfter(date, days);
      const last = to > from ? first : dateAfter(first, 1);
      return isBetween(walks[index] ?? [], `${first} ${timeOf(from)}`, `${last} ${timeOf(to)}`);
    }),
  );
  const shared = [...(walks[0]?.keys() ?? [])].filter(
    (step) => isInDay(step) && shifts.every((each) => each.some((isInShift) => isInShift(step))),
  );
  return (shared.length * STEP) / 60_000;
}

const zones = Intl.supportedValuesOf('timeZone');
const notableZones = [
  'Australia/Lord_Howe',
  'America/St_Johns',
  'Pacific/Chatham',
  'Asia/Kathmandu',
  'Africa/Casablanca',
  'America/Havana',
  'Africa/Cairo',
  'Asia/Beirut',
];

const everyDay = Array.from({ length: 365 }, (_, day) => dateAfter('2026-01-01', day));

/** The days on which the clocks of a zone change. */
function changeDaysOf(zone: string): string[] {
  const clock = clockOf(zone);
  const timeAt = (date: string) => clock.format(Date.parse(date)).slice(11);
  return everyDay.filter((date) => timeAt(date) !== timeAt(dateAfter(date, 1)));
}

for (const zone of sample(zones, notableZones)) {
  test(`${zone} has the shared time that clocks show every five minutes`, () => {
    const random = createRandom(zones.indexOf(zone) + 1);
    const pair = [zone, zones[random(zones.length)] as string];
    if (random(2)) pair.reverse();
    const randomDays = Array.from({ length: 3 }, () => everyDay[random(365)] as string);
    for (const date of [...pair.flatMap(changeDaysOf), ...randomDays]) {
      const places = pair.map((each) => ({
        ...at(each),
        from: random(288) * 5,
        to: random(288) * 5,
      })) as unknown as Places;
      const { minutes } = compareDay(places, Date.parse(date));
      expect({ date, places, minutes }).toEqual({
        date,
        places,
        minutes: walkedMinutes(places, date),
      });
    }
  });
}

describe('the next changes of clocks', () => {
  test('each next change of clocks has the date, the place and the shared time after it', () => {
    const { changes } = compareOn('2026-12-01', at('Africa/Johannesburg'), at('Europe/London'));
    expect(changes).toEqual([
      { date: '2027-03-28', cities: ['Europe/London'], minutes: 420 },
      { date: '2027-10-31', cities: ['Europe/London'], minutes: 360 },
    ]);
  });

  test('the next changes of clocks are two in spring if two places change in different weeks', () => {
    const { minutes, changes } = compareOn(
      '2026-03-01',
      at('America/New_York'),
      at('Europe/London'),
    );
    expect(minutes).toBe(180);
    expect(changes.map(({ date, minutes }) => [date, minutes])).toEqual([
      ['2026-03-08', 240],
      ['2026-03-29', 180],
      ['2026-10-25', 240],
      ['2026-11-01', 180],
    ]);
  });

  test('the next change of clocks is one for places that change together', () => {
    const { changes } = compareOn('2026-03-01', at('Europe/Paris'), at('Europe/London'));
    expect(changes[0]).toEqual({
      date: '2026-03-29',
      cities: ['Europe/Paris', 'Europe/London'],
      minutes: 420,
    });
  });

  test('there is no next change of clocks if clocks never change', () => {
    expect(compareOn('2026-07-01', at('Asia/Tokyo'), at('Asia/Manila')).changes).toEqual([]);
  });
});

describe('the weekly meeting', () => {
  const clock = (zone: string, instant: number) => read(zone, instant).slice(11);

  test('the weekly meeting is inside all working hours in every week of the year', () => {
    const places = [at('Africa/Johannesburg'), at('Europe/London')] as const;
    const { meeting } = compareOn('2026-12-01', ...places);
    expect(meeting.fits).toBe(true);
    expect(places.map(({ zone }) => clock(zone, meeting.start))).toEqual(['12:00', '10:00']);
  });

  test('the weekly meeting takes the only hour that two places share', () => {
    const { meeting } = compareOn('2026-12-01', at('America/New_York'), at('Africa/Johannesburg'));
    expect(meeting.fits).toBe(true);
    expect(clock('America/New_York', meeting.start)).toBe('09:00');
  });

  test('the weekly meeting says if no hour is inside all working hours', () => {
    const { meeting } = compareOn(
      '2026-12-01',
      at('America/Los_Angeles'),
      at('Africa/Johannesburg'),
    );
    expect(meeting.fits).toBe(false);
  });

  test('the weekly meeting begins on a Monday if the date is at a weekend', () => {
    const { meeting } = compareOn('2026-11-28', at('Europe/London'), at('Europe/Paris'));
    expect(read('Europe/London', meeting.start).slice(0, 10)).toBe('2026-11-30');
  });
});
