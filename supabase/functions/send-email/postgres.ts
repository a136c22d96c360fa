import pg from 'pg';
import { gather } from './gather.ts';
import { isAway, persist } from './persist.ts';
import type { RateLimit } from './rate-limit.ts';
import type { Claim, Health, Receipt, Settlement, Store } from './store.ts';
import type { Submission } from './submission.ts';
import { within } from './within.ts';

export interface PostgresOptions {
  /** `postgresql://user:password@host:port/database` */
  readonly url: string;
  /** The certificate of an authority that the system does not know. */
  readonly authority?: string | undefined;
  readonly limits: readonly RateLimit[];
  readonly keepDays: number;
}

const CONNECTIONS = 8;
/** Forms stored by one statement, under load. */
const MOST_AT_ONCE = 32;
/** Longer than the database may take for a statement, not much longer. */
const STATEMENT_MS = 6_000;
/** Waiting for one that is busy counts too. */
const CONNECTION_MS = 5_000;
/**
 * A visitor waits for it: the widgets give up after 7.5 seconds, and the way here and back takes some
 * of them. What is stored all the same is a duplicate when it is sent again.
 */
const ANSWER_MS = 6_000;
/** How long a statement is tried while the database is away. */
const WHILE_VISITOR_WAITS_MS = 3_000;
/** Within the lease of the claim: a mail that was sent should be known for sent. */
const WHILE_IN_HAND_MS = 25_000;

const statements = {
  submit: `select o.outcome, o.submission as id, o.retry_after as "retryAfter"
    from unnest($1::text[], $2::jsonb[], $3::bytea[], $4::text[], $5::boolean[], $6::text[],
        $7::jsonb[], $8::bytea[])
      with ordinality as s (form, data, digest, spam, held, origin, attribution, address, n)
    cross join lateral intake.submit(s.form, s.data, s.digest, s.spam, s.held, s.origin,
      s.attribution, s.address, $9, $10::interval[]) as o
    order by s.n`,
  claim: `select id, form, data as answers, origin, attribution, created_at as "createdAt", attempt
    from intake.claim($1, $2 * interval '1 millisecond')`,
  settle: `select intake.settle(o.id, o.attempt, o.error, o.final) as state
    from unnest($1::uuid[], $2::integer[], $3::text[], $4::boolean[])
      as o (id, attempt, error, final)`,
  sweep: `select intake.sweep($1 * interval '1 day') as swept`,
  isWell: `select is_well as "isWell" from intake.health`,
  health: `select is_well as "isWell", queued, dead, held, sent,
    oldest_queued_seconds as "oldestQueuedSeconds" from intake.health`,
};

/** Keeps submissions in Postgres, by the functions of the schema `intake`. */
export function createPostgresStore(options: PostgresOptions): Store {
  const pool = connect(options);
  const { limits, keepDays } = options;
  const most = limits.map((limit) => limit.most);
  const per = limits.map(({ seconds }) => `${seconds} seconds`);
  const query = async <Row extends object>(text: string, values: unknown[] = []) =>
    (await pool.query<Row>(text, values)).rows;
  const queryOne = async <Row extends object>(text: string, values: unknown[] = []) =>
    only(await query<Row>(text, values));
  const submitAll = async (submissions: readonly Submission[]) => {
    // In one order everywhere, or two processes with the same forms would wait for each other.
    const sorted = submissions.toSorted(byDigest);
    const values = [...submittedColumnsOf(sorted), most, per];
    // Trying again is safe: what was stored without our hearing of it is a duplicate then.
    const submit = () => query<Receipt>(statements.submit, values);
    const receipts = await persist(WHILE_VISITOR_WAITS_MS, submit);
    return submissions.map((submission) => receipts[sorted.indexOf(submission)] as Receipt);
  };
  const submit = gather(
    (submissions: readonly Submission[]) =>
      submitAll(submissions).catch((error: unknown) => {
        if (submissions.length === 1 || isAway(error)) throw error;
        // One of them will not do: that is no reason to refuse the others.
        return submissions.map((submission) => submitAll([submission]).then(only));
      }),
    MOST_AT_ONCE,
  );
  return {
    submit: (submission) => within(ANSWER_MS, submit(submission)),
    claim: (count, leaseMs) => query<Claim>(statements.claim, [count, leaseMs]),
    settle: gather(async (settlements) => {
      const values = columnsOf(settlements);
      const settle = () => query<{ state: string | null }>(statements.settle, values);
      return (await persist(WHILE_IN_HAND_MS, settle)).map(({ state }) => state);
    }),
    sweep: async () => (await queryOne<{ swept: number }>(statements.sweep, [keepDays])).swept,
    isWell: async () => (await queryOne<Health>(statements.isWell)).isWell,
    health: () => queryOne<Health>(statements.health),
  };
}

function connect({ url, authority }: PostgresOptions): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    ...(authority && { ssl: { ca: authority } }),
    max: CONNECTIONS,
    connectionTimeoutMillis: CONNECTION_MS,
    query_timeout: STATEMENT_MS,
    keepAlive: true,
    // A process that is told to end need not wait for connections at rest.
    allowExitOnIdle: true,
  });
  // A connection that breaks while it rests has nobody to tell; unheard, it would end the process.
  pool.on('error', () => {});
  return pool;
}

function byDigest(a: Submission, b: Submission): number {
  const differing = a.digest.findIndex((byte, index) => byte !== b.digest[index]);
  return differing < 0 ? 0 : (a.digest[differing] ?? 0) - (b.digest[differing] ?? 0);
}

function submittedColumnsOf(submissions: readonly Submission[]): unknown[] {
  return [
    submissions.map(({ form }) => form.type),
    submissions.map(({ answers }) => JSON.stringify(answers)),
    submissions.map(({ digest }) => digest),
    submissions.map(({ spam }) => spam),
    submissions.map(({ isHeld }) => isHeld),
    submissions.map(({ origin }) => origin),
    submissions.map(({ attribution }) => JSON.stringify(attribution)),
    submissions.map(({ address }) => address),
  ];
}

function columnsOf(settlements: readonly Settlement[]): unknown[] {
  return [
    settlements.map(({ id }) => id),
    settlements.map(({ attempt }) => attempt),
    settlements.map(({ error }) => error),
    settlements.map(({ isFinal }) => isFinal),
  ];
}

function only<Row>([row]: readonly Row[]): Row {
  if (row === undefined) throw new Error('The database returned no row.');
  return row;
}
