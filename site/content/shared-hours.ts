import { nineToFive } from './hours-with-you.ts';

/** How long the shifts on the home page are. */
export const shiftLength = 8;

/**
 * The hours of a visitor's nine to five that they share with a shift of eight hours, which starts at
 * an hour of UTC. `ahead` is how many hours their clock is ahead of UTC.
 */
export function sharedWith(start: number, ahead: number): readonly [from: number, to: number] {
  const [nine, five] = nineToFive;
  const from = (start + ahead + 24) % 24;
  const to = from + shiftLength;
  // A shift that began on the evening before ends before nine: it lasts no longer than a workday.
  return from < five && to > nine ? [Math.max(nine, from), Math.min(five, to)] : [nine, nine];
}
