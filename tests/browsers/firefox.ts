import { delimiter, dirname } from 'node:path';
import { env, execPath } from 'node:process';
import { type Browser, firefox } from 'playwright/test';
import { createPageVisitor } from './page-visitor.ts';
import type { OpenedBrowser } from './visitor.ts';

/** Starts Firefox for a visitor who likes light or dark pages. */
export async function startFirefox(scheme: 'light' | 'dark'): Promise<OpenedBrowser> {
  const browser = await launchFirefox({ ...env, DISPLAY: '' }, scheme);
  return { visitor: createPageVisitor(await browser.newPage()), close: () => browser.close() };
}

/** Starts Firefox behind the proxy of firefox-relay.ts, with windows if the environment has a screen. */
export const launchFirefox = (
  environment: NodeJS.ProcessEnv,
  scheme: 'light' | 'dark' = 'light',
): Promise<Browser> =>
  firefox.launch({
    channel: 'moz-firefox',
    executablePath: `${import.meta.dirname}/firefox-relay.ts`,
    headless: !environment.DISPLAY,
    // The proxy is written in TypeScript, which older versions of Node on the PATH cannot run.
    env: { ...environment, PATH: [dirname(execPath), env.PATH].join(delimiter) },
    firefoxUserPrefs: { 'ui.systemUsesDarkTheme': scheme === 'dark' ? 1 : 0 },
  });
