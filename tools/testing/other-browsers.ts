import { existsSync, globSync } from 'node:fs';
import { installFromDebian, onPath } from './browser.ts';

interface OtherBrowser {
  readonly name: string;
  /** What Debian calls it. */
  readonly packages: readonly string[];
  /** Where each of its programs is, by the variable that says so; of none where one is missing. */
  find(): Readonly<Record<string, string>> | undefined;
}

const firefoxOnMac = '/Applications/Firefox.app/Contents/MacOS/firefox';

const browsers: readonly OtherBrowser[] = [
  {
    name: 'Firefox',
    packages: ['firefox-esr'],
    find: () =>
      all({
        FIREFOX_PATH:
          process.env.FIREFOX_PATH ??
          [...onPath(['firefox-esr', 'firefox']), firefoxOnMac].find(existsSync),
      }),
  },
  {
    name: 'WebKit',
    packages: ['webkit2gtk-driver', 'xvfb'],
    find: () =>
      all({
        WEBKIT_DRIVER_PATH: onPath(['WebKitWebDriver'])[0],
        MINIBROWSER_PATH: globSync('/usr/lib{,exec}/{,*/}webkit2gtk-4.*/MiniBrowser').sort().at(-1),
        XVFB_PATH: onPath(['Xvfb'])[0],
      }),
  },
];

/**
 * Finds Firefox and WebKitGTK, or installs them, and says where they are as variables for the
 * tests. Of one that is not to be had it prints that it is left out, and why.
 */
export async function needOtherBrowsers(): Promise<Record<string, string>> {
  const found: Record<string, string> = {};
  for (const { name, packages, find } of browsers) {
    if (!find()) {
      console.log(`No ${name} on this machine. Installing ${packages.join(' and ')} ...`);
      await installFromDebian(...packages).catch(() => {});
    }
    const programs = find();
    if (programs) Object.assign(found, programs);
    else
      console.log(
        `${name} is LEFT OUT: it is not on this machine, and could not be installed from Debian (${packages.join(', ')}).`,
      );
  }
  return found;
}

function all(
  programs: Readonly<Record<string, string | undefined>>,
): Readonly<Record<string, string>> | undefined {
  const isWhole = Object.values(programs).every((program) => program !== undefined);
  return isWhole ? (programs as Record<string, string>) : undefined;
}
