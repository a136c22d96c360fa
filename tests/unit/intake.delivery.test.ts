import { expect, onTestFinished, test } from 'vitest';
import { getMatchedForm } from '../../supabase/functions/_shared/contract.ts';
import type { Receipt } from '../../supabase/functions/send-email/store.ts';
import type { Submission } from '../../supabase/functions/send-email/submission.ts';
import {
  fail,
  form,
  idOf,
  LEASE_MS,
  settle,
  settlementOf,
  setUpIntake,
  submitBy,
} from './intake.fixture.ts';

const { age, connectAsOwner, open, query, rows, untilWaiting } = setUpIntake();

test('a submission is claimed by one process at a time, and comes back after the lease', async () => {
  const [one, other] = [open(), open()];
  for (let n = 0; n < 10; n += 1) await one.submit(form(`Ada ${n}`));
  const claims = await Promise.all([one.claim(6, LEASE_MS), other.claim(6, LEASE_MS)]);
  expect(new Set(claims.flat().map(({ id }) => id)).size).toBe(10);
  expect(claims.flat()[0]).toMatchObject({ attempt: 1, form: getMatchedForm.type });
  expect(await one.claim(6, LEASE_MS)).toEqual([]);
  await age('61 seconds');
  const again = await one.claim(20, LEASE_MS);
  expect(again.map(({ attempt }) => attempt)).toEqual(Array(10).fill(2));
});

test("what is stored with a lease is in its process's hand, and comes back after that", async () => {
  const [one, other] = [open(), open()];
  const receipt = await one.submit(form('Ada'), LEASE_MS);
  expect(await rows()).toMatchObject([
    { id: idOf(receipt), state: 'queued', attempts: 1, created_at: createdAtOf(receipt) },
  ]);
  expect(await other.claim(5, LEASE_MS)).toEqual([]);
  await age('61 seconds');
  expect(await other.claim(5, LEASE_MS)).toMatchObject([{ id: idOf(receipt), attempt: 2 }]);
  const late = { id: idOf(receipt) ?? '', attempt: 1, error: null, isFinal: false };
  expect(await settle(one, late)).toBeNull();
});

test('who has stored it settles it, as if it had been claimed', async () => {
  const store = open();
  const receipt = await store.submit(form('Ada'), LEASE_MS);
  const settlement = { id: idOf(receipt) ?? '', attempt: 1, error: null, isFinal: false };
  expect(await settle(store, { ...settlement, error: 'ECONNECTION' })).toBe('queued');
  await age('1 minute');
  expect(await settle(store, settlementOf((await store.claim(1, LEASE_MS))[0]))).toBe('sent');
  const repeated = await store.submit(form('Ada'), LEASE_MS);
  expect(repeated).toMatchObject({ outcome: 'duplicate', id: idOf(receipt) });
  expect(await rows()).toMatchObject([{ state: 'sent', attempts: 2, claimed_until: null }]);
});

test('what is stored without one is due at once, beside what is in hand', async () => {
  const store = open();
  await Promise.all([store.submit(form('in hand'), LEASE_MS), store.submit(form('due'))]);
  const claims = await store.claim(5, LEASE_MS);
  expect(claims.map(({ answers, attempt }) => [answers.name, attempt])).toEqual([['due', 1]]);
});

test('attempts that are settled together are each told what became of their own', async () => {
  const store = open();
  for (const name of ['lost', 'sent', 'later', 'given up']) await store.submit(form(name));
  const claims = await store.claim(4, LEASE_MS);
  const errorOf = { sent: null, later: 'ECONNECTION', 'given up': 'unknown_form', lost: null };
  const settled = await Promise.all(
    claims.map((claim) => {
      const name = claim.answers.name as keyof typeof errorOf;
      const attempt = name === 'lost' ? claim.attempt - 1 : claim.attempt;
      const isFinal = name === 'given up';
      return settle(store, { id: claim.id, attempt, error: errorOf[name], isFinal });
    }),
  );
  const told = claims.map(({ answers }, n) => [answers.name, settled[n]]);
  expect(Object.fromEntries(told)).toEqual({
    sent: 'sent',
    later: 'queued',
    'given up': 'dead',
    lost: null,
  });
});

test('a success tells whether it has made others due', async () => {
  const store = open();
  for (const name of ['first', 'second']) {
    await store.submit(form(name));
    const [claim] = await store.claim(1, LEASE_MS);
    expect(await store.settle(settlementOf(claim))).toEqual(
      expect.objectContaining({ state: 'sent', hasFreed: name === 'second' }),
    );
    await store.submit(form(`after the ${name}`));
    await fail(store);
    await age('2 seconds');
  }
});

