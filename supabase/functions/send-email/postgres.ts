import { Buffer } from 'node:buffer';
import pg from 'pg';
import { gather } from './gather.ts';
import { isAway, persist } from './persist.ts';
import type { RateLimit } from './rate-limit.ts';
import type { Claim, Health, Receipt, Settled, Settlement, Store } from './store.ts';
import type { Submission } from './submission.ts';

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
/** How long a statement is tried while the database is away. */
const WHILE_VISITOR_WAITS_MS = 3_000;
/** Within the lease of the claim: a mail that was sent should be known for sent. */
const WHILE_IN_HAND_MS = 25_000;
/**
 * A visitor does not notice it. Under load all that a turn of the event loop brings is stored by one
 * statement then, not half of it: that makes a sixth more submissions a second.
 */
const STORING_MS = 1;
/** Nobody waits for it; who is killed meanwhile has sent a mail that will be sent again. */
const SETTLING_MS = 20;

const statements = {
  submit: `select outcome, submission as id, retry_after as "retryAfter", created_at as "createdAt"
    from intake.submit_all($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)`,
  claim: `select id, form, data as answers, origin, attribution, created_at as "createdAt", attempt
    from intake.claim($1, $2 * interval '1 millisecond')`,
  settle: `select submission as id, attempt, state, has_freed as "hasFreed"
    from intake.settle_all($1, $2, $3, $4)`,
  sweep: `select intake.sweep($1 * interval '1 day') as swept`,
  isWell: `select is_well as "isWell" from intake.health`,
  health: `select is_well as "isWell", queued, dead, held, sent,
    oldest_queued_seconds as "oldestQueuedSeconds" from intake.health`,
};

/** A submission, and how long it is to be in hand once it is stored. */
interface Entry extends Submission {
  readonly leaseMs: number | undefined;
}

type Attempt = Pick<Settlement, 'id' | 'attempt'>;

const lost: Settled = { state: null, hasFreed: false };

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
  const submitAll = async (entries: readonly Entry[]): Promise<Receipt[]> => {
    // In one order everywhere, or two processes with the same forms would wait for each other.
    const sorted = entries.toSorted(byDigest);
    const isFirst = (entry: Entry, nth: number) => byDigest(entry, sorted[nth - 1]) !== 0;
    const firsts = sorted.filter(isFirst);
    const repeats = sorted.filter((entry, nth) => !isFirst(entry, nth));
    const values = [...submittedColumnsOf(firsts), most, per];
    // Trying again is safe: what was stored without our hearing of it is a duplicate then.
    const submit = () => query<Receipt>(statements.submit, values);
    const receipts = await persist(WHILE_VISITOR_WAITS_MS, submit);
    if (repeats.length > 0) receipts.push(...(await submitAll(repeats)));
    const asked = [...firsts, ...repeats];
    return entries.map((entry) => receipts[asked.indexOf(entry)] as Receipt);
  };
  const submit = gather(
    (entries: readonly Entry[]) =>
      submitAll(entries).catch((error: unknown) => {
        if (entries.length === 1 || isAway(error)) throw error;
        // One of them will not do: that is no reason to refuse the others.
        return entries.map((entry) => submitAll([entry]).then(only));
      }),
    { mostAtOnce: MOST_AT_ONCE, pauseMs: STORING_MS },
  );
  const settleAll = async (settlements: readonly Settlement[]) => {
    const values = settledColumnsOf(settlements);
    const settle = () => query<Settled & Attempt>(statements.settle, values);
    const rows = await persist(WHILE_IN_HAND_MS, settle);
    const settled = new Map(rows.map((row) => [keyOf(row), row]));
    return settlements.map((settlement) => settled.get(keyOf(settlement)) ?? lost);
  };
  return {
    submit: (submission, leaseMs) => submit({ ...submission, leaseMs }),
    claim: (count, leaseMs) => query<Claim>(statements.claim, [count, leaseMs]),
    settle: gather(settleAll, { pauseMs: SETTLING_MS }),
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

function byDigest(a: Entry, b: Entry | undefined): number {
  return b ? Buffer.compare(a.digest, b.digest) : 1;
}

function submittedColumnsOf(entries: readonly Entry[]): unknown[] {
  return [
    entries.map(({ form }) => form.type),
    entries.map(({ answers }) => JSON.stringify(answers)),
    entries.map(({ digest }) => digest),
    entries.map(({ spam }) => spam),
    entries.map(({ isHeld }) => isHeld),
    entries.map(({ origin }) => origin),
    entries.map(({ attribution }) => JSON.stringify(attribution)),
    entries.map(({ address }) => address),
    entries.map(({ leaseMs }) => (leaseMs ? `${leaseMs} milliseconds` : null)),
  ];
}

function settledColumnsOf(settlements: readonly Settlement[]): unknown[] {
  return [
    settlements.map(({ id }) => id),
    settlements.map(({ attempt }) => attempt),
    settlements.map(({ error }) => error),
    settlements.map(({ isFinal }) => isFinal),
  ];
}

function keyOf({ id, attempt }: Attempt): string {
  return `${id} ${attempt}`;
}

function only<Row>([row]: readonly Row[]): Row {
  if (row === undefined) throw new Error('The database returned no row.');
  return row;
}
