import { describe, expect, test } from 'vitest';
import { LEASE_MS } from '../../supabase/functions/send-email/delivery/worker.ts';
import type { Store } from '../../supabase/functions/send-email/store/store.ts';
import { claim, claimOne, giveUp, namesOf, settle, setUpIntake, submit } from './intake.fixture.ts';

const { age, openStore, query, submissions, deliveries, connectAsOwner, untilWaiting } =
  setUpIntake();

/** The seconds until each delivery is due. */
async function secondsUntilDue(): Promise<number[]> {
  const rows = await query<{ seconds: number }>(
    'select extract(epoch from due_at - now())::float as seconds from intake.delivery',
  );
  return rows.map(({ seconds }) => seconds);
}

describe('a claim', () => {
  test('two processes never claim the same delivery', async () => {
    const [one, other] = [openStore(), openStore()];
    const names = Array.from({ length: 20 }, (_, n) => `${n}`);
    await Promise.all(names.map((name) => submit(one, name)));
    const claims = await Promise.all(
      [one, other, one, other].map((store) => claim(store, { most: 6 })),
    );
    expect(namesOf(claims.flat())).toEqual(names.toSorted());
    expect(await claim(one)).toEqual([]);
  });

  test('a delivery can be claimed again with a higher attempt number after its lease', async () => {
    const [one, other] = [openStore(), openStore()];
    const id = await submit(one, 'Ada');
    expect(await claim(one)).toMatchObject([{ attempt: 1, submission: { id } }]);
    await age(`${LEASE_MS - 5000} milliseconds`);
    expect(await claim(other)).toEqual([]);
    await age('5 seconds');
    expect(await claim(other)).toMatchObject([{ attempt: 2, submission: { id } }]);
  });

  test('an older attempt can neither store content nor record a result', async () => {
    const store = openStore();
    await submit(store, 'Ada');
    const lost = await claimOne(store);
    await age('2 minutes');
    const held = await claimOne(store);
    expect(await store.saveContent(lost, { subject: 'late' })).toBeNull();
    expect(await settle(store, lost, { code: 'ETIMEDOUT', isFinal: true })).toBeNull();
    expect(await settle(store, lost)).toBeNull();
    expect(await deliveries()).toMatchObject([
      { state: 'queued', last_error: null, content: null },
    ]);
    expect(await settle(store, held)).toBe('sent');
    expect(await settle(store, held)).toBeNull();
  });

  test('a delivery that another transaction has locked is skipped, not waited for', async () => {
    const store = openStore();
    const id = await submit(store, 'locked');
    await submit(store, 'free');
    const other = await connectAsOwner();
    await other.query('begin');
    await other.query('select from intake.delivery where submission = $1 for update', [id]);
    expect(namesOf(await claim(store))).toEqual(['free']);
  });

  test('the delivery that has been due for longest is claimed first', async () => {
    const store = openStore();
    const ids = [await submit(store, 'later'), await submit(store, 'earlier')];
    await query(
      `update intake.delivery set due_at = now() - interval '1 hour' where submission = $1`,
      [ids[1]],
    );
    expect((await claimOne(store)).submission?.answers.name).toBe('earlier');
  });

  test('deliveries of different targets are claimed separately', async () => {
    const store = openStore(['mail', 'webhook']);
    await submit(store, 'Ada');
    expect(await claim(store, { target: 'webhook' })).toHaveLength(1);
    expect(await claim(store, { target: 'mail' })).toHaveLength(1);
  });
});

describe('a gap between deliveries', () => {
  const GAP_MS = 60_000;
  const withGap = (store: Store) =>
    store.claim('mail', { most: 10, leaseMs: LEASE_MS, gapMs: GAP_MS });

  test('two processes together claim one delivery per gap', async () => {
    const [one, other] = [openStore(), openStore()];
    for (const name of ['a', 'b', 'c']) await submit(one, name);
    for (const expected of [1, 2]) {
      const claims = await Promise.all([one, other, one, other, one, other].map(withGap));
      const successful = claims.filter((each) => each.claims.length > 0);
      expect(successful.map((each) => each.claims.length)).toEqual([1]);
      for (const { waitMs } of claims) {
        expect(waitMs).toBeGreaterThan(GAP_MS - 5000);
        expect(waitMs).toBeLessThanOrEqual(GAP_MS);
      }
      const claimed = (await deliveries()).filter(({ attempts }) => attempts > 0);
      expect(claimed).toHaveLength(expected);
      await age('60 seconds');
    }
  });

  // In the first round nothing was claimed before. In the second round the gap has passed.
  test('a process also keeps the gap after a claim that is not committed yet', async () => {
    const store = openStore();
    for (const name of ['a', 'b', 'c', 'd']) await submit(store, name);
    const other = await connectAsOwner();
    for (const _ of [1, 2]) {
      await other.query('begin');
      await other.query(`select intake.claim('mail', 1, '1 hour', '1 minute')`);
      const claimed = withGap(store);
      await untilWaiting(claimed);
      await other.query('commit');
      expect((await claimed).claims).toEqual([]);
      expect((await claimed).waitMs).toBeGreaterThan(GAP_MS - 10_000);
      await age('60 seconds');
    }
  });

  test('a claim without due deliveries does not start a gap', async () => {
    const store = openStore();
    expect(await withGap(store)).toEqual({ claims: [] });
    await submit(store, 'Ada');
    expect((await withGap(store)).claims).toHaveLength(1);
  });
});

