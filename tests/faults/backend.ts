import pg from 'pg';
import { prepare } from '../../tools/services/database.ts';
import { drain } from '../../tools/services/drain.ts';
import { freePorts } from '../../tools/services/free-ports.ts';
import { LOCAL_DRAIN_KEY, startFunction } from '../../tools/services/function.ts';
import { type Inbox, startInbox } from '../../tools/services/inbox.ts';
import { createMailbox, type Mailbox } from '../../tools/services/mailbox.ts';
import type { Ports } from '../../tools/services/ports.ts';
import { type Postgres, startPostgres } from '../../tools/services/postgres.ts';
import { API_KEY } from './client.ts';

/** A part that can be taken away and given back. */
export interface Part {
  kill(): Promise<void>;
  start(): Promise<void>;
}

export interface FunctionPart extends Part {
  readonly port: number;
  /** Of the process that runs now. */
  pid(): number | undefined;
}

/** The real thing on ports of its own: Postgres, a mail server, and processes of the function. */
export interface Backend {
  readonly functions: readonly FunctionPart[];
  readonly postgres: Part;
  readonly mails: Part & Pick<Inbox, 'fail'>;
  readonly mailbox: Mailbox;
  /** How the database's owner logs in. */
  readonly ownerUrl: string;
  /** Every line that the functions wrote. */
  readonly lines: readonly string[];
  /** Asks the database as its owner. */
  query<Row extends pg.QueryResultRow>(text: string, values?: unknown[]): Promise<Row[]>;
  /** Asks every function to deliver what is due; resolves when they have begun. */
  drain(): Promise<void>;
  close(): Promise<void>;
}

export interface BackendOptions {
  /** How many processes of the function there are. */
  readonly processes?: number;
  /** Variables of the functions' environment. */
  readonly variables?: Readonly<Record<string, string>>;
  readonly apiKey?: string;
  readonly mailbox?: Mailbox;
}

/** More than any suite sends. */
const CAPACITY = 50_000;

export async function startBackend({
  processes = 1,
  variables,
  apiKey = API_KEY,
  mailbox = createMailbox(CAPACITY),
}: BackendOptions = {}): Promise<Backend> {
  const ports = await Promise.all(Array.from({ length: processes }, freePorts));
  const [{ postgres: postgresPort, smtp, inbox }] = ports as [Ports];
  const directory = `.cache/test/postgres-${postgresPort}`;
  const postgres = await startPostgres({ port: postgresPort, directory, isTemporary: true });
  const databaseUrl = await prepare(postgres.url);
  const mails = mailsOf(() => startInbox({ smtpPort: smtp, webPort: inbox, mailbox }));
  await mails.start();
  const lines: string[] = [];
  const functions = ports.map(({ function: port }) =>
    functionOf(port, () =>
      startFunction({
        port,
        mailPort: smtp,
        databaseUrl,
        apiKey,
        variables,
        olderDeno: process.env.FAULTS_DENO,
        onLine: (line) => void lines.push(line),
      }),
    ),
  );
  await Promise.all(functions.map(({ start }) => start()));
  const owner = createOwner(postgres.url);
  return {
    functions,
    postgres: postgresOf(postgres),
    mails,
    mailbox,
    ownerUrl: postgres.url,
    lines,
    query: owner.query,
    drain: async () => void (await Promise.all(functions.map(drainPart))),
    async close() {
      await Promise.all(functions.map(({ kill }) => kill()));
      await mails.kill();
      await owner.close();
      await postgres.close();
    },
  };
}

/** One that was killed is not asked. */
async function drainPart({ port }: FunctionPart): Promise<void> {
  await drain({ port, drainKey: LOCAL_DRAIN_KEY }).catch(() => {});
}

function functionOf(port: number, run: () => ReturnType<typeof startFunction>): FunctionPart {
  let running: Awaited<ReturnType<typeof run>> | undefined;
  return {
    port,
    pid: () => running?.pid,
    kill: async () => running?.kill(),
    async start() {
      running = await run();
    },
  };
}

function postgresOf({ kill, startAgain }: Postgres): Part {
  return { kill, start: startAgain };
}

function mailsOf(run: () => Promise<Inbox>): Backend['mails'] {
  let running: Inbox | undefined;
  return {
    fail: (how) => running?.fail(how),
    kill: async () => void (await running?.close()),
    async start() {
      running = await run();
    },
  };
}

/** Logs in anew after each question that failed, for the database may have been killed. */
function createOwner(url: string) {
  const pool = new pg.Pool({ connectionString: url });
  pool.on('error', () => {});
  return {
    query: async <Row extends pg.QueryResultRow>(text: string, values?: unknown[]) =>
      (await pool.query<Row>(text, values)).rows,
    close: () => pool.end(),
  };
}