test('a function of before goes on storing and settling', async () => {
  const store = open([]);
  const [stored] = await query(
    `select * from intake.submit('Form', '{"name": "Ada"}', sha256('1'), null, false, null, '{}',
      null, '{}', '{}')`,
  );
  expect(stored).toMatchObject({ outcome: 'stored', retry_after: 0 });
  const [claim] = await store.claim(1, LEASE_MS);
  expect(claim).toMatchObject({ id: stored?.submission, attempt: 1 });
  const done = await query('select intake.settle($1, 1, null, false) as state', [claim?.id]);
  expect(done).toEqual([{ state: 'sent' }]);
});

test('what has been due for longest is claimed first, however the database looks for it', async () => {
  // By the index it would find them in this order anyway.
  await query('alter role send_email set enable_indexscan = off');
  await query('alter role send_email set enable_bitmapscan = off');
  onTestFinished(async () => {
    await query('alter role send_email reset enable_indexscan');
    await query('alter role send_email reset enable_bitmapscan');
  });
  const store = open();
  for (const name of ['late', 'early']) await store.submit(form(name));
  await query(
    `update intake.submission set due_at = now() - interval '1 hour' where data ->> 'name' = 'early'`,
  );
  expect((await store.claim(1, LEASE_MS))[0]?.answers.name).toBe('early');
});

test('a submission that somebody else is about to claim is not waited for', async () => {
  const store = open();
  for (const name of ['locked', 'free']) await store.submit(form(name));
  const other = await connectAsOwner();
  await other.query('begin');
  await other.query(`select from intake.submission where data ->> 'name' = 'locked' for update`);
  const claims = await store.claim(5, LEASE_MS);
  expect(claims.map(({ answers }) => answers.name)).toEqual(['free']);
});

test('what is sent again while it is settled with others does not wait for those', async () => {
  const store = open();
  const [first, second] = [form('Ada'), form('Byron')].toSorted((a, b) =>
    Buffer.compare(a.digest, b.digest),
  ) as [Submission, Submission];
  // The later of the two is to be settled first.
  const receipts = await Promise.all([second, first].map((each) => store.submit(each, LEASE_MS)));
  const other = await connectAsOwner();
  await other.query(`begin; set local lock_timeout = '500ms'`);
  await submitBy(other, first);
  const settled = Promise.all(
    receipts.map((receipt) => settle(store, settlementOf({ id: idOf(receipt) ?? '', attempt: 1 }))),
  );
  await untilWaiting(1);
  await submitBy(other, second);
  await other.query('commit');
  expect(await settled).toEqual(['sent', 'sent']);
  expect(await rows()).toMatchObject([{ hits: 2 }, { hits: 2 }]);
});

test('who lost a claim settles nothing', async () => {
  const store = open();
  await store.submit(form('Ada'));
  const [lost] = await store.claim(1, LEASE_MS);
  await age('61 seconds');
  const [held] = await store.claim(1, LEASE_MS);
  expect(await settle(store, { ...settlementOf(lost), error: 'late' })).toBeNull();
  expect(await settle(store, settlementOf(lost))).toBeNull();
  expect(await rows()).toMatchObject([{ state: 'queued', last_error: null }]);
  expect(await settle(store, settlementOf(held))).toBe('sent');
  expect(await settle(store, settlementOf(held))).toBeNull();
});

test('who has settled a claim has lost it', async () => {
  const store = open();
  await store.submit(form('Ada'));
  const [claim] = await store.claim(1, LEASE_MS);
  const failure = { ...settlementOf(claim), error: 'ECONNECTION' };
  expect(await settle(store, failure)).toBe('queued');
  expect(await settle(store, failure)).toBeNull();
  expect(await settle(store, settlementOf(claim))).toBeNull();
  expect(await rows()).toMatchObject([{ state: 'queued', last_error: 'ECONNECTION' }]);
});

test('what was sent in the end shows no error any more', async () => {
  const store = open();
  await store.submit(form('Ada'));
  await fail(store);
  await age('1 minute');
  expect(await settle(store, settlementOf((await store.claim(1, LEASE_MS))[0]))).toBe('sent');
  expect(await rows()).toMatchObject([{ state: 'sent', attempts: 2, last_error: null }]);
});

