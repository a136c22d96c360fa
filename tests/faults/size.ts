/** `npm test` runs every suite in short; `npm run faults` in full. */
export const isLong = process.env.FAULTS === 'long';

/** How much of something a suite takes. */
export function size(short: number, long: number): number {
  return isLong ? long : short;
}
