import { type ChildProcessByStdio, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';
import type { Running } from './listen.ts';
import { assertFree, loopback } from './ports.ts';
import { root } from './root.ts';

const entry = 'supabase/functions/send-email/index.ts';
const host = loopback[0];

/** `.bin/deno` is a wrapper whose child would outlive it: this is the program itself. */
const program = process.platform === 'win32' ? 'deno.exe' : 'deno';
const deno = join(root, 'node_modules/deno', program);

const START_DEADLINE_MS = 20_000;
const POLL_MS = 50;

type Child = ChildProcessByStdio<null, Readable, Readable>;

export interface FunctionOptions {
  readonly port: number;
  /** Where the SMTP server of this machine listens. */
  readonly mailPort: number;
  readonly apiKey: string;
  readonly allowedOrigins?: string;
  /** Takes each line that the function writes; prints it unless told otherwise. */
  readonly onLine?: (line: string) => void;
}

/**
 * Runs the function `send-email` on this machine, by the same file and with as few rights as in
 * production. Resolves once it answers; rejects with one line where it does not.
 */
export async function startFunction(options: FunctionOptions): Promise<Running> {
  if (!existsSync(deno)) throw new Error('Deno is not installed. Run "npm install" and try again.');
  await assertFree('function', options.port);
  const child = spawnFunction(options);
  const close = endWithUs(child);
  try {
    await untilItAnswers(child, options.port);
  } catch (error) {
    await close();
    throw error;
  }
  passOn(child.stdout, options);
  passOn(child.stderr, options);
  return { close };
}

function spawnFunction(options: FunctionOptions): Child {
  const variables = {
    MAIL_URL: `smtp://${host}:${options.mailPort}`,
    MAIL_TO: 'team@example.com',
    MAIL_FROM: 'Website <forms@example.com>',
    API_KEY: options.apiKey,
    ALLOWED_ORIGINS: options.allowedOrigins ?? '*',
  };
  const rights = [
    `--allow-net=${host}:${options.port},${host}:${options.mailPort}`,
    `--allow-env=${Object.keys(variables).join(',')}`,
  ];
  const place = ['--host', host, '--port', String(options.port)];
  return spawn(
    deno,
    ['serve', '--quiet', '--no-prompt', '--cached-only', ...rights, ...place, entry],
    {
      cwd: root,
      env: { ...process.env, ...variables, DENO_NO_UPDATE_CHECK: '1', NO_COLOR: '1' },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
}

/** Ends the child with this process at the latest; returns what ends it before. */
function endWithUs(child: Child): Running['close'] {
  const kill = () => void child.kill();
  const ended = new Promise<void>((resolve) => {
    child.once('close', () => resolve());
    child.once('error', () => resolve());
  });
  process.once('exit', kill);
  child.once('close', () => process.off('exit', kill));
  return () => {
    kill();
    return ended;
  };
}

async function untilItAnswers(child: Child, port: number): Promise<void> {
  const failed = untilItFails(child);
  // It also rejects at an end that is wanted, long after anyone waits for it.
  failed.catch(() => {});
  const deadline = Date.now() + START_DEADLINE_MS;
  while (child.exitCode === null) {
    if (await isWell(port)) return;
    if (Date.now() > deadline) throw new Error(`send-email did not answer on port ${port}.`);
    await wait(POLL_MS);
  }
  await failed;
}

async function isWell(port: number): Promise<boolean> {
  const response = await fetch(`http://${host}:${port}/send-email/health`).catch(() => undefined);
  return response?.ok ?? false;
}

function untilItFails(child: Child): Promise<never> {
  let complaint = '';
  child.stderr.on('data', (chunk: Buffer) => {
    complaint ||= chunk.toString().trim().split('\n')[0] ?? '';
  });
  return new Promise((_, reject) => {
    child.once('error', reject);
    child.once('close', (code) =>
      reject(new Error(complaint || `send-email ended at its start, with code ${code}.`)),
    );
  });
}

function passOn(from: Readable, { onLine = print }: FunctionOptions): void {
  createInterface(from).on('line', onLine);
}

function print(line: string): void {
  process.stdout.write(`[send-email] ${line}\n`);
}