test.each([
  [1, 15, 30],
  [2, 30, 60],
  [5, 240, 480],
  [11, 10_800, 21_600],
  [500, 10_800, 21_600],
])('after attempt %i it waits between %i and %i seconds', async (attempt, least, most) => {
  const found = await query<{ least: number; most: number }>(
    `select min(extract(epoch from intake.backoff($1)))::float as least,
      max(extract(epoch from intake.backoff($1)))::float as most from generate_series(1, 300)`,
    [attempt],
  );
  expect(found[0]?.least).toBeGreaterThanOrEqual(least);
  expect(found[0]?.least).toBeLessThan(least + (most - least) * 0.1);
  expect(found[0]?.most).toBeLessThanOrEqual(most);
  expect(found[0]?.most).toBeGreaterThan(most - (most - least) * 0.1);
});

test('a failure is tried again later; one that is final, or 72 hours old, is given up', async () => {
  const store = open();
  await store.submit(form('Ada'));
  expect(await fail(store)).toBe('queued');
  expect(await rows()).toMatchObject([{ last_error: 'ECONNECTION', claimed_until: null }]);
  expect(await store.claim(1, LEASE_MS)).toEqual([]);
  await age('71 hours');
  expect(await fail(store)).toBe('queued');
  await age('61 minutes');
  expect(await fail(store)).toBe('dead');
  await store.submit(form('Bob'));
  expect(await fail(store, true)).toBe('dead');
  await age('1 day');
  expect(await store.claim(5, LEASE_MS)).toEqual([]);
});

test('after a success whatever waits is due at once, but for what has just failed', async () => {
  const store = open();
  for (const name of ['waiting', 'failing']) await store.submit(form(name));
  expect(await fail(store)).toBe('queued');
  await age('5 seconds');
  expect(await fail(store)).toBe('queued');
  await store.submit(form('in hand'));
  expect(await store.claim(5, LEASE_MS)).toHaveLength(1);
  await store.submit(form('sent'));
  const [claim] = await store.claim(5, LEASE_MS);
  expect(await settle(store, settlementOf(claim))).toBe('sent');
  const due = await store.claim(5, LEASE_MS);
  expect(due.map(({ answers }) => answers.name)).toEqual(['waiting']);
});

test('a success leaves what somebody has in hand with them', async () => {
  const store = open();
  await store.submit(form('in hand'));
  await fail(store);
  await age('1 minute');
  expect(await store.claim(1, LEASE_MS)).toMatchObject([{ attempt: 2 }]);
  await store.submit(form('sent'));
  expect(await settle(store, settlementOf((await store.claim(1, LEASE_MS))[0]))).toBe('sent');
  expect(await store.claim(5, LEASE_MS)).toEqual([]);
});

test('a success does not wait for what somebody else has locked', async () => {
  const store = open();
  await store.submit(form('locked'));
  await fail(store);
  await age('2 seconds');
  await store.submit(form('sent'));
  const [claim] = await store.claim(1, LEASE_MS);
  const other = await connectAsOwner();
  await other.query('begin');
  await other.query(`select from intake.submission where data ->> 'name' = 'locked' for update`);
  expect(await settle(store, settlementOf(claim))).toBe('sent');
});

test('what was sent never goes out again, even when it is named', async () => {
  const store = open();
  const receipt = await store.submit(form('sent'));
  await settle(store, settlementOf((await store.claim(1, LEASE_MS))[0]));
  expect(await query('select intake.replay($1)', [[idOf(receipt)]])).toEqual([{ replay: 0 }]);
  expect(await store.claim(1, LEASE_MS)).toEqual([]);
});

test('what was given up goes out again, and what was held when it is named', async () => {
  const store = open();
  await store.submit(form('given up'));
  await fail(store, true);
  const held = await store.submit(form('held', { isHeld: true, spam: 'links' }));
  await age('80 hours');
  expect(await store.claim(5, LEASE_MS)).toEqual([]);
  expect(await query('select intake.replay()')).toEqual([{ replay: 1 }]);
  await query('select intake.replay($1)', [[idOf(held)]]);
  const claims = await store.claim(5, LEASE_MS);
  expect(claims.map(({ attempt }) => attempt)).toEqual([1, 1]);
  // Its 72 hours begin anew.
  const error = 'ECONNECTION';
  expect(await settle(store, { ...settlementOf(claims[0]), error })).toBe('queued');
});

function createdAtOf(receipt: Receipt): Date | undefined {
  return receipt.outcome === 'stored' ? receipt.createdAt : undefined;
}
