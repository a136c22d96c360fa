import { spawn } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { brotliCompressSync } from 'node:zlib';
import { bundleFunction } from '../../stack/bundle-function.ts';
import { freePorts } from '../../stack/free-ports.ts';
import { root } from '../../stack/root.ts';

// What the function weighs, and how long it takes from nothing to its first answer, beside a
// function that does nothing.

const directory = '.cache/bench/function';
const ROUNDS = 7;
const POLL_MS = 2;

/** Enough to start with; nothing listens there, and a start needs neither. */
const variables = {
  DATABASE_URL: 'postgresql://send_email:x@127.0.0.1:9/postgres',
  MAIL_URL: 'smtp://127.0.0.1:9',
  MAIL_TO: 'team@example.com',
  MAIL_FROM: 'forms@example.com',
  API_KEY: 'sb_publishable_bench',
  DRAIN_KEY: 'x'.repeat(16),
  PEPPER: 'x'.repeat(16),
  ALLOWED_ORIGINS: '*',
};

await bundleFunction(`${directory}/bundle`);
const baseline = `${directory}/nothing.ts`;
mkdirSync(join(root, directory), { recursive: true });
writeFileSync(join(root, baseline), "export default { fetch: () => new Response('ok') };\n");

console.log('The function, as one bundle                    bytes   brotli');
for (const { name, bytes, brotli, role } of weigh(join(root, directory, 'bundle'))) {
  console.log(`  ${name.padEnd(34)}${column(bytes)}${column(brotli)}   ${role}`);
}
console.log(`\nFrom nothing to the first answer, middle of ${ROUNDS}`);
for (const [name, entry] of Object.entries({
  'a function that does nothing': baseline,
  'send-email, bundled': `${directory}/bundle/index.js`,
  'send-email, from its sources': 'supabase/functions/send-email/index.ts',
})) {
  console.log(`  ${name.padEnd(34)}${column(await middleStart(entry))} ms`);
}

function weigh(folder: string) {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.js'))
    .map((name) => {
      const content = readFileSync(join(folder, name));
      const role = name === 'index.js' ? 'at the start' : 'when first needed';
      return { name, bytes: content.length, brotli: brotliCompressSync(content).length, role };
    })
    .toSorted((a, b) => a.role.localeCompare(b.role) || b.bytes - a.bytes);
}

async function middleStart(entry: string): Promise<number> {
  const times: number[] = [];
  // The first one fills Deno's cache.
  for (let round = 0; round <= ROUNDS; round += 1) times.push(await timeStart(entry));
  const sorted = times.slice(1).toSorted((a, b) => a - b);
  return Math.round(sorted[Math.floor(ROUNDS / 2)] ?? 0);
}

async function timeStart(entry: string): Promise<number> {
  const { function: port } = await freePorts();
  const place = ['--host', '127.0.0.1', '--port', String(port)];
  const rights = [
    '--allow-net=127.0.0.1',
    '--allow-env',
    '--no-prompt',
    '--cached-only',
    '--node-modules-dir=manual',
    '--quiet',
  ];
  const startedAt = performance.now();
  const child = spawn('node_modules/deno/deno', ['serve', ...rights, ...place, entry], {
    cwd: root,
    env: { ...process.env, ...variables, DENO_NO_UPDATE_CHECK: '1' },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const ended = new Promise((resolve) => child.once('close', resolve));
  try {
    // The answer itself needs no database: there is no form behind OPTIONS.
    while (!(await answers(port))) {
      if (child.exitCode !== null) throw new Error(`${entry} did not start.`);
      await wait(POLL_MS);
    }
    return performance.now() - startedAt;
  } finally {
    child.kill('SIGKILL');
    await ended;
  }
}

async function answers(port: number): Promise<boolean> {
  const options = { method: 'OPTIONS' };
  return fetch(`http://127.0.0.1:${port}/send-email`, options).then(
    (response) => response.ok,
    () => false,
  );
}

function column(number: number): string {
  return number.toLocaleString('en').padStart(9);
}
