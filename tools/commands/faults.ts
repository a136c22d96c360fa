import { globSync, mkdirSync } from 'node:fs';
import { root } from '../root.ts';
import { freePorts } from '../services/free-ports.ts';
import { onStop } from '../services/on-stop.ts';
import { needOlderDeno } from '../testing/older-deno.ts';
import { runStage } from '../testing/run-stage.ts';
import { add, describeTally, type Tally } from '../testing/test-report.ts';
import { endToEnd, faults, type Stage, wholeBuild } from '../testing/test-stages.ts';

// Runs the long fault tests on this project's Deno and on the older one, then those in the browser.
// Arguments select test files by a part of their name.

onStop((signal) => console.error(`Stopped by ${signal}.`));
mkdirSync(`${root}.cache/test`, { recursive: true });
process.env.FAULTS = 'long';

const words = process.argv.slice(2);
const ports = await freePorts();
const [suites, browsers] = ['*.test.ts', '*.spec.ts'].map(filesNamed);
const older = suites?.length ? await needOlderDeno() : undefined;

const stages: readonly (readonly [Stage, readonly string[] | undefined])[] = [
  [faults, suites],
  ...(older ? [[onOlderDeno(faults, older), suites] as const] : []),
  [wholeBuild, browsers],
  [endToEnd, browsers],
];

let total: Tally = { passed: 0, failed: 0, skipped: 0 };
for (const [stage, files] of stages) {
  if (files?.length) total = add(total, await runStage(stage, { ports, files }));
}
console.log(describeTally(total));
process.exit(total.failed > 0 ? 1 : 0);

function filesNamed(glob: string): string[] {
  return globSync(`tests/faults/${glob}`, { cwd: root }).filter(
    (file) => words.length === 0 || words.some((word) => file.includes(word)),
  );
}

function onOlderDeno({ name, run }: Stage, older: { version: string; program: string }): Stage {
  return {
    name: `${name}, Deno ${older.version}`,
    async run(testRun) {
      process.env.FAULTS_DENO = older.program;
      return run(testRun).finally(() => delete process.env.FAULTS_DENO);
    },
  };
}
