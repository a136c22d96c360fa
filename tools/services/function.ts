import { type ChildProcessByStdio, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';
import { mailProviders } from '../../supabase/functions/send-email/delivery/providers/registry.ts';
import { root } from '../root.ts';
import { assertFree, loopback } from './ports.ts';
import { manageProcess, type ServiceProcess } from './service-process.ts';

const source = 'supabase/functions/send-email/index.ts';
const host = loopback[0];

/** The program itself: `.bin/deno` is a wrapper, and killing that would leave Deno running. */
const program = process.platform === 'win32' ? 'deno.exe' : 'deno';
const deno = join(root, 'node_modules/deno', program);

/** Authorizes /drain on this machine. It is no secret and is not used anywhere else. */
export const LOCAL_DRAIN_KEY = 'local-drain-key-0';

const START_DEADLINE_MS = 20_000;
/** Short, because Deno would otherwise wait for idle keep-alive connections. */
const STOP_TIMEOUT_MS = 500;
const POLL_MS = 10;

type Child = ChildProcessByStdio<null, Readable, Readable>;

interface IsolatedFunction {
  /** The folder with the function's deno.json, which lists its packages. */
  readonly folder: string;
  /** The DENO_DIR with the packages, instead of node_modules. */
  readonly packageCache: string;
}

export interface FunctionOptions {
  readonly port: number;
  /** The port of the local SMTP server. */
  readonly mailPort: number;
  /** The connection string of the role `send_email`. */
  readonly databaseUrl: string;
  readonly apiKey: string;
  /** Environment variables that replace the local defaults. */
  readonly variables?: Readonly<Record<string, string>>;
  /** Runs it again after each edit of its files. */
  readonly isWatched?: boolean;
  /** The file to run instead of the source, for example the bundle. */
  readonly entry?: string;
  /** The path of an older Deno, such as Supabase's, to run instead of this project's. */
  readonly olderDeno?: string | undefined;
  /** Runs outside of this project, as when deployed; `entry` is then relative to its folder. */
  readonly isolated?: IsolatedFunction;
  /** Receives each line that the function logs; by default it is printed. */
  readonly onLine?: (line: string) => void;
}

/**
 * Runs the function `send-email` on this machine, with the same entry file and as few permissions as
 * in production. Resolves once it responds; rejects with the first line of its error output.
 */
export async function startFunction(options: FunctionOptions): Promise<ServiceProcess> {
  if (!existsSync(deno)) throw new Error('Deno is not installed. Run "npm install" and try again.');
  await assertFree('function', options.port);
  const child = spawnFunction(options);
  const running = manageProcess(child, 'SIGTERM', STOP_TIMEOUT_MS);
  try {
    await waitUntilReady(child, options.port);
  } catch (error) {
    await running.close();
    throw error;
  }
  forwardLines(child.stdout, options);
  forwardLines(child.stderr, options);
  return running;
}

function spawnFunction(options: FunctionOptions): Child {
  const variables = variablesOf(options);
  const database = new URL(options.databaseUrl);
  const allowedHosts = [
    `${host}:${options.port}`,
    `${database.hostname}:${database.port || 5432}`,
    ...deliveryHosts(variables),
  ];
  // The database driver reads optional environment variables. `--ignore-env` reports them as unset;
  // an older Deno does not know that flag and would exit, so it may read all.
  const environment = options.olderDeno
    ? ['--allow-env']
    : [`--allow-env=${Object.keys(variables).join(',')}`, '--ignore-env'];
  const permissions = [`--allow-net=${allowedHosts.join(',')}`, ...environment];
  const address = ['--host', host, '--port', String(options.port)];
  const { isolated } = options;
  // The packages in node_modules are those of package-lock.json.
  const packages = isolated ? ['--frozen'] : ['--node-modules-dir=manual', '--no-lock'];
  const watch = options.isWatched ? ['--watch', '--no-clear-screen'] : [];
  return spawn(
    options.olderDeno ?? deno,
    [
      'serve',
      '--quiet',
      '--no-prompt',
      '--cached-only',
      ...packages,
      ...watch,
      ...permissions,
      ...address,
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

/** The hosts, with ports, that the function may connect to for delivery. */
function deliveryHosts({
  MAIL_URL = '',
  MAIL_API_URL,
  ALERT_URL,
  WEBHOOK_URL,
}: Record<string, string>) {
  const provider = mailProviders.find(({ parse }) => parse(MAIL_URL));
  return [MAIL_URL, MAIL_API_URL ?? provider?.apiUrl, ALERT_URL, WEBHOOK_URL].flatMap((address) => {
    const url = URL.parse(address ?? '');
    return url?.hostname ? [`${url.hostname}:${url.port || defaultPorts[url.protocol]}`] : [];
  });
}

/** The environment of the function: local defaults, replaced by the given variables. */
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
    ...variables,
  };
}

async function waitUntilReady(child: Child, port: number): Promise<void> {
  const failed = rejectOnExit(child);
  // It also rejects when the function is stopped later, when nobody awaits it: avoid that warning.
  failed.catch(() => {});
  const deadline = Date.now() + START_DEADLINE_MS;
  while (child.exitCode === null) {
    if (await isResponding(port)) return;
    if (Date.now() > deadline) throw new Error(`send-email did not respond on port ${port}.`);
    await wait(POLL_MS);
  }
  await failed;
}

/** Any response counts, even an unhealthy one: mails queued by the last run must not prevent a start. */
async function isResponding(port: number): Promise<boolean> {
  const response = await fetch(`http://${host}:${port}/send-email/health`).catch(() => undefined);
  return response !== undefined;
}

function rejectOnExit(child: Child): Promise<never> {
  let firstErrorLine = '';
  child.stderr.on('data', (chunk: Buffer) => {
    firstErrorLine ||= chunk.toString().trim().split('\n')[0] ?? '';
  });
  return new Promise((_, reject) => {
    child.once('error', reject);
    child.once('close', (code) =>
      reject(new Error(firstErrorLine || `send-email exited during its start with code ${code}.`)),
    );
  });
}

function forwardLines(from: Readable, { onLine = print }: FunctionOptions): void {
  createInterface(from).on('line', onLine);
}

function print(line: string): void {
  process.stdout.write(`[send-email] ${line}\n`);
}
