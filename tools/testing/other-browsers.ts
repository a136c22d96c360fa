import { existsSync, globSync } from 'node:fs';
import { findOnPath, installFromDebian } from './browser.ts';

/** A browser, or a screen reader with what it needs. */
interface OtherBrowser {
  readonly name: string;
  /** Its Debian packages. */
  readonly packages: readonly string[];
  /** The paths of its programs, by environment variable; undefined if any is missing. */
  find(): Readonly<Record<string, string>> | undefined;
}

const firefoxOnMac = '/Applications/Firefox.app/Contents/MacOS/firefox';

const browsers: readonly OtherBrowser[] = [
  {
    name: 'Firefox',
    packages: ['firefox-esr'],
    find: () =>
      allOrNone({
        FIREFOX_PATH:
          process.env.FIREFOX_PATH ??
          [...findOnPath(['firefox-esr', 'firefox']), firefoxOnMac].find(existsSync),
      }),
  },
  {
    name: 'WebKit',
    packages: ['webkit2gtk-driver', 'xvfb'],
    find: () =>
      allOrNone({
        WEBKIT_DRIVER_PATH: findOnPath(['WebKitWebDriver'])[0],
        MINIBROWSER_PATH: globSync('/usr/lib{,exec}/{,*/}webkit2gtk-4.*/MiniBrowser').sort().at(-1),
        XVFB_PATH: findOnPath(['Xvfb'])[0],
      }),
  },
  {
    name: 'Orca',
    packages: ['orca', 'at-spi2-core', 'dbus', 'openbox', 'speech-dispatcher', 'xdotool', 'xvfb'],
    find: () =>
      allOrNone({
        ORCA_PATH: findOnPath(['orca'])[0],
        DBUS_PATH: findOnPath(['dbus-daemon'])[0],
        OPENBOX_PATH: findOnPath(['openbox'])[0],
        XDOTOOL_PATH: findOnPath(['xdotool'])[0],
        XVFB_PATH: findOnPath(['Xvfb'])[0],
      }),
  },
];

/**
 * Finds or installs Firefox, WebKitGTK and the screen reader Orca, and returns their paths as environment variables for the
 * tests. A browser that cannot be installed is skipped with a message.
 */
export async function ensureOtherBrowsers(): Promise<Record<string, string>> {
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
        `SKIPPED: ${name} is not on this machine and could not be installed from Debian (${packages.join(', ')}).`,
      );
  }
  return found;
}

function allOrNone(
  programs: Readonly<Record<string, string | undefined>>,
): Readonly<Record<string, string>> | undefined {
  const isComplete = Object.values(programs).every((program) => program !== undefined);
  return isComplete ? (programs as Record<string, string>) : undefined;
}