describe('a failed attempt', () => {
  test('each failed attempt doubles the delay, with a random factor from 0.5 to 1, up to 6 hours', async () => {
    const store = openStore();
    // Enough deliveries to see both ends of the random delay.
    for (let n = 0; n < 20; n += 1) await submit(store, `${n}`);
    for (const [failures, most] of [
      [0, 30],
      [1, 60],
      [4, 480],
      [9, 15_360],
      [10, 21_600],
      [500, 21_600],
    ] as const) {
      await query('update intake.delivery set due_at = now(), failures = $1', [failures]);
      const claims = await claim(store);
      const failed = { code: 'ECONNECTION' };
      await Promise.all(claims.map((each) => settle(store, each, failed)));
      const waits = await secondsUntilDue();
      expect(waits).toHaveLength(20);
      expect(Math.min(...waits)).toBeGreaterThan(most / 2 - 10);
      expect(Math.min(...waits)).toBeLessThan(most * 0.75);
      expect(Math.max(...waits)).toBeGreaterThan(most * 0.75 - 10);
      expect(Math.max(...waits)).toBeLessThanOrEqual(most);
    }
    expect(await deliveries()).toContainEqual(
      expect.objectContaining({ failures: 501, last_error: 'ECONNECTION', state: 'queued' }),
    );
  });

  test('a failed attempt 72 hours after the submission is the last one', async () => {
    const store = openStore();
    await submit(store, 'Ada');
    await age('71 hours 59 minutes');
    expect(await settle(store, await claimOne(store), { code: 'ECONNECTION' })).toBe('queued');
    await age('2 minutes');
    expect(await settle(store, await claimOne(store), { code: 'ECONNECTION' })).toBe('dead');
    await age('1 day');
    expect(await claim(store)).toEqual([]);
    expect(await submissions()).toMatchObject([{ state: 'open', ended_at: expect.any(Date) }]);
  });

  test('a failed attempt is the last one if the failure is final', async () => {
    const store = openStore();
    await submit(store, 'Ada');
    const claimed = await claimOne(store);
    expect(await settle(store, claimed, { code: 'unknown_form', isFinal: true })).toBe('dead');
    await age('1 day');
    expect(await claim(store)).toEqual([]);
  });
});

