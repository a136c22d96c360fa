/** Whether suites run in full, as in `npm run faults`. `npm test` runs shorter ones. */
export const isLong = process.env.FAULTS === 'long';

/** Chooses a number for the short or the full run. */
export function size(short: number, long: number): number {
  return isLong ? long : short;
}

/** Whether to leave out what takes long and needs no second look at every change: `.ci/run` has it. */
export const isQuick = !(isLong || process.env.TEST_ALL);
