import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { runCommand } from './command.ts';
import { root } from './root.ts';

/** The one inside Supabase's Edge Runtime. */
const VERSION = '2.1.4';

/**
 * Returns the older Deno that the function has to run on as well; installs it at its first use, for
 * nobody else needs its 140 MB.
 */
export async function needOlderDeno(): Promise<{ version: string; program: string }> {
  const system = process.platform === 'linux' ? 'linux-ARCH-glibc' : `${process.platform}-ARCH`;
  const name = `@deno/${system.replace('ARCH', process.arch)}`;
  const directory = join(root, '.cache', `deno-${VERSION}`);
  const program = join(directory, 'node_modules', name, 'deno');
  if (!existsSync(program)) await install(`${name}@${VERSION}`, directory);
  return { version: VERSION, program };
}

async function install(name: string, directory: string): Promise<void> {
  console.log(`Installing ${name} ...`);
  mkdirSync(directory, { recursive: true });
  const flags = ['--no-save', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];
  const words = ['install', '--prefix', directory, ...flags, name];
  const { isOk, output } = await runCommand('npm', words);
  if (!isOk) throw new Error(`${name} could not be installed: ${output.trim()}`);
}
