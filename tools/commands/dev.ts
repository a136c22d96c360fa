import { setTimeout as wait } from 'node:timers/promises';
import { runScript } from '../command.ts';
import type { Running } from '../services/listen.ts';
import { onStop } from '../services/on-stop.ts';
import { readPorts } from '../services/ports.ts';
import { assertAllFree, buildVariables, listAddresses, startStack } from '../services/stack.ts';

const eleventy = 'node_modules/@11ty/eleventy/cmd.cjs';
let stack: Running | undefined;
onStop(() => stack?.close(), 0);

try {
  const ports = readPorts();
  const env = { ...buildVariables(ports), OUT_DIR: '.cache/dev', SITE_PORT: String(ports.site) };
  await assertAllFree(ports);
  stack = await startStack({ ports, startSite: () => startEleventy(env) });
  console.log(`\nEverything runs, and edits show at once.\n\n${listAddresses(ports)}\n`);
} catch (error) {
  console.error((error as Error).message);
  process.exit(1);
}

/** Starts Eleventy, which serves pages and, through Vite, widgets from their sources. */
async function startEleventy(env: { readonly SITE_URL: string }): Promise<Running> {
  const options = { env, isShown: true, preload: 'tools/build/loopback-only.mjs' };
  const ended = runScript(eleventy, ['--serve', '--quiet'], options).then(() => {
    throw new Error('The server of the site ended.');
  });
  await Promise.race([ended, waitUntilAvailable(env.SITE_URL)]);
  ended.catch(() => process.emit('SIGTERM'));
  // The child process ends with this one.
  return { close: async () => {} };
}

async function waitUntilAvailable(address: string): Promise<void> {
  while (!(await fetch(address).catch(() => undefined))) await wait(100);
}
