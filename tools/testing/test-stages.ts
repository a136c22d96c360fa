import { globSync } from 'node:fs';
import { type CommandResult, runCommand, runScript } from '../command.ts';
import { build } from '../commands/build.ts';
import { root } from '../root.ts';
import { portVariables } from '../services/free-ports.ts';
import type { Ports } from '../services/ports.ts';
import { buildVariables } from '../services/stack.ts';
import { ensureBrowser } from './browser.ts';
import { ensureOtherBrowsers } from './other-browsers.ts';
import { type Tally, tallyCheck, tallyTests } from './test-report.ts';

export interface Stage {
  readonly name: string;
  /** Rejects if the stage could not run; the error's message is printed. */
  readonly run: (run: TestRun) => Promise<Tally & { readonly output: string }>;
}

export interface TestRun {
  readonly ports: Ports;
  /** The test files to run; empty for all. */
  readonly files: readonly string[];
}

const cache = '.cache/test';
const directory = `${cache}/dist`;
const functionEntry = 'supabase/functions/send-email/index.ts';

const types = check('types', () => runScript('node_modules/typescript/bin/tsc', ['-p', '.']));
const lint = check('lint and format', () =>
  runScript('node_modules/@biomejs/biome/bin/biome', ['ci', '--colors=off', '.']),
);
const functionTypes = check('function types', () =>
  runCommand(
    'node_modules/deno/deno',
    ['check', '--node-modules-dir=manual', '--cached-only', '--no-lock', functionEntry],
    { env: { DENO_NO_UPDATE_CHECK: '1' } },
  ),
);

/** One run for all, because fault and deploy tests mostly wait for processes that they start. */
const inNode = vitest(
  'tests in Node',
  process.env.TEST_ALL ? ['tests/'] : ['tests/unit/', 'tests/faults/'],
);

/** Prints the figures that its tests measure. */
export const faults = vitest('fault tests', ['tests/faults/'], ['--disable-console-intercept']);

export const wholeBuild = check('build', async ({ ports }) => {
  await build({ outDir: directory, env: { ...buildVariables(ports), WITH_PACKAGE: '1' } });
  return { isOk: true, output: '' };
});

export const endToEnd = onStack('end-to-end tests', 'e2e.json', async () => ({
  env: { CHROMIUM_PATH: await ensureBrowser() },
}));

export const otherBrowsers = onStack('other browsers', 'browsers.json', async () => ({
  env: await ensureOtherBrowsers(),
  args: ['--config=tests/browsers/playwright.config.ts'],
}));

/** The stages that run test files, in order. */
const suites: readonly { readonly files: string; readonly stages: readonly Stage[] }[] = [
  { files: 'tests/**/*.test.{ts,tsx}', stages: [inNode] },
  { files: 'tests/{e2e,embed,faults,deploy}/**/*.spec.ts', stages: [wholeBuild, endToEnd] },
];

/** All stages or, if patterns are given, only those that have test files with a matching name. */
export function chooseStages(patterns: readonly string[]): {
  stages: readonly Stage[];
  files: readonly string[];
} {
  if (patterns.length === 0) {
    const all = suites.flatMap(({ stages }) => stages);
    return { stages: [types, lint, functionTypes, ...all], files: [] };
  }
  const chosen = suites
    .map(({ files, stages }) => ({ files: matchingFiles(files, patterns), stages }))
    .filter(({ files }) => files.length > 0);
  return {
    stages: chosen.flatMap(({ stages }) => stages),
    files: chosen.flatMap(({ files }) => files),
  };
}

export const matchingFiles = (glob: string, patterns: readonly string[]): string[] =>
  globSync(glob, { cwd: root }).filter((file) => patterns.some((part) => file.includes(part)));

/** A stage of Playwright tests. Their global set-up starts the whole stack. */
function onStack(
  name: string,
  report: string,
  prepare: () => Promise<{ env: NodeJS.ProcessEnv; args?: readonly string[] }>,
): Stage {
  return {
    name,
    async run({ ports, files }) {
      const { env: ofBrowsers, args: extraArgs = [] } = await prepare();
      const env = {
        ...buildVariables(ports),
        ...portVariables(ports),
        ...ofBrowsers,
        IS_BUILT: '1',
      };
      const args = ['test', ...files, ...extraArgs, '--pass-with-no-tests'];
      const tally = await tallyTests('e2e', `${cache}/${report}`, async () => {
        const options = { env, isShown: true };
        return (await runScript('node_modules/playwright/cli.js', args, options)).isOk;
      });
      return { ...tally, output: '' };
    },
  };
}

/** A stage of Vitest tests: of the folders, unless a run names files. With extra arguments, the output is printed as it comes. */
function vitest(name: string, folders: readonly string[], extraArgs?: readonly string[]): Stage {
  return {
    name,
    async run({ files }) {
      const report = `${cache}/${name.replaceAll(' ', '-')}.json`;
      const chosen = files.filter((file) => /\.test\.tsx?$/.test(file));
      const filters = chosen.length > 0 ? chosen : folders;
      const isShown = extraArgs !== undefined;
      const reporters = [`--reporter=${isShown ? 'dot' : 'default'}`, '--reporter=json'];
      let output = '';
      const tally = await tallyTests('unit', report, async () => {
        const toFile = `--outputFile.json=${report}`;
        const args = ['run', ...filters, ...(extraArgs ?? []), ...reporters, toFile];
        const result = await runScript('node_modules/vitest/vitest.mjs', args, {
          isShown,
          env: { NO_COLOR: '1' },
        });
        output = result.output;
        return result.isOk;
      });
      return { ...tally, output };
    },
  };
}

function check(name: string, run: (run: TestRun) => Promise<CommandResult>): Stage {
  return {
    name,
    async run(testRun) {
      const { isOk, output } = await run(testRun);
      return { ...tallyCheck(isOk), output };
    },
  };
}
