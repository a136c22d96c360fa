import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { type ControlledProcess, control } from './controlled.ts';
import { assertFree, loopback } from './ports.ts';
import { type PostgresHome, settle } from './postgres-home.ts';

export interface PostgresOptions {
  readonly port: number;
  /** Where its data are kept, from one start to the next. */
  readonly directory: string;
  /** It begins with nothing, and leaves nothing: for tests. */
  readonly isTemporary?: boolean;
  /** Settings other than Postgres's own, by name. */
  readonly settings?: Readonly<Record<string, string>>;
}

export interface Postgres extends ControlledProcess {
  /** After a kill: with the same data, at the same address. */
  startAgain(): Promise<void>;
  /** How its owner logs in. */
  readonly url: string;
}

/** For this machine alone: it listens on loopback. */
const PASSWORD = 'postgres';
const READY = 'database system is ready to accept connections';
/** After a kill the processes of the former one may hold its memory for a moment longer. */
const LOCKED = /lock file|shared memory block/;
const LOCK_DEADLINE_MS = 10_000;
const START_DEADLINE_MS = 60_000;
/** It writes down what it has in memory. */
const PATIENCE_MS = 4000;
const POLL_MS = 50;

/** Runs a Postgres on this machine, without root. Resolves once it takes connections. */
export async function startPostgres(options: PostgresOptions): Promise<Postgres> {
  await assertFree('postgres', options.port);
  const home = await settle(options.directory);
  const data = join(home.directory, 'data');
  const clear = (folder: string) => rmSync(folder, { recursive: true, force: true });
  if (options.isTemporary) clear(data);
  if (!existsSync(data)) await initialise(home, data);
  const start = () => startOnceUnlocked(home, data, options);
  let running = await start();
  return {
    url: ownerUrl(options.port),
    get pid() {
      return running.pid;
    },
    kill: () => running.kill(),
    async close() {
      await running.close();
      if (options.isTemporary) clear(home.directory);
    },
    async startAgain() {
      running = await start();
    },
  };
}

/** How the owner of everything logs in. */
export function ownerUrl(port: number): string {
  return `postgresql://postgres:${PASSWORD}@${loopback[0]}:${port}/postgres`;
}

/** Begins beside its place, so that one which was broken off does not pass for a whole one. */
async function initialise(home: PostgresHome, data: string): Promise<void> {
  const draft = `${data}.new`;
  const passwordFile = join(home.directory, 'password');
  rmSync(draft, { recursive: true, force: true });
  mkdirSync(draft, { mode: 0o700 });
  writeFileSync(passwordFile, PASSWORD);
  home.give(draft);
  home.give(passwordFile);
  const words = ['--pgdata', draft, '--username=postgres', '--pwfile', passwordFile];
  const rules = ['--auth=scram-sha-256', '--encoding=UTF8', '--locale=C'];
  const quick = ['--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--no-sync'];
  const { code, output } = await run(home, 'initdb', [...words, ...rules, ...quick]).ended;
  rmSync(passwordFile);
  if (code !== 0) throw new Error(`Postgres could not be set up: ${lastLine(output())}`);
  renameSync(draft, data);
}

async function startOnceUnlocked(home: PostgresHome, data: string, options: PostgresOptions) {
  const deadline = Date.now() + LOCK_DEADLINE_MS;
  for (;;) {
    const { running, complaint } = await startOnce(home, data, options);
    if (running) return running;
    if (!LOCKED.test(complaint) || Date.now() > deadline) {
      throw new Error(
        `Postgres did not start: ${complaint} If nothing else uses ${data}, delete that folder.`,
      );
    }
    await wait(POLL_MS);
  }
}

async function startOnce(home: PostgresHome, data: string, { port, settings }: PostgresOptions) {
  const all = {
    listen_addresses: loopback[0],
    unix_socket_directories: '',
    log_min_messages: 'log',
    log_checkpoints: 'off',
    // After a crash it would open every file of its data one by one; only Linux knows better.
    ...(process.platform === 'linux' && { recovery_init_sync_method: 'syncfs' }),
    ...settings,
  };
  const words = Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const { child, ended, output } = run(home, 'postgres', ['-D', data, '-p', `${port}`, ...words]);
  const running = control(child, 'SIGINT', PATIENCE_MS);
  const ready = new Promise<true>((resolve) => {
    child.stderr.on('data', () => output().includes(READY) && resolve(true));
  });
  const late = wait(START_DEADLINE_MS, false, { ref: false });
  if (await Promise.race([ready, ended.then(() => false), late])) return { running };
  await running.kill();
  return { complaint: complaintOf(output()) };
}

function run(home: PostgresHome, program: string, words: readonly string[]) {
  const child = spawn(join(home.binaries, program), words, {
    ...home.user,
    cwd: home.directory,
    // Its messages are looked into, so they must be in English.
    env: { PATH: process.env.PATH, LC_ALL: 'C', TZ: 'UTC' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let text = '';
  const keep = (chunk: Buffer) => {
    text = `${text}${chunk}`.slice(-4000);
  };
  child.stdout.on('data', keep);
  child.stderr.on('data', keep);
  const output = () => text;
  const ended = new Promise<{ code: number | null; output: () => string }>((resolve) => {
    child.once('error', ({ message }) => keep(Buffer.from(message)));
    child.once('close', (code) => resolve({ code, output }));
  });
  return { child, ended, output };
}

function complaintOf(output: string): string {
  return /FATAL: +(.*)/.exec(output)?.[1]?.concat('.') ?? lastLine(output);
}

function lastLine(output: string): string {
  return output.trim().split('\n').at(-1) ?? '';
}
