import { describeTally, type Tally, tallyCheck } from './test-report.ts';
import type { Stage, TestRun } from './test-stages.ts';

/** Runs a stage and prints its result in one line, after its output if it failed. */
export async function runStage({ name, run }: Stage, testRun: TestRun): Promise<Tally> {
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
