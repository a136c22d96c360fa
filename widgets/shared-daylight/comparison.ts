import type { Place, Plan } from './place.ts';
import { changesAfter, DAY_MS, HOUR_MS, instantOf, localTime, MINUTE_MS, toDate } from './zones.ts';

/** The time between two instants. */
export interface Span {
  from: number;
  to: number;
}

/** A day on which the clocks of some places change, and the shared time after it. */
interface Change {
  /** The date in the cities. */
  date: string;
  cities: readonly string[];
  /** The shared time on the day after. */
  minutes: number;
}

interface Meeting {
  /** The first meeting: on the date or, at a weekend, on the Monday after it. */
  start: number;
  /** Whether the meeting is inside all working hours, in each week of a year. */
  fits: boolean;
}

/** The working hours on the date of a plan. */
interface SharedDay {
  /** The date, from midnight to midnight in the first place: 23 or 25 hours if its clocks change. */
  day: Span;
  /** The working hours of each place within that day. */
  work: readonly (readonly Span[])[];
  shared: readonly Span[];
  minutes: number;
}

/** Everything that is shown for a plan. */
export interface Comparison extends SharedDay {
  /** The changes of clocks within a year. */
  changes: readonly Change[];
  meeting: Meeting;
}

export function comparePlaces({ places, date }: Plan): Comparison {
  const midnight = Date.parse(date);
  const sharedDay = compareDay(places, midnight);
  const changes = findChanges(places, sharedDay.day.to);
  const midnights = [midnight, ...changes.map((change) => Date.parse(change.date) + DAY_MS)];
  return { ...sharedDay, changes, meeting: findMeeting(places, midnights) };
}

/** What places share on the day that begins at a midnight of the first one. */
export function compareDay(places: Plan['places'], midnight: number): SharedDay {
  const day = dayOf(places[0].zone, midnight);
  const work = places.map((place) => workIn(place, day));
  const shared = share(work);
  return { day, work, shared, minutes: minutesIn(shared) };
}

/** A day from midnight to midnight. */
const dayOf = (zone: string, midnight: number): Span => ({
  from: instantOf(zone, midnight),
  to: instantOf(zone, midnight + DAY_MS),
});

/**
 * The working hours of a place within a time. They begin and end when the clock first shows that time
 * or, where the clock skips it, a later one.
 */
function workIn({ zone, from, to }: Place, within: Span): Span[] {
  const spans: Span[] = [];
  const start = Math.floor(localTime(zone, within.from) / DAY_MS - 1) * DAY_MS;
  for (let midnight = start; midnight <= localTime(zone, within.to); midnight += DAY_MS) {
    const end = to > from ? to : to + DAY_MS / MINUTE_MS;
    const span = {
      from: Math.max(within.from, instantOf(zone, midnight + from * MINUTE_MS)),
      to: Math.min(within.to, instantOf(zone, midnight + end * MINUTE_MS)),
    };
    const last = spans.at(-1);
    if (last?.to === span.from) last.to = span.to;
    else if (span.from < span.to) spans.push(span);
  }
  return spans;
}

/** The time that is in one span of every list. */
const share = (lists: readonly (readonly Span[])[]): readonly Span[] =>
  lists.reduce((one, other) =>
    one.flatMap((a) =>
      other
        .map((b) => ({ from: Math.max(a.from, b.from), to: Math.min(a.to, b.to) }))
        .filter(({ from, to }) => from < to),
    ),
  );

const minutesIn = (spans: readonly Span[]): number =>
  spans.reduce((sum, { from, to }) => sum + to - from, 0) / MINUTE_MS;

/** The changes of clocks in the year after an instant; those on the same date are one. */
function findChanges(places: Plan['places'], after: number): Change[] {
  const citiesByDate = new Map<string, Set<string>>();
  for (const { zone, city } of places) {
    for (const instant of changesAfter(zone, after)) {
      const date = toDate(localTime(zone, instant));
      citiesByDate.set(date, (citiesByDate.get(date) ?? new Set()).add(city));
    }
  }
  return [...citiesByDate].sort().map(([date, cities]) => {
    const { minutes } = compareDay(places, Date.parse(date) + DAY_MS);
    return { date, cities: [...cities], minutes };
  });
}

/**
 * The best time for a weekly meeting of an hour, by the clock of the first place. On the worst of the
 * given days, it is as far as possible from the start and the end of everyone's working hours, where
 * an hour is enough. Among equally good times, the first full hour is chosen.
 */
function findMeeting(places: Plan['places'], midnights: readonly number[]): Meeting {
  const [{ zone }] = places;
  const days = midnights.map((midnight) => {
    const { from, to } = dayOf(zone, midnight);
    return {
      midnight,
      work: places.map((place) => workIn(place, { from: from - DAY_MS, to: to + DAY_MS })),
    };
  });
  const marginAt = (time: number): number => {
    const margins = days.flatMap(({ midnight, work }) => {
      const start = instantOf(zone, midnight + time);
      return work.map((spans) => marginIn(spans, start));
    });
    return Math.min(HOUR_MS, ...margins);
  };
  const [best] = Array.from({ length: 48 }, (_, index) => (index * HOUR_MS) / 2)
    .map((time) => ({ time, margin: marginAt(time) }))
    .sort(
      (a, b) => b.margin - a.margin || (a.time % HOUR_MS) - (b.time % HOUR_MS) || a.time - b.time,
    ) as [{ time: number; margin: number }];
  const [midnight] = midnights as [number];
  const untilWorkday = { 0: DAY_MS, 6: 2 * DAY_MS }[new Date(midnight).getUTCDay()] ?? 0;
  return { start: instantOf(zone, midnight + untilWorkday + best.time), fits: best.margin >= 0 };
}

/** How far an hour is from the edges of the nearest working day: negative if it is not inside. */
const marginIn = (spans: readonly Span[], start: number): number =>
  Math.max(...spans.map(({ from, to }) => Math.min(start - from, to - start - HOUR_MS)));
