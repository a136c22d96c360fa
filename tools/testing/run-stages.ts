import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../root.ts';
import { freePorts } from '../services/free-ports.ts';
import { onStop } from '../services/on-stop.ts';
import {
  addTallies,
  describeFlaky,
  describeTally,
  emptyTally,
  type Tally,
  tallyCheck,
} from './test-report.ts';
import type { Stage, TestRun } from './test-stages.ts';

/**
 * Runs stages until one fails, prints the number of tests, and ends the process. `files` are the test
 * files to run; empty for all.
 */
export async function runStages(
  stages: readonly Stage[],
  files: readonly string[],
): Promise<never> {
  onStop((signal) => console.error(`Stopped by ${signal}.`));
  mkdirSync(`${root}.cache/test`, { recursive: true });
  keepTemporaryFiles();
  const testRun = { ports: await freePorts(), files };
  let total = emptyTally;
  for (const stage of stages) {
    total = addTallies(total, await runStage(stage, testRun));
    if (total.failed > 0) break;
  }
  if (stages.length === 0) console.error('No test file matches the given names.');
  if (total.flaky.length > 0) console.log(`\n${describeFlaky(total)}\n`);
  console.log(describeTally(total));
  process.exit(total.failed > 0 || stages.length === 0 ? 1 : 0);
}

/** What tests leave in the system's folder for temporary files goes with this process. */
function keepTemporaryFiles(): void {
  const folder = mkdtempSync(join(tmpdir(), 'tests-'));
  // Postgres may run as another user, who must be able to reach its data in there.
  chmodSync(folder, 0o711);
  process.env.TMPDIR = folder;
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
}

/** Prints the result of a stage in one line, after its output if it failed. */
async function runStage({ name, run }: Stage, testRun: TestRun): Promise<Tally> {
  const begin = performance.now();
  const { output, ...tally } = await run(testRun).catch((error: Error) => ({
    ...tallyCheck(false),
    output: error.message,
  }));
  const seconds = ((performance.now() - begin) / 1000).toFixed(1);
  if (tally.failed > 0) console.log(`\n${output.trim()}\n`);
  console.log(`${name.padEnd(18)}${seconds.padStart(6)} s   ${describeTally(tally)}`);
  return tally;
}
