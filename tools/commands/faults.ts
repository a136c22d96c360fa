import { globSync } from 'node:fs';
import { root } from '../root.ts';
import { ensureOlderDeno } from '../testing/older-deno.ts';
import { runStages } from '../testing/run-stages.ts';
import { endToEnd, faults, type Stage, wholeBuild } from '../testing/test-stages.ts';

// Runs the long fault tests on this project's Deno and on the older one, then those in the browser.
// Arguments select test files by a part of their name.

process.env.FAULTS = 'long';

const patterns = process.argv.slice(2);
const files = globSync('tests/faults/*.{test,spec}.ts', { cwd: root }).filter(
  (file) => patterns.length === 0 || patterns.some((part) => file.includes(part)),
);
const has = (ending: string) => files.some((file) => file.endsWith(ending));

await runStages(
  [
    ...(has('.test.ts') ? [faults, onOlderDeno(faults, await ensureOlderDeno())] : []),
    ...(has('.spec.ts') ? [wholeBuild, endToEnd] : []),
  ],
  files,
);

function onOlderDeno({ name, run }: Stage, older: { version: string; program: string }): Stage {
  return {
    name: `${name}, Deno ${older.version}`,
    async run(testRun) {
      process.env.FAULTS_DENO = older.program;
      return run(testRun).finally(() => delete process.env.FAULTS_DENO);
    },
  };
}
