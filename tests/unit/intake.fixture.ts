import pg from 'pg';
import { afterAll, beforeAll, beforeEach, expect, onTestFinished } from 'vitest';
import { getMatchedForm } from '../../supabase/functions/_shared/contract.ts';
import { createPostgresStore } from '../../supabase/functions/send-email/postgres.ts';
import type { Receipt, Settlement, Store } from '../../supabase/functions/send-email/store.ts';
import { digestOf, type Submission } from '../../supabase/functions/send-email/submission.ts';
import { type PostgresFixture, startPostgresFixture } from './postgres.fixture.ts';

export const LEASE_MS = 60_000;
/** An address. */
export const ada = Uint8Array.of(1, 2, 3);

const limits = [
  { most: 3, seconds: 600 },
  { most: 5, seconds: 86_400 },
];

/** Gives a file of tests a Postgres, with nothing in it at the beginning of each test. */
export function setUpIntake() {
  let postgres: PostgresFixture;
  beforeAll(async () => {
    postgres = await startPostgresFixture();
  }, 60_000);
  afterAll(() => postgres?.close());
  beforeEach(() => postgres.query('truncate intake.submission, intake.rate'));

  /** Asks as the owner. */
  const query: PostgresFixture['query'] = (text, values) => postgres.query(text, values);
  return {
    query,
    ownerUrl: () => postgres.ownerUrl,
    functionUrl: () => postgres.functionUrl,
    /** As a process of the function does. */
    open: (of = limits): Store =>
      createPostgresStore({ url: postgres.functionUrl, limits: of, keepDays: 365 }),
    rows: () => query('select * from intake.submission order by created_at, id'),
    /** Lets time pass: everything happened so much longer ago. */
    async age(by: string): Promise<void> {
      await query(
        `update intake.submission set created_at = created_at - $1::interval,
          queued_at = queued_at - $1::interval, due_at = due_at - $1::interval,
          claimed_until = claimed_until - $1::interval, failed_at = failed_at - $1::interval`,
        [by],
      );
      await query('update intake.rate set bucket = bucket - $1::interval', [by]);
    },
    /** Resolves once so many statements wait for what another has locked. */
    async untilWaiting(count: number, kind = 'transactionid'): Promise<void> {
      const waiting = 'select from pg_locks where locktype = $1 and not granted';
      await expect.poll(async () => (await query(waiting, [kind])).length).toBe(count);
    },
    async connectAsOwner(): Promise<pg.Client> {
      const client = new pg.Client({ connectionString: postgres.ownerUrl });
      await client.connect();
      // Also where the test fails: what it has locked would keep all others waiting.
      onTestFinished(() => client.end());
      return client;
    },
  };
}

export function form(name: string, changes: Partial<Submission> = {}, email = ''): Submission {
  const answers = { name, email };
  return {
    form: getMatchedForm,
    answers,
    digest: digestOf(getMatchedForm, answers),
    spam: null,
    isHeld: false,
    origin: null,
    attribution: {},
    address: null,
    ...changes,
  };
}

/** Stores it by a connection that may keep it locked. */
export async function submitBy(client: pg.Client, { form, answers, digest }: Submission) {
  await client.query('select intake.submit($1, $2, $3)', [form.type, answers, digest]);
}

/** Claims one, whatever it waits for, and lets it fail. */
export async function fail(store: Store, isFinal = false): Promise<string | null> {
  const [claim] = await store.claim(1, LEASE_MS);
  return settle(store, { ...settlementOf(claim), error: 'ECONNECTION', isFinal });
}

/** Resolves to the new state. */
export async function settle(store: Store, settlement: Settlement): Promise<string | null> {
  return (await store.settle(settlement)).state;
}

/** That its mail was sent. */
export function settlementOf(claim: { id: string; attempt: number } | undefined) {
  if (!claim) throw new Error('Nothing was claimed.');
  return { id: claim.id, attempt: claim.attempt, error: null, isFinal: false };
}

export function idOf(receipt: Receipt | undefined): string | undefined {
  return receipt && 'id' in receipt ? receipt.id : undefined;
}
