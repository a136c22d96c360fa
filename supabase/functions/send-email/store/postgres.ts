import pg from 'pg';
import { keepFor } from '../keep-for.ts';
import { isHeld } from '../validation/spam.ts';
import { connectionOptions } from './connection.ts';
import { retry } from './retry.ts';
import type { Store, TargetName } from './store.ts';

interface PostgresOptions {
  /** `postgresql://user:password@host:port/database` */
  readonly url: string;
  /** The PEM certificate of a certificate authority that systems do not know. */
  readonly authority?: string | undefined;
  /** The targets of each submission. */
  readonly targets: readonly TargetName[];
}

/** The connections for forms and deliveries. */
const CONNECTIONS = 7;
/** How long callers without a key get the same health. */
const KEEP_HEALTH_MS = 5_000;
/**
 * The calls that a monitor or a caller without a key can cause. They have one connection of their own, so
 * that they never occupy those for forms.
 */
const separate = /^(health|metrics|count_refusals|too_many_refusals|may_alert)$/;
/** Longer than the database's own limit for a statement, which is five seconds. */
export const STATEMENT_MS = 6_000;
/**
 * How long to wait for a connection, also for a free one of the pool. Like the database's own limit for a
 * lock (`lock_timeout`), it is less than half of the handler's deadline, so that there is time for a second
 * try.
 */
const CONNECTION_MS = 2_800;
/** How long to retry while a visitor waits. The last try ends before the handler's deadline. */
export const WHILE_VISITOR_WAITS_MS = 3_000;
/**
 * How long to retry if no visitor waits. For the result of a delivery it must end within the lease, after
 * which the delivery would be sent again.
 */
export const IN_BACKGROUND_MS = 25_000;

/** The parameters of the database's function `submit`. */
const noSubmission = {
  ...{ form: null, answers: null, digest: null, spam: null, is_held: null, origin: null },
  ...{ attribution: null, targets: null, address: null, network: null },
};

/** Stores submissions in Postgres, by the functions of the schema `intake`. */
export function createPostgresStore(options: PostgresOptions): Store {
  const pool = connect(options, CONNECTIONS);
  const separatePool = connect(options, 1);
  /** Calls a function of the schema with parameters by name. Each returns one value. */
  const call = async (
    name: string,
    parameters: Readonly<Record<string, unknown>> = {},
    retryMs = 0,
  ) => {
    const from = separate.test(name) ? separatePool : pool;
    const text = `select ${callOf(name, parameters)} as value`;
    const { rows } = await retry(retryMs, () => from.query(text, Object.values(parameters)));
    return rows[0].value;
  };
  const health = async () => {
    // Calls nothing, but fails if the database lacks the migration that `submit` needs.
    const text = `select ${callOf('submit', noSubmission)} where false`;
    await separatePool.query(text, Object.values(noSubmission));
    return call('health');
  };
  return {
    submit({ form, answers, digest, spam, origin, attribution }, address, network = null) {
      const { targets } = options;
      const facts = { digest, spam, is_held: isHeld(spam), origin, attribution, targets };
      // A retry is safe: if the first call was stored after all, the second is a duplicate.
      const parameters: Record<keyof typeof noSubmission, unknown> = {
        ...{ form: form.type, answers, ...facts, address, network },
      };
      return call('submit', parameters, WHILE_VISITOR_WAITS_MS);
    },
    claim(target, { most, leaseMs, gapMs }) {
      const limits = { most, lease: interval(leaseMs), gap: interval(gapMs) };
      return call('claim', { target, ...limits }, IN_BACKGROUND_MS);
    },
    saveContent({ id, attempt }, content) {
      const saved = { delivery: id, attempt, content: JSON.stringify(content) };
      return call('save_content', saved, WHILE_VISITOR_WAITS_MS);
    },
    settle({ id, attempt }, failure) {
      const { code = null, isFinal = false, restMs = null, remaining = null } = failure ?? {};
      const outcome = {
        error: code,
        is_final: isFinal,
        rest: restMs === null ? null : interval(restMs),
        remaining: remaining && JSON.stringify(remaining),
      };
      return call('settle', { delivery: id, attempt, ...outcome }, IN_BACKGROUND_MS);
    },
    drain: () => call('drain', {}, IN_BACKGROUND_MS),
    tooManyRefusals: () => call('too_many_refusals'),
    async now() {
      const { rows } = await pool.query(
        'select extract(epoch from clock_timestamp()) * 1000 as ms',
      );
      return Number(rows[0].ms);
    },
    countHeld: () => call('count_held'),
    countRefusals: (refusals) => call('count_refusals', { refusals: JSON.stringify(refusals) }),
    dueReport: () => call('due_report'),
    campaignsOfLastWeek: () => call('campaigns_of_last_week'),
    queueReport: (delivery, mail) =>
      call('queue_report', { delivery, content: JSON.stringify(mail) }),
    queueConfirmation: (delivery, submission, recipient, mail) =>
      call('queue_confirmation', {
        delivery,
        submission,
        recipient,
        content: JSON.stringify(mail),
      }),
    mayAlert: (kind, everyMs) => call('may_alert', { kind, every: interval(everyMs) }),
    health,
    recentHealth: keepFor(KEEP_HEALTH_MS, health),
    metrics: () => call('metrics'),
  };
}

/** A call of a function of the schema, with `$1` for the first parameter. */
function callOf(name: string, parameters: object): string {
  const marks = Object.keys(parameters).map((parameter, nth) => `${parameter} => $${nth + 1}`);
  return `intake.${name}(${marks.join(', ')})`;
}

function connect({ url, authority }: PostgresOptions, max: number): pg.Pool {
  const pool = new pg.Pool({
    ...connectionOptions(url, authority),
    max,
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
