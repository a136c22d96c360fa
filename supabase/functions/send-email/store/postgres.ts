import pg from 'pg';
import { isHeld } from '../validation/spam.ts';
import { connectionOptions } from './connection.ts';
import { retry } from './retry.ts';
import type { Store, TargetName } from './store.ts';

export interface PostgresOptions {
  /** `postgresql://user:password@host:port/database` */
  readonly url: string;
  /** The PEM certificate of an authority that systems do not know. */
  readonly authority?: string | undefined;
  /** Where each submission goes. */
  readonly targets: readonly TargetName[];
}

const CONNECTIONS = 8;
/** Longer than the database lets a statement run, which is five seconds. */
const STATEMENT_MS = 6_000;
/** Waiting for one that is busy counts too. */
const CONNECTION_MS = 5_000;
/** How long a statement is tried while the database is unavailable and a visitor waits. */
const WHILE_VISITOR_WAITS_MS = 3_000;
/** Within a lease: a delivery that was sent should be recorded as sent. */
const WHILE_LEASED_MS = 25_000;

/** Keeps submissions in Postgres, by the functions of the schema `intake`. */
export function createPostgresStore(options: PostgresOptions): Store {
  const pool = connect(options);
  /** Calls a function of the schema; each returns one value. */
  const call = async (name: string, ...values: unknown[]) => {
    const marks = values.map((_, nth) => `$${nth + 1}`).join(', ');
    const { rows } = await pool.query(`select intake.${name}(${marks}) as value`, values);
    return rows[0].value;
  };
  return {
    submit({ form, answers, digest, spam, origin, attribution }, address) {
      const how = [digest, spam, isHeld(spam), origin, attribution, options.targets, address];
      // Trying again is safe: what was stored without our knowing it is a duplicate then.
      return retry(WHILE_VISITOR_WAITS_MS, () => call('submit', form.type, answers, ...how));
    },
    claim: (target, { most, leaseMs, gapMs }) =>
      call('claim', target, most, milliseconds(leaseMs), milliseconds(gapMs)),
    fix: ({ id, attempt }, content) => call('fix', id, attempt, JSON.stringify(content)),
    settle({ id, attempt }, failure) {
      const { code = null, isFinal = false, restMs = null, remaining = null } = failure ?? {};
      const rest = restMs === null ? null : milliseconds(restMs);
      const left = remaining && JSON.stringify(remaining);
      return retry(WHILE_LEASED_MS, () => call('settle', id, attempt, code, isFinal, rest, left));
    },
    drain: () => call('drain'),
    held: () => call('held'),
    mayAlert: (kind, everyMs) => call('pass', `alert ${kind}`, milliseconds(everyMs)),
    health: () => call('health'),
  };
}

function connect({ url, authority }: PostgresOptions): pg.Pool {
  const pool = new pg.Pool({
    ...connectionOptions(url, authority),
    max: CONNECTIONS,
    connectionTimeoutMillis: CONNECTION_MS,
    query_timeout: STATEMENT_MS,
    keepAlive: true,
    // A process that is told to end does not wait for idle connections.
    allowExitOnIdle: true,
  });
  // Without a listener an idle connection that breaks would end the process.
  pool.on('error', () => {});
  return pool;
}

const milliseconds = (ms: number) => `${ms} milliseconds`;
