/**
 * The clocks of time zones, from the browser's own data (`Intl`). A local time is a number, as an
 * instant is: what `Date.UTC()` returns for the date and time that the clock shows.
 */
import { memoize } from './memoize.ts';

export const MINUTE_MS = 60_000;
export const HOUR_MS = 60 * MINUTE_MS;
export const DAY_MS = 24 * HOUR_MS;

/** Throws if the zone is unknown. */
const formatOf = memoize(
  (zone: string) => new Intl.DateTimeFormat('en', { timeZone: zone, timeZoneName: 'longOffset' }),
);

export function isZone(zone: string): boolean {
  try {
    return Boolean(formatOf(zone));
  } catch {
    return false;
  }
}

/** How far a zone's clocks are ahead of UTC at an instant, in milliseconds. */
export function offsetAt(zone: string, instant: number): number {
  const week = Math.floor(instant / WEEK_MS);
  const offset = weeksOf(zone)(week);
  return offset === weeksOf(zone)(week + 1) ? offset : readOffset(zone, instant);
}

/** No zone changes its clocks twice in a week. */
const WEEK_MS = 7 * DAY_MS;

/** The offsets of a zone at the start of each week. A comparison needs thousands. */
const weeksOf = memoize((zone: string) =>
  memoize((week: number) => readOffset(zone, week * WEEK_MS)),
);

function readOffset(zone: string, instant: number): number {
  // For example "7/1/2026, GMT+05:30" or "7/1/2026, GMT".
  const [, sign, hours = 0, minutes = 0] =
    /([+-])(\d+):(\d+)/.exec(formatOf(zone).format(instant)) ?? [];
  return (+hours * HOUR_MS + +minutes * MINUTE_MS) * (sign === '-' ? -1 : 1);
}

/** The local time that a zone's clocks show at an instant. */
export const localTime = (zone: string, instant: number): number =>
  instant + offsetAt(zone, instant);

/** The date of a local time, for example "2026-07-01". */
export const toDate = (local: number): string => new Date(local).toISOString().slice(0, 10);

/** The time of day of a local time, for example "09:30". */
export const toTime = (local: number): string => new Date(local).toISOString().slice(11, 16);

/**
 * The first instant at which a zone's clocks show this local time or a later one: the former of two
 * if the clocks are put back, and the moment of the change if they skip the time.
 */
export function instantOf(zone: string, local: number): number {
  const offsets = [offsetAt(zone, local - DAY_MS), offsetAt(zone, local + DAY_MS)];
  const earliest = local - Math.max(...offsets);
  const latest = local - Math.min(...offsets);
  if (localTime(zone, earliest) >= local) return earliest;
  if (localTime(zone, latest) === local) return latest;
  return changeBetween(zone, earliest, latest);
}

/** The instants in a year from one on at which a zone's clocks change. */
export function changesAfter(zone: string, from: number): number[] {
  return Array.from({ length: 52 }, (_, week) => from + week * WEEK_MS)
    .filter((start) => offsetAt(zone, start) !== offsetAt(zone, start + WEEK_MS))
    .map((start) => changeBetween(zone, start, start + WEEK_MS));
}

/** The change of clocks between two instants with different offsets, to the minute. */
function changeBetween(zone: string, from: number, to: number): number {
  if (to - from <= MINUTE_MS) return to;
  const middle = from + Math.floor((to - from) / 2 / MINUTE_MS) * MINUTE_MS;
  return offsetAt(zone, from) === offsetAt(zone, middle)
    ? changeBetween(zone, middle, to)
    : changeBetween(zone, from, middle);
}
