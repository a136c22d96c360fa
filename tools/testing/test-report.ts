import { readFileSync, rmSync } from 'node:fs';

/** The numbers of tests, by result. */
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
 * Runs tests and reads the counts from their report file. An error outside of a test, such as a file
 * that does not parse, is missing in the report and counts as one failure.
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

/** Counts a check without tests of its own, such as the type check, as one test. */
export function tallyCheck(isOk: boolean): Tally {
  return { passed: Number(isOk), failed: Number(!isOk), skipped: 0 };
}

export function addTallies(a: Tally, b: Tally): Tally {
  return {
    passed: a.passed + b.passed,
    failed: a.failed + b.failed,
    skipped: a.skipped + b.skipped,
  };
}

/** The last line of a test run, for example `3 passed, 1 failed`. */
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
