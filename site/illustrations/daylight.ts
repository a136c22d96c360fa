/** Working hours on the clock of the place: from 9 to 17 at UTC+2 is `{ offset: 2, from: 9, to: 17 }`. */
export interface Place {
  city: string;
  /** Hours from UTC. */
  offset: number;
  from: number;
  to: number;
}

/** Hours of one UTC day, from 0 to 24. */
export type Span = readonly [start: number, end: number];

/** In two pieces where midnight falls between them. */
export function spansOf({ offset, from, to }: Place): Span[] {
  const start = intoDay(from - offset);
  const end = start + (intoDay(to - from) || 24);
  return end > 24
    ? [
        [0, end - 24],
        [start, 24],
      ]
    : [[start, end]];
}

export const sharedSpans = (one: Place, other: Place): Span[] =>
  spansOf(one).flatMap((a) =>
    spansOf(other)
      .map((b): Span => [Math.max(a[0], b[0]), Math.min(a[1], b[1])])
      .filter(([start, end]) => end > start),
  );

export const hoursIn = (spans: Span[]): number =>
  spans.reduce((sum, [start, end]) => sum + end - start, 0);

const intoDay = (hour: number): number => ((hour % 24) + 24) % 24;