describe('a pause that a target asks for', () => {
  test('a pause that a target asks for stops only the claims of that target', async () => {
    const store = openStore(['mail', 'webhook']);
    for (const name of ['a', 'b']) await submit(store, name);
    const [claimed] = await claim(store, { gapMs: 1 });
    if (claimed) await settle(store, claimed, { code: 'status_429', restMs: 600_000 });
    const { claims, waitMs } = await store.claim('mail', {
      most: 5,
      leaseMs: LEASE_MS,
      gapMs: 0,
    });
    expect(claims).toEqual([]);
    expect(waitMs).toBeGreaterThan(590_000);
    expect(waitMs).toBeLessThanOrEqual(600_000);
    expect(await claim(store, { gapMs: 100 })).toEqual([]);
    expect(await claim(store, { target: 'webhook' })).toHaveLength(2);
    await age('600 seconds');
    expect(namesOf(await claim(store))).toEqual(['a', 'b']);
  });

  test('a pause that a target asks for does not count as a failed attempt', async () => {
    const store = openStore();
    await submit(store, 'Ada');
    for (let n = 0; n < 5; n += 1) {
      const claimed = await claimOne(store);
      await settle(store, claimed, { code: 'status_429', restMs: 1000 });
      await age('1 second');
    }
    expect(await settle(store, await claimOne(store), { code: 'ECONNECTION' })).toBe('queued');
    expect(Math.max(...(await secondsUntilDue()))).toBeLessThanOrEqual(30);
  });

  test('a pause that a target asks for is not shortened by a shorter one', async () => {
    const store = openStore();
    for (const name of ['a', 'b']) await submit(store, name);
    const claims = await claim(store);
    for (const [n, restMs] of [600_000, 1000].entries()) {
      const claimed = claims[n];
      if (claimed) await settle(store, claimed, { code: 'status_429', restMs });
    }
    await age('1 minute');
    expect(await claim(store)).toEqual([]);
  });

  test.each([
    ['rest', { code: 'status_429', restMs: 1000 }, ['next']],
    ['success', undefined, []],
  ] as const)(
    'a %s does not change when deliveries are due for their next attempt',
    async (_, failure, due) => {
      const store = openStore();
      for (const name of ['a', 'b', 'c']) await submit(store, name);
      for (const each of await claim(store)) await settle(store, each, { code: 'ECONNECTION' });
      await submit(store, 'next');
      await settle(store, await claimOne(store), failure);
      await age('2 seconds');
      expect(namesOf(await claim(store))).toEqual(due);
    },
  );
});

describe('the content of a delivery', () => {
  test('the content of a delivery is the same at every attempt, and is deleted once it is sent', async () => {
    const store = openStore();
    await submit(store, 'Ada');
    const first = await claimOne(store);
    expect(first.content).toBeNull();
    expect(await store.saveContent(first, { subject: 'first' })).toEqual({ subject: 'first' });
    await settle(store, first, { code: 'ECONNECTION' });
    await age('1 minute');
    const second = await claimOne(store);
    expect(second).toMatchObject({ id: first.id, content: { subject: 'first' } });
    expect(await store.saveContent(second, { subject: 'second' })).toEqual({ subject: 'first' });
    await settle(store, second);
    expect(await deliveries()).toMatchObject([
      { state: 'sent', content: null, last_error: null, sent_at: expect.any(Date) },
    ]);
  });

  test('the content of a delivery can be a text', async () => {
    const store = openStore(['webhook']);
    await submit(store, 'Ada');
    const claimed = await claimOne(store, 'webhook');
    expect(await store.saveContent(claimed, '{"a":1}')).toBe('{"a":1}');
  });

  test('the content of a delivery is the rest after the target accepted a part of it', async () => {
    const store = openStore();
    await submit(store, 'Ada');
    const first = await claimOne(store);
    await store.saveContent(first, { to: ['a@team.example', 'b@team.example'] });
    const remaining = { to: ['b@team.example'] };
    expect(await settle(store, first, { code: 'recipient_refused', remaining })).toBe('queued');
    await age('1 minute');
    expect(await claimOne(store)).toMatchObject({ id: first.id, content: remaining });
  });
});

describe('a submission', () => {
  test('a submission is done when it was sent to every target', async () => {
    const store = openStore(['mail', 'webhook']);
    await submit(store, 'Ada');
    await settle(store, await claimOne(store, 'mail'));
    expect(await submissions()).toMatchObject([{ state: 'open', ended_at: null }]);
    await settle(store, await claimOne(store, 'webhook'));
    expect(await submissions()).toMatchObject([{ state: 'done', ended_at: expect.any(Date) }]);
  });

  test('a submission is not done if the delivery to a target was given up', async () => {
    const store = openStore(['mail', 'webhook']);
    await submit(store, 'Ada');
    await giveUp(store, 'webhook');
    expect(await submissions()).toMatchObject([{ state: 'open', ended_at: null }]);
    await settle(store, await claimOne(store, 'mail'));
    expect(await submissions()).toMatchObject([{ state: 'open', ended_at: expect.any(Date) }]);
  });

  test('a submission is done if two processes record its targets at the same moment', async () => {
    const store = openStore(['mail', 'webhook']);
    await submit(store, 'Ada');
    const [mail, webhook] = [await claimOne(store, 'mail'), await claimOne(store, 'webhook')];
    const other = await connectAsOwner();
    await other.query('begin');
    await other.query('select intake.settle($1, 1, null, false, null, null)', [mail.id]);
    const settled = settle(store, webhook);
    await untilWaiting(settled);
    await other.query('commit');
    expect(await settled).toBe('sent');
    expect(await submissions()).toMatchObject([{ state: 'done' }]);
  });
});
