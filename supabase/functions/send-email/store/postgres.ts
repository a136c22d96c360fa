import pg from 'pg';
import { isHeld } from '../validation/spam.ts';
import { connectionOptions } from './connection.ts';
import { retry } from './retry.ts';
import type { Store, TargetName } from './store.ts';

export interface PostgresOptions {
  /** `postgresql://user:password@host:port/database` */
  readonly url: string;
  /** The PEM certificate of a certificate authority that systems do not know. */
  readonly authority?: string | undefined;
  /** The targets of each submission. */
  readonly targets: readonly TargetName[];
}

const CONNECTIONS = 8;
/** Longer than the database's own limit for a statement, which is five seconds. */
const STATEMENT_MS = 6_000;
/** Includes the time to wait for a free connection. */
const CONNECTION_MS = 5_000;
/** How long to retry if the database is unavailable while a visitor waits. */
const WHILE_VISITOR_WAITS_MS = 3_000;
/** How long to retry during a lease, so that a sent delivery is recorded as sent. */
const WHILE_LEASED_MS = 25_000;

/** Stores submissions in Postgres, by the functions of the schema `intake`. */
export function createPostgresStore(options: PostgresOptions): Store {
  const pool = connect(options);
  /** Calls a function of the schema with parameters by name. Each returns one value. */
  const call = async (name: string, parameters: Readonly<Record<string, unknown>> = {}) => {
    const marks = Object.keys(parameters).map((parameter, nth) => `${parameter} => $${nth + 1}`);
    const text = `select intake.${name}(${marks.join(', ')}) as value`;
    const { rows } = await pool.query(text, Object.values(parameters));
    return rows[0].value;
  };
  return {
    submit({ form, answers, digest, spam, origin, attribution }, address) {
      const { targets } = options;
      const facts = { digest, spam, is_held: isHeld(spam), origin, attribution, targets, address };
      // A retry is safe: if the first call was stored after all, the second is a duplicate.
      return retry(WHILE_VISITOR_WAITS_MS, () =>
        call('submit', { form: form.type, answers, ...facts }),
      );
    },
    claim: (target, { most, leaseMs, gapMs }) =>
      call('claim', { target, most, lease: interval(leaseMs), gap: interval(gapMs) }),
    saveContent: ({ id, attempt }, content) =>
      call('save_content', { delivery: id, attempt, content: JSON.stringify(content) }),
    settle({ id, attempt }, failure) {
      const { code = null, isFinal = false, restMs = null, remaining = null } = failure ?? {};
      const outcome = {
        error: code,
        is_final: isFinal,
        rest: restMs === null ? null : interval(restMs),
        remaining: remaining && JSON.stringify(remaining),
      };
      return retry(WHILE_LEASED_MS, () => call('settle', { delivery: id, attempt, ...outcome }));
    },
    drain: () => call('drain'),
    countHeld: () => call('count_held'),
    countRefusals: (refusals) => call('count_refusals', { refusals: JSON.stringify(refusals) }),
    dueReport: () => call('due_report'),
    campaignsOfLastWeek: () => call('campaigns_of_last_week'),
    queueReport: (delivery, mail) =>
      call('queue_report', { delivery, content: JSON.stringify(mail) }),
    mayAlert: (kind, everyMs) => call('may_alert', { kind, every: interval(everyMs) }),
    health: () => call('health'),
    metrics: () => call('metrics'),
  };
}

function connect({ url, authority }: PostgresOptions): pg.Pool {
  const pool = new pg.Pool({
    ...connectionOptions(url, authority),
    max: CONNECTIONS,
    connectionTimeoutMillis: CONNECTION_MS,
    query_timeout: STATEMENT_MS,
    keepAlive: true,
    // Lets the process end without waiting for idle connections.
    allowExitOnIdle: true,
  });
  // Without a listener, a broken idle connection would end the process.
  pool.on('error', () => {});
  return pool;
}

/** A duration for Postgres. */
const interval = (ms: number) => `${ms} milliseconds`;
