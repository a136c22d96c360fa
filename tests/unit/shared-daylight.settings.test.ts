import { beforeEach, expect, test, vi } from 'vitest';
import { readFragment } from '../../widgets/kit/fragment.ts';
import { writeFragment } from '../../widgets/shared-daylight/address.ts';
import { findCities, isOtherScript } from '../../widgets/shared-daylight/cities.ts';
import { compareDay } from '../../widgets/shared-daylight/comparison.ts';
import { cityOf } from '../../widgets/shared-daylight/place.ts';
import { readPlan, type Settings } from '../../widgets/shared-daylight/settings.ts';

const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
beforeEach(() => void warn.mockClear());

const now = Date.parse('2026-07-01T23:30Z');

const read = (settings: Settings, ownZone = 'America/New_York') => {
  const { places, date } = readPlan(settings, ownZone, now);
  return { places: places.map(({ zone, from, to }) => `${zone} ${from}-${to}`), date };
};

const defaults = read({});

test('by default, Shared Daylight compares the visitor’s own zone and ours today, from nine to five', () => {
  expect(defaults).toEqual({
    places: ['America/New_York 540-1020', 'Africa/Johannesburg 900-1380'],
    date: '2026-07-01',
  });
  expect(read({}, 'Africa/Johannesburg').places[1]).toBe('Europe/London 540-1020');
  expect(warn).not.toHaveBeenCalled();
});

test.each([
  ['America/New_York', '2026-01-14', 6],
  ['America/New_York', '2026-07-15', 7],
  ['America/Chicago', '2026-01-14', 5],
  ['America/Los_Angeles', '2026-07-15', 4],
  ['Europe/London', '2026-07-15', 8],
])('greets %s on %s with at least four hours', (zone, date, least) => {
  const { minutes } = compareDay(
    readPlan({}, zone, Date.parse(`${date}T12:00Z`)).places,
    Date.parse(date),
  );
  expect(minutes / 60).toBeGreaterThanOrEqual(least);
});

test('today is a day in the first place', () => {
  expect(read({ places: 'Asia/Tokyo Europe/London' }).date).toBe('2026-07-02');
});

test('the attributes set places, hours and date', () => {
  const settings = {
    places: 'Asia/Kolkata  Europe/London\nEtc/GMT+5',
    hours: '09:30-18:15 22:00-06:00 00:00-24:00',
    date: '2027-02-28',
  };
  expect(read(settings)).toEqual({
    places: ['Asia/Kolkata 570-1095', 'Europe/London 1320-360', 'Etc/GMT+5 0-0'],
    date: '2027-02-28',
  });
});

test('one range of hours applies to all places', () => {
  expect(read({ hours: '08:00-16:00' }).places).toEqual([
    'America/New_York 480-960',
    'Africa/Johannesburg 480-960',
  ]);
});

test.each([
  ['places', 'Europe/London Europe/Atlantis'],
  ['places', 'Europe/London'],
  ['places', 'Asia/Tokyo Asia/Tokyo Asia/Tokyo Asia/Tokyo Asia/Tokyo'],
  ['hours', '09:00'],
  ['hours', '25:00-26:00'],
  ['hours', '09:00-17:00 09:00-17:00 09:00-17:00'],
  ['hours', '<b>-</b>'],
  ['date', '2026-02-30'],
  ['date', 'tomorrow'],
] as const)('the attribute %s="%s" is ignored with a console note', (name, text) => {
  expect(read({ [name]: text })).toEqual(defaults);
  const note = `hire: ${name}="${text}" cannot be read and is ignored: write it as `;
  expect(warn.mock.calls).toEqual([[expect.stringContaining(note)]]);
});

