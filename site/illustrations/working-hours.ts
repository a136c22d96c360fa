import { wrapHour } from '../content/clock.ts';
import { offsetAt } from '../content/hours-with-you.ts';

/** Working hours in local time: 9 to 17 at UTC+2 is `{ offset: 2, from: 9, to: 17 }`. */
export interface WorkingHours {
  city: string;
  /** Hours ahead of UTC. */
  offset: number;
  from: number;
  to: number;
}

/** How many hours a time zone is ahead of UTC in the middle of a month, from 1 to 12. */
export const offsetOf = (zone: string, month: number): number =>
  offsetAt(zone, Date.UTC(2026, month - 1, 15));

/** Hours of one UTC day, from 0 to 24. */
export type Span = readonly [start: number, end: number];

/** The working hours in UTC, as two spans if they contain midnight. */
export function utcSpans({ offset, from, to }: WorkingHours): Span[] {
  const start = wrapHour(from - offset);
  const end = start + (wrapHour(to - from) || 24);
  return end > 24
    ? [
        [0, end - 24],
        [start, 24],
      ]
    : [[start, end]];
}

export const sharedSpans = (one: WorkingHours, other: WorkingHours): Span[] =>
  utcSpans(one).flatMap((a) =>
    utcSpans(other)
      .map((b): Span => [Math.max(a[0], b[0]), Math.min(a[1], b[1])])
      .filter(([start, end]) => end > start),
  );

export const hoursIn = (spans: Span[]): number =>
  spans.reduce((sum, [start, end]) => sum + end - start, 0);
