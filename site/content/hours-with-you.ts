/** Where a person works, and the hours they chose, in local time from 0 to 24. */
export interface Shift {
  city: string;
  zone: string;
  hours: readonly [from: number, to: number];
}

/** What a person shares with a visitor in another time zone. */
export interface Company<P extends Shift = Shift> {
  person: P;
  /** The time that both work on the visitor's next workday, and when it begins and ends. */
  minutes: number;
  shared: Span;
}

/** From one instant to another. */
type Span = readonly [from: number, to: number];

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

export const nineToFive = [9, 17] as const;

/** What a person shares with a visitor, whether they are awake or not. */
export function compare<P extends Shift>(person: P, zone: string, now: number): Company<P> {
  const yours = spanOn(zone, nextWorkday(zone, now), nineToFive);
  const shared = workOf(person, yours[0])
    .map(([from, to]): Span => [Math.max(from, yours[0]), Math.min(to, yours[1])])
    .filter(([from, to]) => from < to)
    .sort((a, b) => b[1] - b[0] - (a[1] - a[0]))[0] ?? [yours[0], yours[0]];
  return { person, minutes: (shared[1] - shared[0]) / MINUTE, shared };
}

/** The workdays of a person around an instant, in order. */
const workOf = ({ zone, hours }: Shift, instant: number): Span[] =>
  [-1, 0, 1, 2, 3]
    .map((days) => midnightOf(zone, instant) + days * DAY)
    .filter((midnight) => !isWeekend(midnight))
    .map((midnight) => spanOn(zone, midnight, hours));

/** Today or, after five and on weekends, the next day from Monday to Friday. */
function nextWorkday(zone: string, now: number): number {
  const midnight = midnightOf(zone, now);
  const isOver = localTime(zone, now) - midnight >= nineToFive[1] * HOUR;
  let day = isOver ? midnight + DAY : midnight;
  while (isWeekend(day)) day += DAY;
  return day;
}

function spanOn(zone: string, midnight: number, [from, to]: Shift['hours']): Span {
  const end = to > from ? to : to + 24;
  return [instantOf(zone, midnight + from * HOUR), instantOf(zone, midnight + end * HOUR)];
}

/** A local time is a number like an instant: what `Date.UTC` returns for what the clock shows. */
const localTime = (zone: string, instant: number): number =>
  Date.parse(`${formatOf(zone).format(instant).replace(' ', 'T')}Z`);

const formats = new Map<string, Intl.DateTimeFormat>();

/** Swedish dates are ISO dates: "2026-11-23 08:41:00". Kept, as a new format takes 0.1 ms or more. */
function formatOf(timeZone: string): Intl.DateTimeFormat {
  const format =
    formats.get(timeZone) ??
    new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' });
  formats.set(timeZone, format);
  return format;
}

const midnightOf = (zone: string, instant: number): number =>
  Math.floor(localTime(zone, instant) / DAY) * DAY;

const isWeekend = (midnight: number): boolean => new Date(midnight).getUTCDay() % 6 === 0;

function instantOf(zone: string, local: number): number {
  const near = local - (localTime(zone, local) - local);
  return local - (localTime(zone, near) - near);
}

/** The hour on a zone's clocks, from 0 to 24. */
export const hourIn = (zone: string, instant: number): number =>
  (localTime(zone, instant) - midnightOf(zone, instant)) / HOUR;

/** How many hours a zone's clocks are ahead of UTC. */
export const offsetAt = (zone: string, instant: number): number =>
  (localTime(zone, instant) - instant) / HOUR;

/** The shared hours in words, to the half hour; empty if there are none. */
export function hoursWithYou({ minutes }: Pick<Company, 'minutes'>): string {
  const halves = Math.floor(minutes / 30);
  if (halves === 0) return '';
  const count = `${Math.floor(halves / 2) || ''}${halves % 2 ? '½' : ''}`;
  return `${count} hour${halves > 2 ? 's' : ''} with you`;
}
