import { appendFileSync, globSync } from 'node:fs';
import { needBrowser } from './browser.ts';
import { build } from './build.ts';
import { type CommandResult, runCommand, runScript } from './command.ts';
import { portVariables } from './free-ports.ts';
import type { Ports } from './ports.ts';
import { root } from './root.ts';
import { serveSite } from './serve.ts';
import { buildVariables, startStack } from './stack.ts';
import { type Tally, tallyCheck, tallyTests } from './test-report.ts';

export interface Stage {
  readonly name: string;
  /** Rejects, with what to print, where it could not run at all. */
  readonly run: (run: TestRun) => Promise<Tally & { readonly output: string }>;
}

export interface TestRun {
  readonly ports: Ports;
  /** The test files to run; all of them where none is named. */
  readonly files: readonly string[];
}

const cache = '.cache/test';
const directory = `${cache}/dist`;
const functionEntry = 'supabase/functions/send-email/index.ts';
const unitFiles = 'tests/unit/**/*.test.{ts,tsx}';
const browserFiles = 'tests/{e2e,embed}/**/*.spec.ts';

const types = check('types', () => runScript('node_modules/typescript/bin/tsc', ['-p', '.']));
const lint = check('lint and format', () =>
  runScript('node_modules/@biomejs/biome/bin/biome', ['ci', '--colors=off', '.']),
);
const functionTypes = check('function types', () =>
  runCommand('node_modules/deno/deno', ['check', '--cached-only', '--no-lock', functionEntry], {
    env: { DENO_NO_UPDATE_CHECK: '1' },
  }),
);

const unit: Stage = {
  name: 'unit tests',
  async run({ files }) {
    const report = `${cache}/unit.json`;
    const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
    let output = '';
    const tally = await tallyTests('unit', report, async () => {
      const words = ['run', ...files, '--passWithNoTests', ...reporters];
      const result = await runScript('node_modules/vitest/vitest.mjs', words);
      output = result.output;
      return result.isOk;
    });
    return { ...tally, output };
  },
};

const wholeBuild = check('build', async ({ ports }) => {
  await build({ outDir: directory, env: buildVariables(ports) });
  return { isOk: true, output: '' };
});

const endToEnd: Stage = {
  name: 'end-to-end tests',
  async run({ ports, files }) {
    const env = {
      ...buildVariables(ports),
      ...portVariables(ports),
      CHROMIUM_PATH: await needBrowser(),
      STACK: 'runs',
    };
    const stack = await startStack({
      ports,
      startSite: () => serveSite({ port: ports.site, directory }),
      onLine: (line) => appendFileSync(`${root}${cache}/send-email.log`, `${line}\n`),
    });
    const words = ['test', ...files, '--pass-with-no-tests'];
    const tally = await tallyTests('e2e', `${cache}/e2e.json`, async () => {
      const options = { env, isShown: true };
      return (await runScript('node_modules/playwright/cli.js', words, options)).isOk;
    });
    await stack.close();
    return { ...tally, output: '' };
  },
};

/** The stages of a whole run or, given parts of file names, only those that have such tests. */
export function chooseStages(patterns: readonly string[]): {
  stages: readonly Stage[];
  files: readonly string[];
} {
  if (patterns.length === 0) {
    return { stages: [types, lint, functionTypes, unit, wholeBuild, endToEnd], files: [] };
  }
  const matching = (glob: string) =>
    globSync(glob, { cwd: root }).filter((file) => patterns.some((part) => file.includes(part)));
  const [units, browsers] = [matching(unitFiles), matching(browserFiles)];
  const stages = [
    ...(units.length > 0 ? [unit] : []),
    ...(browsers.length > 0 ? [wholeBuild, endToEnd] : []),
  ];
  return { stages, files: [...units, ...browsers] };
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
