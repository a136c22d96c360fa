import { afterAll, beforeAll, beforeEach, expect } from 'vitest';
import { getMatchedForm } from '../../supabase/functions/_shared/contract.ts';
import { LEASE_MS } from '../../supabase/functions/send-email/delivery/worker.ts';
import { createPostgresStore } from '../../supabase/functions/send-email/store/postgres.ts';
import type {
  Claim,
  DeliveryState,
  Failure,
  Store,
  TargetName,
} from '../../supabase/functions/send-email/store/store.ts';
import {
  digestOf,
  type Submission,
} from '../../supabase/functions/send-email/validation/read-submission.ts';
import type { Spam } from '../../supabase/functions/send-email/validation/spam.ts';
import { connectTo, type PostgresFixture, startPostgresFixture } from './postgres.fixture.ts';

/** A hashed network address of a visitor. */
export const address = Uint8Array.of(1, 2, 3);

/** Starts a Postgres for a test file, and empties it before each test. */
export function setUpIntake() {
  let postgres: PostgresFixture;
  beforeAll(async () => {
    postgres = await startPostgresFixture();
  }, 60_000);
  afterAll(() => postgres?.close(), 30_000);
  beforeEach(() => reset());

  /** Runs a query as the owner. */
  const query: PostgresFixture['query'] = (text, values) => postgres.query(text, values);
  /** Restores the default limits by inserting the row again, because the stack turns them off. */
  const reset = () =>
    query(`
      truncate intake.submission, intake.delivery, intake.rate, intake.audit, intake.clock,
        intake.refusal, intake.partner_refusal, intake.confirmation, intake.delivered,
        intake.refusal_mark;
      insert into intake.clock values ('drain', now());
      delete from intake.settings;
      insert into intake.settings default values;
    `);
  return {
    query,
    ownerUrl: () => postgres.ownerUrl,
    /** Creates a store with the function's role, as each process has one. */
    openStore: (targets: readonly TargetName[] = ['mail']): Store =>
      createPostgresStore({ url: postgres.functionUrl, targets }),
    connectAsOwner: () => connectTo(postgres.ownerUrl),
    connectAsRole: () => connectTo(postgres.functionUrl),
    submissions: () => query('select * from intake.submission order by created_at, id'),
    deliveries: () => query('select * from intake.delivery order by target, queued_at'),
    /** Makes all stored timestamps older. */
    async age(by: string): Promise<void> {
      for (const column of timestamps) {
        const [table, name] = column.split('.');
        await query(`update intake.${table} set ${name} = ${name} - $1::interval`, [by]);
      }
    },
    /** Resolves when a statement waits for a lock, or has finished. */
    async untilWaiting(statement: Promise<unknown>): Promise<void> {
      const blocked = expect
        .poll(() => query(`select from pg_stat_activity where wait_event_type = 'Lock'`))
        .toHaveLength(1);
      await Promise.race([blocked, statement]);
    },
  };
}

const timestamps = [
  'submission.created_at',
  'submission.ended_at',
  'delivery.queued_at',
  'delivery.due_at',
  'delivery.sent_at',
  'rate.bucket',
  'clock.at',
  'audit.at',
  'refusal_mark.at',
];

export function submissionOf(name: string, changes: Partial<Submission> = {}): Submission {
  const answers = { name, email: '' };
  return {
    form: getMatchedForm,
    answers,
    digest: digestOf(getMatchedForm, answers),
    spam: null,
    origin: null,
    attribution: {},
    ...changes,
  };
}

/** Stores any submission, and resolves to its id. */
export async function submit(store: Store, name: string, spam: Spam | null = null) {
  return (await store.submit(submissionOf(name, { spam }), null)).id ?? '';
}

interface ClaimChanges {
  readonly target?: TargetName;
  readonly most?: number;
  readonly gapMs?: number;
}

export async function claim(store: Store, changes: ClaimChanges = {}): Promise<readonly Claim[]> {
  const { target = 'mail', most = 50, gapMs = 0 } = changes;
  return (await store.claim(target, { most, leaseMs: LEASE_MS, gapMs })).claims;
}

export async function claimOne(store: Store, target: TargetName = 'mail'): Promise<Claim> {
  const [claimed] = await claim(store, { target, most: 1 });
  if (!claimed) throw new Error('Nothing is due.');
  return claimed;
}

/** The names of the submissions that deliveries belong to. */
export const namesOf = (claims: readonly Claim[]) =>
  claims.map(({ submission }) => submission?.answers.name ?? 'digest').toSorted();

/** Records a claim as sent or, if a failure is given, as failed. */
export function settle(
  store: Store,
  claimed: Claim,
  failure?: Partial<Failure> & Pick<Failure, 'code'>,
): Promise<DeliveryState | null> {
  const usual = { isFinal: false, restMs: null, remaining: null };
  return store.settle(claimed, failure ? { ...usual, ...failure } : null);
}

/** Claims one delivery, and records a final failure. */
export async function giveUp(store: Store, target: TargetName = 'mail'): Promise<void> {
  await settle(store, await claimOne(store, target), { code: 'EMESSAGE 550', isFinal: true });
}
