import { delimiter, dirname } from 'node:path';
import { env, execPath } from 'node:process';
import { firefox } from 'playwright/test';
import { createPageVisitor } from './page-visitor.ts';
import type { OpenedBrowser } from './visitor.ts';

/** Starts Firefox behind the proxy of firefox-relay.ts. */
export async function startFirefox(scheme: 'light' | 'dark'): Promise<OpenedBrowser> {
  const browser = await firefox.launch({
    channel: 'moz-firefox',
    executablePath: `${import.meta.dirname}/firefox-relay.ts`,
    // The proxy is written in TypeScript, which older versions of Node on the PATH cannot run.
    env: { ...env, PATH: [dirname(execPath), env.PATH].join(delimiter) },
    firefoxUserPrefs: { 'ui.systemUsesDarkTheme': scheme === 'dark' ? 1 : 0 },
  });
  return { visitor: createPageVisitor(await browser.newPage()), close: () => browser.close() };
}
