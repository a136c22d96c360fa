import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { assertFree, loopback } from './ports.ts';
import { type PostgresInstall, preparePostgres } from './postgres-install.ts';
import { manageProcess, type ServiceProcess } from './service-process.ts';

export interface PostgresOptions {
  readonly port: number;
  /** Where the data is kept from one start to the next. */
  readonly directory: string;
  /** For tests: starts with an empty database, and deletes it on `close`. */
  readonly isTemporary?: boolean;
  /** Postgres settings that differ from the defaults. */
  readonly settings?: Readonly<Record<string, string>>;
  /** The folder of another Postgres's programs, such as Debian's. */
  readonly binaries?: string;
}

export interface Postgres extends ServiceProcess {
  /** Starts it again after `kill`, with the same data and on the same port. */
  startAgain(): Promise<void>;
  /** The connection string of the owner. */
  readonly url: string;
}

/** Needs no protection: Postgres listens on loopback only. */
const PASSWORD = 'postgres';
const READY = 'database system is ready to accept connections';
/** After a kill, the old processes may hold the lock file and the shared memory a little longer. */
const LOCKED = /lock file|shared memory block/;
const LOCK_TIMEOUT_MS = 10_000;
const START_TIMEOUT_MS = 60_000;
/** Shutting down includes a checkpoint, which writes changed pages to disk. */
const STOP_TIMEOUT_MS = 4000;
const POLL_MS = 50;
/** The same on every system. Postgres has it since version 17. */
const ownLocale = ['--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8'];
const systemLocale = ['--locale=C.UTF-8'];

/** Starts Postgres on this machine, without root. Resolves once it accepts connections. */
export async function startPostgres(options: PostgresOptions): Promise<Postgres> {
  await assertFree('postgres', options.port);
  const install = preparePostgres(options.directory, options.binaries);
  const data = join(install.directory, 'data');
  const remove = (folder: string) => rmSync(folder, { recursive: true, force: true });
  if (options.isTemporary) remove(data);
  if (!existsSync(data))
    await initialize(install, data, options.binaries ? systemLocale : ownLocale);
  const start = () => startOnceUnlocked(install, data, options);
  let running = await start();
  return {
    url: ownerUrl(options.port),
    get pid() {
      return running.pid;
    },
    kill: () => running.kill(),
    async close() {
      await running.close();
      if (options.isTemporary) remove(install.directory);
    },
    async startAgain() {
      running = await start();
    },
  };
}

/** The connection string of the owner of this machine's database. */
export function ownerUrl(port: number): string {
  return `postgresql://postgres:${PASSWORD}@${loopback[0]}:${port}/postgres`;
}

/** Sets up a draft folder and renames it at the end, so that an interrupted setup is not used. */
async function initialize(
  install: PostgresInstall,
  data: string,
  locale: readonly string[],
): Promise<void> {
  const draft = `${data}.new`;
  const passwordFile = join(install.directory, 'password');
  rmSync(draft, { recursive: true, force: true });
  mkdirSync(draft, { mode: 0o700 });
  writeFileSync(passwordFile, PASSWORD);
  install.chown(draft);
  install.chown(passwordFile);
  const { ended, output } = run(install, 'initdb', [
    ...['--pgdata', draft, '--username=postgres', '--pwfile', passwordFile],
    ...['--auth=scram-sha-256', '--encoding=UTF8', '--no-sync', ...locale],
  ]);
  const code = await ended;
  rmSync(passwordFile);
  if (code !== 0) throw new Error(`Postgres could not be set up: ${lastLine(output())}`);
  renameSync(draft, data);
}

async function startOnceUnlocked(
  install: PostgresInstall,
  data: string,
  options: PostgresOptions,
): Promise<ServiceProcess> {
  const deadline = Date.now() + LOCK_TIMEOUT_MS;
  for (;;) {
    const { running, error } = await startOnce(install, data, options);
    if (running) return running;
    if (!LOCKED.test(error) || Date.now() > deadline) {
      throw new Error(
        `Postgres did not start: ${error} If nothing else uses ${data}, delete that folder.`,
      );
    }
    await wait(POLL_MS);
  }
}

async function startOnce(
  install: PostgresInstall,
  data: string,
  { port, settings }: PostgresOptions,
) {
  const allSettings = {
    listen_addresses: loopback[0],
    unix_socket_directories: '',
    log_min_messages: 'log',
    log_checkpoints: 'off',
    // The default, fsync, opens every data file after a crash; syncfs is faster and Linux only.
    ...(process.platform === 'linux' && { recovery_init_sync_method: 'syncfs' }),
    ...settings,
  };
  const flags = Object.entries(allSettings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const { child, ended, output } = run(install, 'postgres', [
    '-D',
    data,
    '-p',
    `${port}`,
    ...flags,
  ]);
  const running = manageProcess(child, 'SIGINT', STOP_TIMEOUT_MS);
  const ready = new Promise<true>((resolve) => {
    child.stderr.on('data', () => output().includes(READY) && resolve(true));
  });
  const timeout = wait(START_TIMEOUT_MS, false, { ref: false });
  if (await Promise.race([ready, ended.then(() => false), timeout])) return { running };
  await running.kill();
  return { error: errorIn(output()) };
}

/** `ended` resolves with the exit code, null if a signal ended the program. */
function run(install: PostgresInstall, program: string, args: readonly string[]) {
  const child = spawn(join(install.binaries, program), args, {
    ...install.user,
    cwd: install.directory,
    // The output is searched for messages in English.
    env: { PATH: process.env.PATH, LC_ALL: 'C', TZ: 'UTC' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let text = '';
  const append = (chunk: Buffer | string) => {
    text = `${text}${chunk}`.slice(-4000);
  };
  child.stdout.on('data', append);
  child.stderr.on('data', append);
  const ended = new Promise<number | null>((resolve) => {
    child.once('error', ({ message }) => append(message));
    child.once('close', resolve);
  });
  return { child, ended, output: () => text };
}

function errorIn(output: string): string {
  return /FATAL: +(.*)/.exec(output)?.[1]?.concat('.') ?? lastLine(output);
}

function lastLine(output: string): string {
  return output.trim().split('\n').at(-1) ?? '';
}
