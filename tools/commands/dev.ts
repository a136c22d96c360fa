import { setTimeout as wait } from 'node:timers/promises';
import { brand } from '../../site/content/brand.ts';
import { runScript } from '../command.ts';
import type { RunningService } from '../services/listen.ts';
import { onStop } from '../services/on-stop.ts';
import { readPorts } from '../services/ports.ts';
import { assertAllFree, buildVariables, listAddresses, startStack } from '../services/stack.ts';

let stack: RunningService | undefined;
onStop(() => stack?.close(), 0);

try {
  const ports = readPorts();
  const env = {
    // On this machine, the editor changes the files of a folder, and asks for it by this name.
    EDITOR_REPO: process.env.EDITOR_REPO ?? `github:owner/${brand.slug}`,
    ...buildVariables(ports),
    DRAFTS: '1',
    OUT_DIR: '.cache/dev',
    SITE_PORT: String(ports.site),
  };
  await assertAllFree(ports);
  stack = await startStack({ ports, isWatched: true, startSite: () => startSite(env) });
  console.log(`\nAll services are running, and edits show at once.\n\n${listAddresses(ports)}\n`);
} catch (error) {
  console.error((error as Error).message);
  process.exit(1);
}

async function startSite(env: { readonly SITE_URL: string }): Promise<RunningService> {
  const ended = runScript('tools/build/serve-dev.mjs', [], { env, isShown: true }).then(() => {
    throw new Error('The site’s development server stopped unexpectedly.');
  });
  await Promise.race([ended, waitUntilAvailable(env.SITE_URL)]);
  ended.catch(() => process.emit('SIGTERM'));
  // The child process ends with this one.
  return { close: async () => {} };
}

async function waitUntilAvailable(address: string): Promise<void> {
  while (!(await fetch(address).catch(() => undefined))) await wait(100);
}
