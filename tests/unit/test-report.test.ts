import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { describeFlaky, describeTally, tallyTests } from '../../tools/testing/test-report.ts';

const folder = mkdtempSync(join(tmpdir(), 'report-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Counts the tests of a run that writes this report. */
const tally = (kind: 'unit' | 'e2e', report: object | string, isOk: boolean) => {
  const file = join(folder, 'report.json');
  return tallyTests(kind, file, async () => {
    writeFileSync(file, typeof report === 'string' ? report : JSON.stringify(report));
    return isOk;
  });
};

const spec = (title: string, status: string) => ({ title, file: 'a.spec.ts', tests: [{ status }] });

test('a test in a browser that needed its retry counts as passed, and is listed', async () => {
  const inGroup = { specs: [spec('opens late', 'flaky')] };
  const inFile = { specs: [spec('opens', 'expected'), spec('closes', 'flaky')], suites: [inGroup] };
  const stats = { expected: 1, flaky: 2, unexpected: 0, skipped: 1 };
  const counted = await tally('e2e', { stats, suites: [inFile] }, true);
  expect(describeTally(counted)).toBe('3 passed, 0 failed, 1 skipped');
  expect(describeFlaky(counted).split('\n').slice(1)).toEqual([
    '  a.spec.ts: closes',
    '  a.spec.ts: opens late',
  ]);
});

test('an error outside of a test counts as one failure', async () => {
  const passed = { numPassedTests: 2, numFailedTests: 0 };
  expect(describeTally(await tally('unit', passed, true))).toBe('2 passed, 0 failed');
  expect(describeTally(await tally('unit', passed, false))).toBe('2 passed, 1 failed');
  expect(describeTally(await tally('unit', 'no report', false))).toBe('0 passed, 1 failed');
});
