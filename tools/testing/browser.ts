import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from 'playwright';
import { type CommandOptions, runCommand, runScript } from '../command.ts';

/** Chromium without windows: a test in it needs half of the CPU time. */
const headlessShell = 'chromium-headless-shell';
const programs = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const shown: CommandOptions = { isShown: true, deadlineMs: 300_000 };

const installers = [
  () => runScript('node_modules/playwright/cli.js', ['install', 'chromium'], shown),
  () => installFromDebian('chromium'),
];

/** Returns the first Chromium that starts: CHROMIUM_PATH, the headless shell, or another one. */
export function findBrowser(): string | undefined {
  const { CHROMIUM_PATH } = process.env;
  if (!CHROMIUM_PATH) {
    const others = [chromium.executablePath(), ...findOnPath(programs)];
    return [...findOnPath([headlessShell]), ...others].find(canStart);
  }
  if (canStart(CHROMIUM_PATH)) return CHROMIUM_PATH;
  throw new Error(`CHROMIUM_PATH is "${CHROMIUM_PATH}", but no browser can be started there.`);
}

/**
 * Finds Chromium and a font for it, or installs them, and returns the path of Chromium. Rejects, and
 * says what to do, if there is none after that.
 */
export async function ensureBrowser(): Promise<string> {
  if (!hasFont()) await installFromDebian('fonts-liberation').catch(() => {});
  if (!process.env.CHROMIUM_PATH && findOnPath([headlessShell]).length === 0) {
    await installFromDebian(headlessShell).catch(() => {});
  }
  let found = findBrowser();
  for (const install of installers) {
    if (found) return found;
    console.log('No Chromium on this machine. Installing one ...');
    await install().catch(() => {});
    found = findBrowser();
  }
  if (found) return found;
  throw new Error('No Chromium was found. Install one, or set CHROMIUM_PATH to its program.');
}

/** Installs packages with apt-get; does nothing on other systems or without root. */
export async function installFromDebian(...packages: readonly string[]): Promise<void> {
  if (process.getuid?.() !== 0 || !existsSync('/etc/debian_version')) return;
  await runCommand('apt-get', ['update'], shown);
  await runCommand('apt-get', ['install', '-y', '--no-install-recommends', ...packages], {
    ...shown,
    env: { DEBIAN_FRONTEND: 'noninteractive' },
  });
}

/** Whether there is a fallback font with the usual widths, for pages whose web fonts still load. */
function hasFont(): boolean {
  const { stdout } = spawnSync('fc-list', [':', 'family'], { encoding: 'utf8' });
  return /Arial|Liberation Sans|Roboto/.test(stdout ?? '');
}

/** Finds programs on the PATH, in the order of their names. */
export function findOnPath(names: readonly string[]): string[] {
  const folders = process.env.PATH?.split(delimiter) ?? [];
  return names
    .flatMap((name) => folders.map((folder) => join(folder, name)))
    .filter((file) => existsSync(file));
}

/** An installed browser may still lack a shared library. */
function canStart(program: string): boolean {
  return spawnSync(program, ['--version'], { timeout: 10_000 }).status === 0;
}
