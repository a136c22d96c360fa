import { readFileSync, rmSync } from 'node:fs';

/** The numbers of tests, by result. */
export interface Tally {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
  /** The names of tests that failed at first and passed when they were run again. */
  readonly flaky: readonly string[];
}

export const emptyTally: Tally = { passed: 0, failed: 0, skipped: 0, flaky: [] };

/** The parts of Playwright's report that are read: a suite is a file, or a group of tests in it. */
interface BrowserSuite {
  readonly specs: readonly {
    readonly title: string;
    readonly file: string;
    readonly tests: readonly { readonly status: string }[];
  }[];
  readonly suites?: readonly BrowserSuite[];
}

interface BrowserReport {
  readonly stats: Readonly<Record<'expected' | 'flaky' | 'unexpected' | 'skipped', number>>;
  readonly suites: readonly BrowserSuite[];
}

const readers = {
  unit: (report: Record<string, number>): Tally => ({
    ...emptyTally,
    passed: report.numPassedTests ?? 0,
    failed: report.numFailedTests ?? 0,
    skipped: (report.numPendingTests ?? 0) + (report.numTodoTests ?? 0),
  }),
  e2e: ({ stats, suites }: BrowserReport): Tally => ({
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected,
    skipped: stats.skipped,
    flaky: suites.flatMap(flakyTestsIn),
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
  return { ...emptyTally, passed: Number(isOk), failed: Number(!isOk) };
}

export function addTallies(a: Tally, b: Tally): Tally {
  return {
    passed: a.passed + b.passed,
    failed: a.failed + b.failed,
    skipped: a.skipped + b.skipped,
    flaky: [...a.flaky, ...b.flaky],
  };
}

/** Lists the tests that passed only when they were run again. */
export function describeFlaky({ flaky }: Tally): string {
  return ['Passed only when they were run again:', ...flaky].join('\n  ');
}

/** The last line of a test run, for example `3 passed, 1 failed`. */
export function describeTally({ passed, failed, skipped }: Tally): string {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
}

function readTally(kind: keyof typeof readers, file: string): Tally {
  try {
    return readers[kind](JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    return emptyTally;
  }
}

function flakyTestsIn({ specs, suites = [] }: BrowserSuite): string[] {
  const flaky = specs.filter(({ tests }) => tests.some(({ status }) => status === 'flaky'));
  return [...flaky.map(({ file, title }) => `${file}: ${title}`), ...suites.flatMap(flakyTestsIn)];
}
