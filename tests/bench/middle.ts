/** The middle of some figures: one that a hiccup spoiled does not move it. */
export function middle(figures: readonly number[]): number {
  const sorted = figures.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}
