import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { STORE_DEADLINE_MS } from '../../supabase/functions/send-email/form-request.ts';
import { WHILE_VISITOR_WAITS_MS } from '../../supabase/functions/send-email/store/postgres.ts';
import { hasPrograms } from '../../tools/testing/ensure-programs.ts';
import { type Backend, type Part, startBackend } from './backend.ts';
import { type Answer, acknowledgedId } from './client.ts';
import {
  deliveryFigures,
  drainUntilDelivered,
  exactlyOnce,
  reportDelivery,
} from './delivery-report.ts';
import { milliseconds, printFigures } from './figures.ts';
import { createLead } from './lead.ts';
import { type Pooler, startPooler } from './pooler.fixture.ts';
import { isQuick } from './size.ts';

/** More than the connections of a function, so that visitors wait for a free one. */
const SENDERS = 24;
/** The time for which visitors send forms before and after a fault. */
const AROUND_MS = 500;
/** https://www.postgresql.org/docs/current/errcodes-appendix.html */
const DEADLOCK = '40P01';
/** The handler's deadline, and what a busy machine adds. */
const ANSWERED_WITHIN_MS = STORE_DEADLINE_MS + 1_000;

// One of the two functions connects to the database, the other one to a pooler.
const hasPooler = await hasPrograms('pgbouncer');
let backend: Backend;
let pooler: Pooler | undefined;
let next = 0;
beforeAll(async () => {
  backend = await startBackend({
    processes: 2,
    async connectThrough(databaseUrl) {
      if (!hasPooler) return databaseUrl;
      pooler ??= await startPooler(databaseUrl);
      return pooler.url;
    },
  });
});
afterAll(async () => {
  await backend?.close();
  await pooler?.close();
});

const faults: Record<string, () => Promise<void>> = {
  'without a free connection to the database for 2 s': exhaustConnections,
  'with all tables locked, and so without a free connection, for 5 s': () => lockTables(5),
  'whose connection pooler stops for 1 s': () => restart(pooler, 1_000),
  'whose database restarts in a burst': () => restart(backend.postgres),
};

for (const [what, cause] of Object.entries(faults)) {
  const isSkipped = isQuick || (what.includes('pooler') && !hasPooler);
  test.skipIf(isSkipped)(
    `a backend ${what} loses no form, mails none twice, and refuses only who has waited`,
    async () => {
      const answers = await sendDuring(what, cause);
      // On a busy machine or during a slow restart, the last try may fail as well.
      for (const answer of answers.filter((answer) => !acknowledgedId(answer))) {
        expect(answer).toMatchObject({ status: 503, text: expect.stringContaining('unavailable') });
        expect(answer.ms).toBeGreaterThan(WHILE_VISITOR_WAITS_MS);
      }
    },
  );
}

/** Sends forms while a fault lasts. Expects that all that were acknowledged are stored and mailed once. */
async function sendDuring(title: string, cause: () => Promise<void>): Promise<readonly Answer[]> {
  let isOver = false;
  const answers: Answer[] = [];
  const before = backend.lines.length;
  const sendUntilOver = async (_: unknown, sender: number) => {
    while (!isOver) {
      next += 1;
      answers.push(await backend.send(createLead(next), sender % 2));
    }
  };
  const sending = Array.from({ length: SENDERS }, sendUntilOver);
  await wait(AROUND_MS);
  try {
    await cause();
    await wait(AROUND_MS);
  } finally {
    isOver = true;
    await Promise.all(sending);
  }
  await drainUntilDelivered(backend);
  const ids = answers.map(acknowledgedId);
  const report = await reportDelivery(backend, ids);
  const log = backend.lines.slice(before);
  printFigures(`A backend ${title}, ${SENDERS} visitors`, [
    ['forms sent', answers.length],
    ['refused', ids.filter((id) => !id).length],
    ['longest answer', milliseconds(Math.max(...answers.map(({ ms }) => ms)))],
    ['results not recorded', log.filter((line) => line.includes('unsettled')).length],
    ...deliveryFigures(report).slice(-3),
  ]);
  expect(report).toMatchObject(exactlyOnce);
  expect(Math.max(...answers.map(({ ms }) => ms))).toBeLessThan(ANSWERED_WITHIN_MS);
  return answers;
}

/** Takes all connections of Postgres, those of the function too. */
async function exhaustConnections(): Promise<void> {
  const taken: pg.Client[] = [];
  const end = performance.now() + 2_000;
  while (performance.now() < end) {
    const taking = new pg.Client({ connectionString: backend.ownerUrl });
    taking.on('error', () => {});
    const isTaken = await taking.connect().then(
      () => true,
      () => false,
    );
    if (isTaken) taken.push(taking);
    else await wait(20);
    await taken[0]?.query(
      `select pg_terminate_backend(pid) from pg_stat_activity where usename = 'send_email'`,
    );
  }
  await Promise.all(taken.map((each) => each.end()));
}

async function restart(part: Part | undefined, afterMs = 0): Promise<void> {
  await part?.kill();
  await wait(afterMs);
  await part?.start();
}

async function lockTables(seconds: number): Promise<void> {
  const locking = new pg.Client({ connectionString: backend.ownerUrl });
  await locking.connect();
  const { rows } = await locking.query(
    `select string_agg(oid::regclass::text, ', ') as tables from pg_class
      where relnamespace = 'intake'::regnamespace and relkind = 'r'`,
  );
  await lock(locking, rows[0].tables);
  await wait(seconds * 1000);
  await locking.query('commit');
  await locking.end();
}

/** Forms lock the tables in other orders. Where both wait for each other, Postgres may end this side. */
async function lock(locking: pg.Client, tables: string): Promise<void> {
  try {
    await locking.query(`begin; lock table ${tables}`);
  } catch (error) {
    if ((error as pg.DatabaseError).code !== DEADLOCK) throw error;
    await locking.query('rollback');
    await lock(locking, tables);
  }
}
