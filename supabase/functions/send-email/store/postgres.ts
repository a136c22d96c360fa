import pg from 'pg';
import { isHeld } from '../validation/spam.ts';
import { connectionOptions } from './connection.ts';
import { retry } from './retry.ts';
import type { Receipt, Store, TargetName } from './store.ts';

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
  const queryRow = async <Row extends object>(text: string, values: unknown[]): Promise<Row> => {
    const [row] = (await pool.query<Row>(text, values)).rows;
    if (!row) throw new Error('The database returned no row.');
    return row;
  };
  /** Calls a function of the schema that returns one value. */
  const call = async <Value>(name: string, ...values: unknown[]): Promise<Value> => {
    const marks = values.map((_, nth) => `$${nth + 1}`).join(', ');
    return (await queryRow<{ value: Value }>(`select intake.${name}(${marks}) as value`, values))
      .value;
  };
  return {
    submit({ form, answers, digest, spam, origin, attribution }, address) {
      const how = [digest, spam, isHeld(spam), origin, attribution, options.targets, address];
      const values = [form.type, answers, ...how];
      // Trying again is safe: what was stored without our knowing it is a duplicate then.
      return retry(WHILE_VISITOR_WAITS_MS, () => queryRow<Receipt>(submitStatement, values));
    },
    claim: (target, { most, leaseMs, gapMs }) =>
      call('claim', target, most, milliseconds(leaseMs), milliseconds(gapMs)),
    fix: ({ id, attempt }, content) => call('fix', id, attempt, JSON.stringify(content)),
    settle({ id, attempt, error, isFinal, restMs, remaining }) {
      const rest = restMs === null ? null : milliseconds(restMs);
      const left = remaining ? JSON.stringify(remaining) : null;
      return retry(WHILE_LEASED_MS, () => call('settle', id, attempt, error, isFinal, rest, left));
    },
    drain: () => call('drain'),
    held: () => call('held'),
    mayAlert: (kind, everyMs) => call('pass', `alert ${kind}`, milliseconds(everyMs)),
    health: () => call('health'),
  };
}

const submitStatement = `
  select outcome, submission as id, retry_after as "retryAfter", is_deferred as "isDeferred",
    is_schedule_late as "isScheduleLate"
  from intake.submit($1, $2, $3, $4, $5, $6, $7, $8, $9)`;

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
