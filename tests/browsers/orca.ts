import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { env } from 'node:process';
import { expect } from 'playwright/test';

/** A screen reader on a virtual screen of its own, for a browser that is started with `env`. */
export interface ScreenReader {
  readonly env: NodeJS.ProcessEnv;
  /** Presses keys of the keyboard, named as xdotool names them, such as `Tab` or `shift+Tab`. */
  press(...keys: string[]): void;
  type(text: string): void;
  /**
   * Waits until the screen reader has said these texts and is silent, and returns what it has said since
   * the last call. If a text is not said in time, returns without it.
   */
  listen(...texts: readonly string[]): Promise<string[]>;
  close(): void;
}

/** How long the screen reader says nothing when it has said all. */
const SILENT_MS = 2_000;

/** How long a text may take to be said on a busy machine. */
const HEARD_MS = 20_000;

/** A speech service without sound. */
const speechSettings =
  'AudioOutputMethod "libao"\nAddModule "dummy" "sd_dummy" ""\nDefaultModule dummy\n';

/**
 * With these settings Orca does not read a page by itself, does not say the names of keys, and writes each
 * line of its log at once. When Orca 43 says a key in a dialog, it sometimes loses the focus before that.
 */
const orcaSettings = `
import orca.debug, orca.settings
orca.settings.sayAllOnLoad = False
orca.settings.enableKeyEcho = False
orca.debug.debugFile.reconfigure(line_buffering=True)
`;

/** Starts Orca with a screen, a window manager and a message bus that nothing else uses. */
export async function startOrca(): Promise<ScreenReader> {
  const home = mkdtempSync(join(tmpdir(), 'orca-'));
  const log = join(home, 'orca.log');
  mkdirSync(join(home, '.config/speech-dispatcher'), { recursive: true });
  mkdirSync(join(home, '.local/share/orca'), { recursive: true });
  writeFileSync(join(home, '.config/speech-dispatcher/speechd.conf'), speechSettings);
  writeFileSync(join(home, '.local/share/orca/orca-customizations.py'), orcaSettings);
  writeFileSync(log, '');
  const started: { kill(): void }[] = [];
  const start = (program: string, args: string[], environment: NodeJS.ProcessEnv = env) => {
    const process = spawn(program, args, { env: environment, stdio: ['ignore', 'pipe', 'ignore'] });
    started.unshift(process);
    return process.stdout.setEncoding('utf8');
  };
  const [display] = await once(
    start('Xvfb', ['-displayfd', '1', '-screen', '0', '1280x900x24']),
    'data',
  );
  const [bus] = await once(
    start('dbus-daemon', ['--session', '--nofork', '--print-address']),
    'data',
  );
  const own = {
    ...env,
    HOME: home,
    XDG_RUNTIME_DIR: home,
    DISPLAY: `:${display.trim()}`,
    DBUS_SESSION_BUS_ADDRESS: bus.trim(),
    GNOME_ACCESSIBILITY: '1',
    NO_AT_BRIDGE: '0',
  };
  start('openbox', [], own);
  // Orca kills all others of the same user, or does not start beside them: here it finds none.
  writeFileSync(join(home, 'pgrep'), '#!/bin/sh\n', { mode: 0o755 });
  start('orca', ['--debug-file', log], { ...own, PATH: `${home}:${env.PATH}` });
  const said = () =>
    readFileSync(log, 'utf8')
      .split('\n')
      .flatMap((line) => /SPEECH OUTPUT: '(.*?)'(?: voice=\w+)? ?\{/.exec(line)?.[1]?.trim() || []);
  await expect.poll(() => said().length, { timeout: 30_000 }).toBeGreaterThan(0);
  let heard = 0;
  const xdotool = (...args: string[]) => execFileSync('xdotool', args, { env: own });
  return {
    env: own,
    press: (...keys) => xdotool('key', '--delay', '60', ...keys),
    type: (text) => xdotool('type', '--delay', '60', text),
    async listen(...texts) {
      const hasSaidAll = () => {
        const sentences = said().slice(heard).join('\n');
        return texts.every((text) => sentences.includes(text));
      };
      await expect
        .poll(hasSaidAll, { timeout: HEARD_MS })
        .toBe(true)
        .catch(() => {});
      let count = 0;
      let since = performance.now();
      const isSilent = () => {
        const now = said().length;
        if (now > count) since = performance.now();
        count = now;
        return performance.now() - since > SILENT_MS;
      };
      await expect.poll(isSilent, { timeout: 60_000, intervals: [100] }).toBe(true);
      const sentences = said().slice(heard);
      heard += sentences.length;
      return sentences;
    },
    close() {
      for (const process of started) process.kill();
      rmSync(home, { recursive: true, force: true });
    },
  };
}
