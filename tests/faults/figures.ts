/** A row of a table: the name and the value of a measurement. */
export type Figure = readonly [what: string, value: string | number];

/** Prints measurements as a table. */
export function printFigures(title: string, figures: readonly Figure[]): void {
  const wide = Math.max(...figures.map(([what]) => what.length));
  const lines = figures.map(([what, value]) => `  ${what.padEnd(wide)}  ${`${value}`.padStart(9)}`);
  console.log(`\n${title}\n${lines.join('\n')}`);
}

export function milliseconds(ms: number): string {
  return `${ms < 10 ? ms.toFixed(1) : Math.round(ms)} ms`;
}

/** Formats a percentile of some times. */
export function percentile(times: readonly number[], share: number): string {
  return milliseconds(quantile(times, share));
}

export function quantile(times: readonly number[], share: number): number {
  const sorted = times.toSorted((a, b) => a - b);
  return sorted[Math.ceil(sorted.length * share) - 1] ?? Number.NaN;
}
