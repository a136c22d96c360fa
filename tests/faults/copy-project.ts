import {
  cpSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { runScript } from '../../tools/command.ts';
import { root } from '../../tools/root.ts';

export interface ProjectCopy {
  write(file: string, text: string): void;
  /**
   * Runs test files until one test fails; returns the files with failed tests, and what the run said
   * where it failed and no test did.
   */
  runTests(files: readonly string[]): Promise<{ failed: readonly string[]; output: string }>;
}

/** What is no source, or not the project's own. */
const leftOut = /^(\.|node_modules|dist|docs|test-results)/;
const DEADLINE_MS = 180_000;

interface Report {
  readonly testResults: readonly {
    readonly name: string;
    readonly assertionResults: readonly { readonly status: string }[];
  }[];
}

/** Copies this project's sources to a folder; what is installed is shared. */
export function copyProject(folder: string): ProjectCopy {
  const place = join(root, folder);
  rmSync(place, { recursive: true, force: true });
  mkdirSync(place, { recursive: true });
  for (const name of readdirSync(root).filter((name) => !leftOut.test(name))) {
    cpSync(join(root, name), join(place, name), { recursive: true });
  }
  symlinkSync(join(root, 'node_modules'), join(place, 'node_modules'), 'dir');
  const report = join(place, 'report.json');
  return {
    write: (file, text) => writeFileSync(join(place, file), text),
    async runTests(files) {
      rmSync(report, { force: true });
      const patience = ['--testTimeout=20000', '--hookTimeout=60000'];
      const words = ['--bail=1', ...patience, '--reporter=json', `--outputFile=${report}`];
      const { isOk, output } = await runScript(
        'node_modules/vitest/vitest.mjs',
        ['run', ...files, ...words],
        { cwd: place, deadlineMs: DEADLINE_MS },
      );
      const failed = failedIn(report);
      return { failed, output: isOk || failed.length > 0 ? '' : output || 'It said nothing.' };
    },
  };
}

/** A file that could not be read, or whose beginning failed, has no failed test. */
function failedIn(report: string): string[] {
  try {
    const { testResults }: Report = JSON.parse(readFileSync(report, 'utf8'));
    return testResults
      .filter(({ assertionResults }) => assertionResults.some(({ status }) => status === 'failed'))
      .map(({ name }) => name);
  } catch {
    return [];
  }
}
