import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import { root } from '../../tools/root.ts';
import { atOnce } from './at-once.ts';
import { copyProject, type ProjectCopy } from './copy-project.ts';
import type { Mutant } from './mutant.ts';
import { mutantsOfFunction } from './mutants-of-function.ts';
import { mutantsOfSql } from './mutants-of-sql.ts';

// Puts one fault after the other into a copy of this project, and sees whether a test fails.
// A part of a line of the tables chooses among them. Ends with 1 where one survived.

const [part = ''] = process.argv.slice(2);
const mutants = [...mutantsOfSql, ...mutantsOfFunction].filter(({ breaks }) =>
  breaks.includes(part),
);
for (const mutant of mutants) mutate(mutant);

const copies = ['one', 'two'].map((name) => copyProject(`.cache/mutants/${name}`));
await requireSound(copies[0] as ProjectCopy, [...new Set(mutants.flatMap(({ tests }) => tests))]);
const survivors = (await atOnce(copies.length, mutants, survives)).filter(Boolean).length;
const killed = mutants.length - survivors;
console.log(`\n${mutants.length} mutants: ${killed} killed, ${survivors} survived`);
report(killed, survivors);
process.exit(survivors > 0 ? 1 : 0);

/** Runs a mutant's tests, and prints what became of it. */
async function survives(mutant: Mutant): Promise<boolean> {
  const copy = copies.pop() as ProjectCopy;
  copy.write(mutant.file, mutate(mutant));
  const { failed, output } = await copy.runTests(mutant.tests);
  copy.write(mutant.file, read(mutant.file));
  copies.push(copy);
  const [killer] = failed;
  // Where the run failed and no test did, nothing is said about the tests.
  if (!killer && output) fail(`"${mutant.breaks}" could not be run:\n${output}`);
  const end = killer ? `killed by ${basename(killer)}` : 'SURVIVED';
  console.log(`${end.padEnd(40)}${mutant.breaks}`);
  return !killer;
}

/** The file with the fault in it; throws where the text is not there just once. */
function mutate({ file, find, replacement, breaks }: Mutant): string {
  const parts = read(file).split(find);
  if (parts.length === 2) return parts.join(replacement);
  return fail(`"${breaks}": what it replaces stands ${parts.length - 1} times in ${file}.`);
}

/** A copy in which a test fails by itself would kill every mutant. */
async function requireSound({ runTests }: ProjectCopy, tests: readonly string[]): Promise<void> {
  const { failed, output } = await runTests(tests);
  if (failed.length > 0 || output) fail(`Without a mutant tests fail:\n${failed}\n${output}`);
}

function read(file: string): string {
  return readFileSync(`${root}${file}`, 'utf8');
}

/** As a test runner writes it: `npm run faults` counts from it. */
function report(numPassedTests: number, numFailedTests: number): void {
  mkdirSync(`${root}.cache/test`, { recursive: true });
  writeFileSync(
    `${root}.cache/test/mutants.json`,
    JSON.stringify({ numPassedTests, numFailedTests }),
  );
}

function fail(line: string): never {
  console.error(line);
  process.exit(1);
}
