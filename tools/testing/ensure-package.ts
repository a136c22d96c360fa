import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { runCommand } from '../command.ts';
import { root } from '../root.ts';

/**
 * Installs exactly this version of a package on first use, and returns its folder. Use it for packages
 * that few commands need: as dependencies they would slow down every install of the project.
 */
export async function ensurePackage(name: string, version: string): Promise<string> {
  const directory = join(root, '.cache', 'packages', `${name.replace('/', '-')}-${version}`);
  const folder = join(directory, 'node_modules', name);
  if (!existsSync(join(folder, 'package.json'))) await install(`${name}@${version}`, directory);
  return folder;
}

async function install(name: string, directory: string): Promise<void> {
  console.log(`Installing ${name} ...`);
  mkdirSync(directory, { recursive: true });
  const flags = ['--no-save', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];
  const args = ['install', '--prefix', directory, ...flags, name];
  const { isOk, output } = await runCommand('npm', args);
  if (!isOk) throw new Error(`${name} could not be installed: ${output.trim()}`);
}
