import { readFileSync, rmSync } from 'node:fs';

/** How many did what. */
export interface Tally {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
}

const readers = {
  unit: (report: Record<string, number>): Tally => ({
    passed: report.numPassedTests ?? 0,
    failed: report.numFailedTests ?? 0,
    skipped: (report.numPendingTests ?? 0) + (report.numTodoTests ?? 0),
  }),
  e2e: ({ stats }: { stats: Record<string, number> }): Tally => ({
    passed: (stats.expected ?? 0) + (stats.flaky ?? 0),
    failed: stats.unexpected ?? 0,
    skipped: stats.skipped ?? 0,
  }),
};

/**
 * Runs tests and counts them from the report that they write. What failed outside a test, a file
 * that does not parse for one, has no number of its own: it counts as one failure.
 */
export async function tallyTests(
  kind: keyof typeof readers,
  file: string,
  run: () => Promise<boolean>,
): Promise<Tally> {
  rmSync(file, { force: true });
  const isOk = await run();
  const tally = readTally(kind, file);
  return isOk || tally.failed > 0 ? tally : { ...tally, failed: 1 };
}

/** A check that either holds or does not counts as one test. */
export function tallyCheck(isOk: boolean): Tally {
  return { passed: Number(isOk), failed: Number(!isOk), skipped: 0 };
}

export function add(a: Tally, b: Tally): Tally {
  return {
    passed: a.passed + b.passed,
    failed: a.failed + b.failed,
    skipped: a.skipped + b.skipped,
  };
}

/** The plain line that a test run ends with. */
export function describeTally({ passed, failed, skipped }: Tally): string {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
}

function readTally(kind: keyof typeof readers, file: string): Tally {
  try {
    return readers[kind](JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    return { passed: 0, failed: 0, skipped: 0 };
  }
}
