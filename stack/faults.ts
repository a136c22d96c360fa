import { mkdirSync } from 'node:fs';
import { freePorts } from './free-ports.ts';
import { needOlderDeno } from './older-deno.ts';
import { onStop } from './on-stop.ts';
import { root } from './root.ts';
import { runStage } from './run-stage.ts';
import { add, describeTally, type Tally } from './test-report.ts';
import { faults, type Stage } from './test-stages.ts';

// The long form of the fault tests, on this project's Deno and on the older one.
// Parts of file names choose among them.

onStop((signal) => console.error(`Stopped by ${signal}.`));
mkdirSync(`${root}.cache/test`, { recursive: true });

const files = process.argv.slice(2).map((part) => `tests/faults/${part}`);
const testRun = { ports: await freePorts(), files };
const { version, program } = await needOlderDeno();
process.env.FAULTS = 'long';

const stages = [faults, onOlderDeno(faults)];

let total: Tally = { passed: 0, failed: 0, skipped: 0 };
for (const stage of stages) total = add(total, await runStage(stage, testRun));
console.log(describeTally(total));
process.exit(total.failed > 0 ? 1 : 0);

function onOlderDeno({ name, run }: Stage): Stage {
  return {
    name: `${name}, Deno ${version}`,
    async run(testRun) {
      process.env.FAULTS_DENO = program;
      return run(testRun).finally(() => delete process.env.FAULTS_DENO);
    },
  };
}
