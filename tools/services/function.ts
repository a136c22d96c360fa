import { type ChildProcessByStdio, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';
import { mailProviders } from '../../supabase/functions/send-email/delivery/mail-providers.ts';
import { root } from '../root.ts';
import { type ControlledProcess, control } from './controlled.ts';
import { assertFree, loopback } from './ports.ts';

const source = 'supabase/functions/send-email/index.ts';
const host = loopback[0];

/** `.bin/deno` is a wrapper whose child would outlive it: this is the program itself. */
const program = process.platform === 'win32' ? 'deno.exe' : 'deno';
const deno = join(root, 'node_modules/deno', program);

/** With it anyone on this machine may drain: no secret, and of no use anywhere else. */
export const LOCAL_DRAIN_KEY = 'local-drain-key-0';

const START_DEADLINE_MS = 20_000;
/** It would wait for connections that rest. */
const PATIENCE_MS = 500;
const POLL_MS = 10;

type Child = ChildProcessByStdio<null, Readable, Readable>;

export interface IsolatedFunction {
  /** Holds the function's deno.json, which names its packages. */
  readonly folder: string;
  /** The DENO_DIR that holds the packages: there is no node_modules. */
  readonly packageCache: string;
}

export interface FunctionOptions {
  readonly port: number;
  /** Where the SMTP server of this machine listens. */
  readonly mailPort: number;
  /** How the function logs in to the database. */
  readonly databaseUrl: string;
  readonly apiKey: string;
  /** Variables of the function's environment other than this machine's own. */
  readonly variables?: Readonly<Record<string, string>>;
  /** Another file than its source: the bundle, for one. */
  readonly entry?: string;
  /** Another Deno than this project's own: an older one, as Supabase may have. */
  readonly olderDeno?: string | undefined;
  /** Runs apart from this project, as on a host; `entry` is then relative to its folder. */
  readonly isolated?: IsolatedFunction;
  /** Takes each line that the function writes; prints it unless told otherwise. */
  readonly onLine?: (line: string) => void;
}

/**
 * Runs the function `send-email` on this machine, by the same file and with as few rights as in
 * production. Resolves once it answers; rejects with one line where it does not.
 */
export async function startFunction(options: FunctionOptions): Promise<ControlledProcess> {
  if (!existsSync(deno)) throw new Error('Deno is not installed. Run "npm install" and try again.');
  await assertFree('function', options.port);
  const child = spawnFunction(options);
  const running = control(child, 'SIGTERM', PATIENCE_MS);
  try {
    await untilItAnswers(child, options.port);
  } catch (error) {
    await running.close();
    throw error;
  }
  passOn(child.stdout, options);
  passOn(child.stderr, options);
  return running;
}

function spawnFunction(options: FunctionOptions): Child {
  const variables = variablesOf(options);
  const database = new URL(options.databaseUrl);
  const peers = [
    `${host}:${options.port}`,
    `${database.hostname}:${database.port || 5432}`,
    ...peersOf(variables),
  ];
  // Its database driver looks for settings in the environment, and does without. An older Deno
  // would rather end than say that there are none.
  const environment = options.olderDeno
    ? ['--allow-env']
    : [`--allow-env=${Object.keys(variables).join(',')}`, '--ignore-env'];
  const rights = [`--allow-net=${peers.join(',')}`, ...environment];
  const place = ['--host', host, '--port', String(options.port)];
  const { isolated } = options;
  const packages = isolated ? [] : ['--node-modules-dir=manual'];
  return spawn(
    options.olderDeno ?? deno,
    [
      'serve',
      '--quiet',
      '--no-prompt',
      '--cached-only',
      ...packages,
      ...rights,
      ...place,
      options.entry ?? source,
    ],
    {
      cwd: isolated?.folder ?? root,
      env: {
        ...process.env,
        ...(isolated && { DENO_DIR: isolated.packageCache }),
        ...variables,
        DENO_NO_UPDATE_CHECK: '1',
        NO_COLOR: '1',
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
}

const defaultPorts: Readonly<Record<string, number>> = {
  'http:': 80,
  'https:': 443,
  'smtp:': 587,
  'smtps:': 465,
};

/** Where the function sends what it has stored: hosts with their ports. */
function peersOf({ MAIL_URL = '', MAIL_API_URL, ALERT_URL, WEBHOOK_URL }: Record<string, string>) {
  const provider = mailProviders.find(({ parse }) => parse(MAIL_URL));
  return [MAIL_URL, MAIL_API_URL ?? provider?.apiUrl, ALERT_URL, WEBHOOK_URL].flatMap((address) => {
    const url = URL.parse(address ?? '');
    return url?.hostname ? [`${url.hostname}:${url.port || defaultPorts[url.protocol]}`] : [];
  });
}

/** What this machine's stack runs with, unless told otherwise. */
function variablesOf({
  apiKey,
  databaseUrl,
  mailPort,
  variables,
}: FunctionOptions): Record<string, string> {
  return {
    DATABASE_URL: databaseUrl,
    MAIL_URL: `smtp://${host}:${mailPort}`,
    MAIL_TO: 'team@example.com',
    MAIL_FROM: 'Website <forms@example.com>',
    API_KEY: apiKey,
    DRAIN_KEY: LOCAL_DRAIN_KEY,
    PEPPER: 'of no use anywhere else',
    ALLOWED_ORIGINS: '*',
    PROOF: process.env.PROOF ?? 'off',
    PROOF_SECRET: process.env.PROOF_SECRET ?? 'of no use anywhere else',
    ...passedOn(),
    ...variables,
  };
}

/** For a rehearsal with a provider, or what stands in for one: as in production, where they are set. */
function passedOn(): Record<string, string> {
  const names = [
    'MAIL_URL',
    'MAIL_API_URL',
    'MAIL_RATE',
    'ALERT_URL',
    'WEBHOOK_URL',
    'WEBHOOK_SECRET',
  ];
  return Object.fromEntries(
    names.flatMap((name) => (process.env[name] ? [[name, process.env[name]]] : [])),
  );
}

async function untilItAnswers(child: Child, port: number): Promise<void> {
  const failed = untilItFails(child);
  // It also rejects at an end that is wanted, long after anyone waits for it.
  failed.catch(() => {});
  const deadline = Date.now() + START_DEADLINE_MS;
  while (child.exitCode === null) {
    if (await answers(port)) return;
    if (Date.now() > deadline) throw new Error(`send-email did not answer on port ${port}.`);
    await wait(POLL_MS);
  }
  await failed;
}

/** Well or not: a queue of mails from the last run is no reason not to start. */
async function answers(port: number): Promise<boolean> {
  const response = await fetch(`http://${host}:${port}/send-email/health`).catch(() => undefined);
  return response !== undefined;
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
