import { createHash } from 'node:crypto';
import pg from 'pg';
import type { Running } from './listen.ts';
import { migrate } from './migrate.ts';
import { type Postgres, type PostgresOptions, startPostgres } from './postgres.ts';
import { aloneOnServer } from './server-lock.ts';

/** A database with all migrations, and the two who log in to it. */
export interface Database extends Running {
  /** The process, to kill and to start again; not there where the database is another's. */
  readonly postgres?: Postgres;
  /** Its owner, who may do anything. */
  readonly ownerUrl: string;
  /** The function `send-email`, with the few rights it has in production. */
  readonly functionUrl: string;
}

export interface DatabaseOptions extends PostgresOptions {
  /** Another Postgres, whose owner logs in by this address; then none is started. */
  readonly url?: string | undefined;
}

/** Starts the database of this machine's stack, or takes the one that is named. */
export async function startDatabase({ url, ...options }: DatabaseOptions): Promise<Database> {
  if (url) {
    refuseElsewhere(url);
    return { ownerUrl: url, functionUrl: await prepare(url), close: async () => {} };
  }
  const postgres = await startPostgres(options);
  try {
    const functionUrl = await prepare(postgres.url);
    return { ownerUrl: postgres.url, functionUrl, postgres, close: postgres.close };
  } catch (error) {
    await postgres.close();
    throw error;
  }
}

/**
 * What waits in the database of a website would be mailed to this machine's inbox, and its customers
 * be lost: a name with a dot in it is no name of this machine, nor of a container on it.
 */
function refuseElsewhere(url: string): void {
  const { protocol, hostname } = URL.parse(url) ?? { protocol: '', hostname: '' };
  const isPostgres = /^postgres(ql)?:$/.test(protocol) && hostname !== '';
  const isHere = /^(127\.\d+\.\d+\.\d+|\[::1\]|[^.:]+)$/.test(hostname);
  if (isPostgres && isHere) return;
  throw new Error(
    isPostgres
      ? `DATABASE_URL names a database on ${hostname}. Unset it, or set it to one of this machine: its mails go to this machine's inbox.`
      : 'DATABASE_URL is no address of a Postgres. Set it to postgresql://user:password@host:port/database.',
  );
}

/** Applies the migrations, lets the function's role log in, and returns how. */
export async function prepare(ownerUrl: string): Promise<string> {
  const functionUrl = functionUrlOf(ownerUrl);
  await aloneOnServer(ownerUrl, async () => {
    await migrate(ownerUrl);
    const client = new pg.Client({ connectionString: ownerUrl });
    await client.connect();
    await client.query(`alter role send_email login password '${new URL(functionUrl).password}'`);
    // All that is sent on this machine comes from one address.
    await client.query(
      'update intake.settings set most_in_ten_minutes = null, most_in_a_day = null, ceiling_per_minute = null',
    );
    await client.end();
  });
  return functionUrl;
}

/**
 * The password is no easier to guess than the owner's own, and the same in every database of a
 * server, as roles are.
 */
export function functionUrlOf(ownerUrl: string): string {
  const url = new URL(ownerUrl);
  const secret = `${url.username}:${url.password}@${url.host}`;
  url.username = 'send_email';
  url.password = createHash('sha256').update(secret).digest('hex');
  return url.href;
}