test('a copied link contains the plan and restores it', () => {
  const settings = {
    places: 'Etc/GMT+5,America/Argentina/Buenos_Aires',
    hours: '22:00-06:00,09:30-17:00',
    date: '2026-07-01',
  };
  const link = `#${writeFragment(readPlan(settings, 'UTC', now))}`;
  expect(link).toBe(
    '#places=Etc/GMT+5,America/Argentina/Buenos_Aires&hours=22:00-06:00,09:30-17:00&date=2026-07-01',
  );
  expect(readFragment(link)).toEqual(settings);
  expect(readFragment(link.replaceAll('/', '%2F').replaceAll(':', '%3A'))).toEqual(settings);
  expect(readFragment('#main').places).toBeUndefined();
});

test.each([
  ['lond', 'London', 'Europe/London'],
  ['cape t', 'Cape Town', 'Africa/Johannesburg'],
  ['york', 'New York', 'America/New_York'],
  ['são', 'Sao Paulo', 'America/Sao_Paulo'],
  ['  SAN FR', 'San Francisco', 'America/Los_Angeles'],
  ['kyiv', 'Kyiv', expect.stringMatching(/^Europe\/(Kiev|Kyiv)$/)],
] as const)('typing "%s" finds the zone %s first', (text, city, zone) => {
  expect(findCities(text, cityOf)[0]).toEqual({ city, zone });
});

test.each([
  ['EST', 'New York'],
  ['PST', 'Los Angeles'],
  ['LA', 'Los Angeles'],
  ['USA', 'New York'],
  ['New York, NY', 'New York'],
  ['germany', 'Berlin'],
  ['South Africa', 'Johannesburg'],
  ['uk', 'London'],
  ['utc', 'UTC'],
  ['durban', 'Durban'],
  ['Pune', 'Pune'],
  ['München', 'Munich'],
  ['Nuuk', 'Nuuk'],
  ['Asmara', 'Asmara'],
  ['Atikokan', 'Atikokan'],
  ['Chuuk', 'Chuuk'],
  ['Pohnpei', 'Pohnpei'],
  ['New Delhi', 'New Delhi'],
  ['Hong-Kong', 'Hong Kong'],
  ['Port au Prince', 'Port-au-Prince'],
  ['port-au-prince', 'Port-au-Prince'],
])('typing "%s" finds %s', (text, city) => {
  expect(findCities(text, cityOf).map((found) => found.city)).toContain(city);
});

test('a search matches only the beginnings of words', () => {
  const find = (text: string) => findCities(text, cityOf).map(({ city }) => city);
  expect(find('EST')).not.toContain('Bucharest');
  expect(find('USA')).not.toContain('Jerusalem');
  expect(find('LA')[0]).toBe('Los Angeles');
  expect(find('ohannesburg')).toEqual([]);
});

test.each(['東京', 'Москва', 'القاهرة', 'New 東京'])(
  '%s is written in letters that no city here is written in',
  (text) => expect(isOtherScript(text)).toBe(true),
);

test.each(['Atlantis', 'Zürich', 'Łódź', 'GMT+2', '123', ''])(
  '"%s" is written in Latin letters',
  (text) => expect(isOtherScript(text)).toBe(false),
);

test('a link keeps the name of a city whose time zone has another name', () => {
  const plan = readPlan({ places: 'America/Los_Angeles:Seattle Europe/Berlin:Munich' }, 'UTC', now);
  expect(plan.places.map(({ city, zone }) => [city, zone])).toEqual([
    ['Seattle', 'America/Los_Angeles'],
    ['Munich', 'Europe/Berlin'],
  ]);
  expect(readPlan(readFragment(`#${writeFragment(plan)}`), 'UTC', now)).toEqual(plan);
});

test('a link names no city that its time zone does not have', () => {
  const { places } = readPlan(
    { places: 'Europe/Paris:Win_a_prize Europe/Rome:Seattle' },
    'UTC',
    now,
  );
  expect(places.map(({ city }) => city)).toEqual(['Paris', 'Rome']);
});

test('every time zone of the browser can be found by its name', () => {
  for (const zone of Intl.supportedValuesOf('timeZone')) {
    expect(findCities(zone, cityOf).map((found) => found.zone)).toContain(zone);
  }
});
