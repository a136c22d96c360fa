import { isCityIn } from './cities.ts';
import { suggestedZones } from './content.ts';
import { type City, cityOf, type Place, type Plan } from './place.ts';
import { DAY_MS, isZone, localTime, MINUTE_MS, offsetAt, toDate } from './zones.ts';

/** A plan as text, in the attributes of the element and in the fragment of its page. */
export type Settings = { readonly [name in 'places' | 'hours' | 'date']?: string | undefined };

const examples: Readonly<Record<keyof Settings, string>> = {
  places: 'Africa/Johannesburg Europe/London',
  hours: '09:00-17:00',
  date: '2026-07-01',
};

export const NINE_TO_FIVE = { from: 540, to: 1_020 };
export const MIN_PLACES = 2;
export const MAX_PLACES = 4;

/** Reads a plan. A missing or invalid setting gets its default; an invalid one is also logged. */
export function readPlan(settings: Settings, ownZone: string, now: number): Plan {
  const read = <T>(name: keyof Settings, parse: (text: string) => T | undefined) => {
    const text = settings[name]?.trim();
    const value = text && parse(text);
    if (text && !value)
      console.warn(
        `hire: ${name}="${text}" cannot be read and is ignored: write it as ${examples[name]}`,
      );
    return value || undefined;
  };
  const listed = read('places', parseCities);
  const cities = listed ?? defaultZones(ownZone).map(nameZone);
  const [first, second] = cities as [City, City];
  const hours = read('hours', (text) => parseHours(text, cities.length));
  const chosen =
    !listed && second.zone === talentZone ? [NINE_TO_FIVE, hoursFor(first.zone, now)] : [];
  const places = cities.map((city, index) => ({
    ...city,
    ...((hours ?? chosen)[index] ?? NINE_TO_FIVE),
  }));
  return {
    places: places as readonly Place[] as Plan['places'],
    date: read('date', parseDate) ?? toDate(localTime(first.zone, now)),
  };
}

const nameZone = (zone: string): City => ({ city: cityOf(zone), zone });

export const createPlace = (zone: string): Place => ({ ...nameZone(zone), ...NINE_TO_FIVE });

const [clientZone, talentZone] = suggestedZones;

/**
 * The eight hours that our talent would choose for a client's nine to five: between 7 a.m. and 11 p.m.
 * of their own day, and as many of them shared as possible.
 */
function hoursFor(client: string, now: number): typeof NINE_TO_FIVE {
  const ahead = (offsetAt(talentZone, now) - offsetAt(client, now)) / MINUTE_MS;
  const wanted = (NINE_TO_FIVE.from + ahead + DAY_MS / MINUTE_MS) % (DAY_MS / MINUTE_MS);
  const from = Math.min(Math.max(wanted, 7 * 60), 15 * 60);
  return { from, to: from + NINE_TO_FIVE.to - NINE_TO_FIVE.from };
}

/** The first suggested zone that no place is in. */
export const suggestZone = (places: readonly Place[]): string =>
  suggestedZones.find((each) => !places.some(({ zone }) => zone === each)) as string;

/**
 * The visitor's own zone and that of our talent. In place of the visitor's own, if it is unknown, or
 * of our talent's, if both are the same, the zone of most of our clients.
 */
const defaultZones = (own: string): string[] =>
  own === talentZone ? [own, clientZone] : [own || clientZone, talentZone];

const listOf = (text: string): string[] => text.split(/[\s,]+/);

/** Time zones, each of which may have one of its cities after a colon: see `writeFragment`. */
function parseCities(text: string): City[] | undefined {
  const cities = listOf(text).map((item) => {
    const [zone = '', name = ''] = item.split(':');
    const city = name.replaceAll('_', ' ');
    return isCityIn(city, zone) ? { city, zone } : nameZone(zone);
  });
  const isValid =
    cities.length >= MIN_PLACES &&
    cities.length <= MAX_PLACES &&
    cities.every(({ zone }) => isZone(zone));
  return isValid ? cities : undefined;
}

/** One range for each place, or one for all of them, like "09:00-17:00". */
function parseHours(text: string, count: number): (typeof NINE_TO_FIVE)[] | undefined {
  const ranges = listOf(text).map((range) => {
    const [from = Number.NaN, to = Number.NaN] = range.split('-').map(parseTime);
    return { from, to };
  });
  const all = ranges.length === 1 ? Array(count).fill(ranges[0]) : ranges;
  return all.length === count && all.every(({ from, to }) => from + to >= 0) ? all : undefined;
}

/** Minutes after midnight; 24:00 is midnight too. */
const parseTime = (text: string): number =>
  (Date.parse(`1970-01-01T${text}Z`) % DAY_MS) / MINUTE_MS;

/** A date that exists, from 1970 on: before, some clocks differed from UTC by seconds. */
export function parseDate(text: string): string | undefined {
  const time = Date.parse(text);
  return time >= 0 && toDate(time) === text ? text : undefined;
}
