import { capitalize } from './capitalize.ts';
import { formatTime, wrapHour } from './clock.ts';

/** Where a person works, and the hours they chose, in local time from 0 to 24. */
export interface Shift {
  city: string;
  zone: string;
  hours: readonly [from: number, to: number];
}

/** A person as a visitor in another time zone sees them at a moment. */
export interface Company<P extends Shift = Shift> {
  person: P;
  /** At work, at work within the hour, or awake. */
  state: 'online' | 'soon' | 'awake';
  /** When they next stop work if they are online, else when they next start. */
  next: number;
  /** The time that both work on the visitor's next workday, and when it begins and ends. */
  minutes: number;
  shared: Span;
  /** That workday: 0 for today, 1 for tomorrow. */
  daysAhead: number;
}

/** From one instant to another. */
type Span = readonly [from: number, to: number];

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const nineToFive = [9, 17] as const;
/** Fewer shared hours than these are shown only if nobody has more. */
const enough = 4 * 60;

/**
 * The people to show to a visitor: nobody who is asleep, first those who are at work and share at
 * least four hours with the visitor's nine to five, then those who start within the hour.
 */
export function companyAt<P extends Shift>(
  people: readonly P[],
  zone: string,
  now: number,
): Company<P>[] {
  return people
    .filter((person) => isAwake(person, now))
    .map((person) => compare(person, zone, now))
    .sort((a, b) => rank(a) - rank(b) || (rank(a) > 2 ? b.minutes - a.minutes : 0));
}

function rank({ state, minutes }: Company): number {
  if (minutes < enough) return minutes > 0 ? 3 : 4;
  return { online: 0, soon: 1, awake: 2 }[state];
}

/** What a person shares with a visitor, whether they are awake or not. */
export function compare<P extends Shift>(person: P, zone: string, now: number): Company<P> {
  const today = midnightOf(zone, now);
  const workday = nextWorkday(zone, now);
  const yours = spanOn(zone, workday, nineToFive);
  const shifts = workOf(person, now);
  const atWork = shifts.find(([from, to]) => from <= now && now < to);
  const start = shifts.find(([from]) => from > now)?.[0] ?? now;
  const shared = workOf(person, yours[0])
    .map(([from, to]): Span => [Math.max(from, yours[0]), Math.min(to, yours[1])])
    .filter(([from, to]) => from < to)
    .sort((a, b) => b[1] - b[0] - (a[1] - a[0]))[0] ?? [yours[0], yours[0]];
  return {
    person,
    state: atWork ? 'online' : start - now <= HOUR ? 'soon' : 'awake',
    next: atWork ? atWork[1] : start,
    minutes: (shared[1] - shared[0]) / MINUTE,
    shared,
    daysAhead: Math.round((workday - today) / DAY),
  };
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

/**
 * Assumes eight hours of sleep: from 11 p.m. or an hour after work, whichever is later, but
 * everybody is up an hour before work, and nobody before five.
 */
function isAwake({ zone, hours: [from, to] }: Shift, now: number): boolean {
  const end = to > from ? to : to + 24;
  const up = Math.max(5, Math.min(from - 1, Math.max(23, end + 1) - 16));
  return wrapHour((localTime(zone, now) - midnightOf(zone, now)) / HOUR - up) < 16;
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

/** The visitor's clock: a time zone, and whether times are like 16:00 there. */
export interface Clock {
  zone: string;
  is24Hour: boolean;
}

const timeOn = ({ zone, is24Hour }: Clock, instant: number): string =>
  formatTime(hourIn(zone, instant), is24Hour);

const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

/** The line under the heading: who is online or awake, until when, and the hours shared with them. */
export function companyText(company: Company, clock: Clock, now: number): string {
  const { person, state, next, minutes, shared, daysAhead } = company;
  const hours = minutes > 0 ? `: ${hoursWithYou(company)} ${dayText(clock, daysAhead, now)}` : '';
  if (state === 'online')
    return `Online in ${person.city} until ${timeOn(clock, next)} your time${hours}.`;
  if (state === 'soon') return `Online in ${person.city} in ${minutesUntil(next, now)}${hours}.`;
  const from = minutes > 0 ? `, from ${timeOn(clock, shared[0])}` : '';
  return `Awake in ${person.city} right now${hours}${from}.`.replace('..', '.');
}

/** What a card says about the next hours of a person. */
export function stateText(
  { state, next, minutes, shared, daysAhead }: Company,
  clock: Clock,
  now: number,
): string {
  if (state === 'online') return `Online until ${timeOn(clock, next)}`;
  if (state === 'soon') return `Starts in ${minutesUntil(next, now)}`;
  if (minutes === 0) return 'Awake now';
  return `${capitalize(dayText(clock, daysAhead, now))} from ${timeOn(clock, shared[0])}`;
}

/** The shared hours in words, to the half hour; empty if there are none. */
export function hoursWithYou({ minutes }: Pick<Company, 'minutes'>): string {
  const halves = Math.floor(minutes / 30);
  if (halves === 0) return '';
  const count = `${Math.floor(halves / 2) || ''}${halves % 2 ? '½' : ''}`;
  return `${count} hour${halves > 2 ? 's' : ''} with you`;
}

const minutesUntil = (instant: number, now: number): string => {
  const minutes = Math.max(1, Math.round((instant - now) / MINUTE));
  return `${minutes} minute${minutes === 1 ? '' : 's'}`;
};

function dayText({ zone }: Clock, daysAhead: number, now: number): string {
  if (daysAhead < 2) return daysAhead ? 'tomorrow' : 'today';
  return `on ${weekdays[new Date(midnightOf(zone, now) + daysAhead * DAY).getUTCDay()]}`;
}
