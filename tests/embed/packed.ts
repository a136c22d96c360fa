import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { runCommand } from '../../tools/command.ts';
import { root } from '../../tools/root.ts';

/** The package as the build writes it. */
export const packageFolder = join(root, '.cache/test/dist/widgets');

/** Packs the package into an empty folder, as `npm publish` does. Returns the path of the archive. */
export async function packInto(folder: string): Promise<string> {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const args = ['pack', '--ignore-scripts', '--json', `--pack-destination=${folder}`];
  const output = await run('npm', args, packageFolder);
  const [{ filename }] = JSON.parse(output.slice(output.indexOf('[')));
  return join(folder, filename);
}

/** Puts the packed package into a folder, without the libraries that it depends on. */
export async function unpackInto(folder: string): Promise<void> {
  const archive = await packInto(folder);
  await run('tar', ['-xzf', archive, '--strip-components=1', '-C', folder], folder);
}

/** Runs a program and returns its output. Rejects with the output if it fails. */
async function run(program: string, args: readonly string[], cwd: string): Promise<string> {
  const { isOk, output } = await runCommand(program, args, { cwd });
  if (!isOk) throw new Error(output);
  return output;
}
