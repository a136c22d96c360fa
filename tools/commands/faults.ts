import { ensureOlderDeno } from '../testing/older-deno.ts';
import { runStages } from '../testing/run-stages.ts';
import { endToEnd, faults, matchingFiles, type Stage, wholeBuild } from '../testing/test-stages.ts';

// Runs the long fault tests on this project's Deno and on the older one, then those in the browser.
// Arguments select test files by a part of their name.

process.env.FAULTS = 'long';

const patterns = process.argv.slice(2);
// Without arguments, an empty part matches every name.
const files = matchingFiles('tests/faults/*.{test,spec}.ts', patterns.length > 0 ? patterns : ['']);
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
