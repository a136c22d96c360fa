import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from 'playwright';
import { type CommandOptions, runCommand, runScript } from '../command.ts';

/** The one without a window starts sooner, and leaves the machine more to the tests. */
const names = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
];
const shown: CommandOptions = { isShown: true, deadlineMs: 300_000 };

/** Ways to get a browser, the one that leaves the machine most alone first. */
const installers = [
  () => runScript('node_modules/playwright/cli.js', ['install', 'chromium'], shown),
  () => installFromDebian('chromium-headless-shell'),
  () => installFromDebian('chromium'),
];

/** The first Chromium that starts: the environment's, Playwright's own, or the machine's. */
export function findBrowser(): string | undefined {
  const { CHROMIUM_PATH } = process.env;
  if (!CHROMIUM_PATH) return [chromium.executablePath(), ...onPath(names)].find(canStart);
  if (canStart(CHROMIUM_PATH)) return CHROMIUM_PATH;
  throw new Error(`CHROMIUM_PATH is "${CHROMIUM_PATH}", and no browser starts there.`);
}

/**
 * Finds Chromium and a font for it, or installs them; rejects with one line that says what to do
 * where there is no Chromium after that.
 */
export async function needBrowser(): Promise<string> {
  if (!hasFont()) await installFromDebian('fonts-liberation').catch(() => {});
  let found = findBrowser();
  for (const install of installers) {
    if (found) return found;
    console.log('No Chromium on this machine. Installing one ...');
    await install().catch(() => {});
    found = findBrowser();
  }
  if (found) return found;
  throw new Error('No Chromium was found. Install one, or set CHROMIUM_PATH to where it is.');
}

/** Does nothing on any other system, or without its rights. */
export async function installFromDebian(...packages: readonly string[]): Promise<void> {
  if (process.getuid?.() !== 0 || !existsSync('/etc/debian_version')) return;
  await runCommand('apt-get', ['update'], shown);
  await runCommand('apt-get', ['install', '-y', '--no-install-recommends', ...packages], {
    ...shown,
    env: { DEBIAN_FRONTEND: 'noninteractive' },
  });
}

/** One as wide as those that phones and desks have: what pages show until their own fonts are there. */
function hasFont(): boolean {
  const { stdout } = spawnSync('fc-list', [':', 'family'], { encoding: 'utf8' });
  return /Arial|Liberation Sans|Roboto/.test(stdout ?? '');
}

/** Where programs of these names are, the first name first. */
export function onPath(names: readonly string[]): string[] {
  const folders = process.env.PATH?.split(delimiter) ?? [];
  return names
    .flatMap((name) => folders.map((folder) => join(folder, name)))
    .filter((file) => existsSync(file));
}

/** A browser that is there may still lack a library of the system. */
function canStart(program: string): boolean {
  return spawnSync(program, ['--version'], { timeout: 10_000 }).status === 0;
}
