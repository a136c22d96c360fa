import { createHash } from 'node:crypto';
import pg from 'pg';
import type { RunningService } from './listen.ts';
import { migrate } from './migrate.ts';
import { type Postgres, type PostgresOptions, startPostgres } from './postgres.ts';
import { withServerLock } from './server-lock.ts';

/** A database with all migrations applied, and the connection strings of its two roles. */
export interface Database extends RunningService {
  /** The process, to kill and restart it; undefined for an external database. */
  readonly postgres?: Postgres;
  /** The connection string of the owner, who has all rights. */
  readonly ownerUrl: string;
  /** The connection string of the role `send_email`, with the same few rights as in production. */
  readonly functionUrl: string;
}

interface DatabaseOptions extends PostgresOptions {
  /** The owner's connection string of an external Postgres; if set, none is started. */
  readonly url?: string | undefined;
}

/** Starts Postgres, or uses the external one, and applies the migrations. */
export async function startDatabase({ url, ...options }: DatabaseOptions): Promise<Database> {
  if (url) {
    assertLocal(url);
    return { ownerUrl: url, functionUrl: await applyMigrations(url), close: async () => {} };
  }
  const postgres = await startPostgres(options);
  try {
    const functionUrl = await applyMigrations(postgres.url);
    return { ownerUrl: postgres.url, functionUrl, postgres, close: postgres.close };
  } catch (error) {
    await postgres.close();
    throw error;
  }
}

/**
 * Prevents the loss of real leads: the local function would mail everything that is queued in a
 * production database to the local inbox. Allows loopback addresses and host names without a dot, such
 * as `localhost` or a container's name.
 */
function assertLocal(url: string): void {
  const { protocol, hostname } = URL.parse(url) ?? { protocol: '', hostname: '' };
  const isPostgres = /^postgres(ql)?:$/.test(protocol) && hostname !== '';
  const isLocal = /^(127\.\d+\.\d+\.\d+|\[::1\]|[^.:]+)$/.test(hostname);
  if (isPostgres && isLocal) return;
  throw new Error(
    isPostgres
      ? `DATABASE_URL names a database on ${hostname}. Unset it, or set it to a database on this machine: the local function would send that database's emails to the local inbox.`
      : 'DATABASE_URL is not a Postgres connection string. Set it to postgresql://user:password@host:port/database.',
  );
}

/** Applies the migrations, sets the password of `send_email`, and returns its connection string. */
export async function applyMigrations(ownerUrl: string): Promise<string> {
  const functionUrl = functionUrlOf(ownerUrl);
  await withServerLock(ownerUrl, async () => {
    await migrate(ownerUrl);
    const client = new pg.Client({ connectionString: ownerUrl });
    await client.connect();
    await client.query(`alter role send_email login password '${new URL(functionUrl).password}'`);
    // No rate limits: on this machine all forms come from one address.
    await client.query(
      'update intake.settings set most_in_ten_minutes = null, most_in_a_day = null, ceiling_per_minute = null',
    );
    await client.end();
  });
  return functionUrl;
}

/**
 * Derives the password from the owner's credentials. It is the same for all databases of a server,
 * because roles belong to the server.
 */
export function functionUrlOf(ownerUrl: string): string {
  const url = new URL(ownerUrl);
  const secret = `${url.username}:${url.password}@${url.host}`;
  url.username = 'send_email';
  url.password = createHash('sha256').update(secret).digest('hex');
  return url.href;
}
