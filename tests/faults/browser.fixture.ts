import { test as base } from 'playwright/test';
import { readPorts } from '../../tools/services/ports.ts';
import { buildVariables } from '../../tools/services/stack.ts';
import { type Backend, startBackend } from './backend.ts';

const ports = readPorts();

/**
 * The built site in a browser that maps the function's host to a function that a test can kill. Only
 * the name resolution differs: page, preflight and call are the real ones.
 */
export const test = base.extend<object, { backend: Backend }>({
  backend: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures
    async ({}, use) => {
      const apiKey = buildVariables(ports).SUPABASE_ANON_KEY;
      const backend = await startBackend({ apiKey });
      await use(backend);
      await backend.close();
    },
    { scope: 'worker' },
  ],
  launchOptions: [
    async ({ launchOptions, backend }, use) => {
      const to = `127.0.0.1:${backend.functions[0]?.port}`;
      const rule = `--host-resolver-rules=MAP localhost:${ports.function} ${to}`;
      await use({ ...launchOptions, args: [...(launchOptions.args ?? []), rule] });
    },
    { scope: 'worker' },
  ],
});
