import pg from 'pg';
import { applyMigrations } from '../../tools/services/database.ts';
import { drain } from '../../tools/services/drain.ts';
import { freePorts } from '../../tools/services/free-ports.ts';
import { LOCAL_DRAIN_KEY, startFunction } from '../../tools/services/function.ts';
import { type Inbox, startInbox } from '../../tools/services/inbox.ts';
import { createMailbox, type Mailbox } from '../../tools/services/mailbox.ts';
import type { Ports } from '../../tools/services/ports.ts';
import { type Postgres, startPostgres } from '../../tools/services/postgres.ts';
import { type Answer, API_KEY, createClient, type FormRequest } from './client.ts';

/** A part of the backend that can be killed and started again. */
export interface Part {
  kill(): Promise<void>;
  start(): Promise<void>;
}

interface FunctionPart extends Part {
  readonly port: number;
  /** The id of the running process. */
  pid(): number | undefined;
}

/** A complete backend on its own ports: Postgres, a mail server, and processes of the function. */
export interface Backend {
  readonly functions: readonly FunctionPart[];
  readonly postgres: Part;
  readonly mails: Part & Pick<Inbox, 'setFault'>;
  readonly mailbox: Mailbox;
  /** The connection string of the database's owner. */
  readonly ownerUrl: string;
  /** All lines of the functions' logs. */
  readonly lines: readonly string[];
  /** Sends a request to one of the functions, as pages do. */
  send(request: FormRequest, nth?: number): Promise<Answer>;
  /** Runs a query as the database's owner. */
  query<Row extends pg.QueryResultRow>(text: string, values?: unknown[]): Promise<Row[]>;
  /** Calls /drain of every function. Resolves when their deliveries have started. */
  drain(): Promise<void>;
  close(): Promise<void>;
}

interface BackendOptions {
  /** The number of processes of the function. */
  readonly processes?: number;
  /** Variables of the functions' environment. */
  readonly variables?: Readonly<Record<string, string>>;
  readonly apiKey?: string;
  readonly mailbox?: Mailbox;
  /** The file of the function to run instead of its source. */
  readonly entry?: string;
  /** Returns the connection string of the last function: that of a pooler before the database. */
  connectThrough?(databaseUrl: string): Promise<string>;
}

/** More than any suite sends, so that no mail is dropped. */
const MAILBOX_CAPACITY = 50_000;

export async function startBackend({
  processes = 1,
  variables,
  apiKey = API_KEY,
  mailbox = createMailbox(MAILBOX_CAPACITY),
  entry,
  connectThrough = async (databaseUrl) => databaseUrl,
}: BackendOptions = {}): Promise<Backend> {
  const ports = await Promise.all(Array.from({ length: processes }, freePorts));
  const [{ postgres: postgresPort, smtp, inbox }] = ports as [Ports];
  const directory = `.cache/test/postgres-${postgresPort}`;
  const postgres = await startPostgres({ port: postgresPort, directory, isTemporary: true });
  const databaseUrl = await applyMigrations(postgres.url);
  const throughUrl = await connectThrough(databaseUrl);
  const mails = createMailPart(() => startInbox({ smtpPort: smtp, webPort: inbox, mailbox }));
  await mails.start();
  const lines: string[] = [];
  const functions = ports.map(({ function: port }, nth) =>
    createFunctionPart(port, () =>
      startFunction({
        port,
        mailPort: smtp,
        databaseUrl: nth === processes - 1 ? throughUrl : databaseUrl,
        apiKey,
        variables,
        ...(entry && { entry }),
        olderDeno: process.env.FAULTS_DENO,
        onLine: (line) => void lines.push(line),
      }),
    ),
  );
  await Promise.all(functions.map(({ start }) => start()));
  const client = createClient();
  const owner = connectAsOwner(postgres.url);
  return {
    functions,
    postgres: createPostgresPart(postgres),
    mails,
    mailbox,
    ownerUrl: postgres.url,
    lines,
    send: (request, nth = 0) => client.send(ports[nth]?.function ?? 0, request),
    query: owner.query,
    drain: async () => void (await Promise.all(functions.map(drainPart))),
    async close() {
      client.close();
      await Promise.all(functions.map(({ kill }) => kill()));
      await mails.kill();
      await owner.close();
      await postgres.close();
    },
  };
}

/** Ignores errors, because the function may have been killed. */
async function drainPart({ port }: FunctionPart): Promise<void> {
  await drain({ port, drainKey: LOCAL_DRAIN_KEY }).catch(() => {});
}

function createFunctionPart(
  port: number,
  run: () => ReturnType<typeof startFunction>,
): FunctionPart {
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

function createPostgresPart({ kill, startAgain }: Postgres): Part {
  return { kill, start: startAgain };
}

function createMailPart(run: () => Promise<Inbox>): Backend['mails'] {
  let running: Inbox | undefined;
  return {
    setFault: (how) => running?.setFault(how),
    kill: async () => void (await running?.close()),
    async start() {
      running = await run();
    },
  };
}

/** A pool, which reconnects after a failed query, because the database may have been killed. */
function connectAsOwner(url: string) {
  const pool = new pg.Pool({ connectionString: url });
  pool.on('error', () => {});
  return {
    query: async <Row extends pg.QueryResultRow>(text: string, values?: unknown[]) =>
      (await pool.query<Row>(text, values)).rows,
    close: () => pool.end(),
  };
}
