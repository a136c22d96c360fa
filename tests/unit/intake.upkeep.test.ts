import { describe, expect, onTestFinished, test } from 'vitest';
import { claims } from '../../site/content/claims.ts';
import type { Store } from '../../supabase/functions/send-email/store/store.ts';
import {
  address,
  claim,
  claimOne,
  giveUp,
  namesOf,
  settle,
  setUpIntake,
  submissionOf,
  submit,
} from './intake.fixture.ts';

const { age, openStore, query, submissions, deliveries } = setUpIntake();

/** Calls a function of the owner, as `npm run leads` does. */
async function actOn(name: 'release' | 'replay' | 'discard' | 'forget', ids: string[] | null) {
  const [row] = await query<{ count: number }>(`select intake.${name}($1) as count`, [ids]);
  return row?.count;
}

async function audit() {
  return query('select what, count from intake.audit order by at');
}

describe('the digest of held submissions', () => {
  const digests = async (store: Store) =>
    (await claim(store)).filter(({ submission }) => submission === null).length;

  test('the digest of held submissions is queued at most once a day, and only if a new one is held', async () => {
    const store = openStore();
    await store.drain();
    expect(await digests(store)).toBe(0);
    await submit(store, 'first', 'trap');
    await Promise.all([store.drain(), openStore().drain(), store.drain()]);
    expect(await digests(store)).toBe(1);
    await submit(store, 'second', 'trap');
    await age('23 hours');
    await store.drain();
    expect(await deliveries()).toHaveLength(1 + 2);
    await age('1 hour');
    await store.drain();
    expect(await deliveries()).toHaveLength(2 + 2);
    await age('2 days');
    await store.drain();
    expect(await deliveries()).toHaveLength(2 + 2);
  });

  test('the digest counts held submissions by form and reason', async () => {
    const store = openStore();
    await submit(store, 'a', 'trap');
    await submit(store, 'b', 'trap');
    await submit(store, 'c', 'proof');
    await submit(store, 'd', 'links');
    const form = submissionOf('').form.type;
    expect(await store.countHeld()).toEqual([
      { form, spam: 'proof', count: 1 },
      { form, spam: 'trap', count: 2 },
    ]);
  });

  test('the digest is deleted a week after it was queued, unless it is still queued', async () => {
    const store = openStore();
    await submit(store, 'Ada', 'trap');
    await store.drain();
    await age('8 days');
    await store.drain();
    const claimed = (await claim(store)).find(({ submission }) => submission === null);
    expect(claimed).toBeDefined();
    if (claimed) await settle(store, claimed);
    await store.drain();
    expect((await deliveries()).filter(({ submission }) => submission === null)).toEqual([]);
  });
});

describe('retention', () => {
  test('a submission of any state is deleted when its retention time after the end of work is over', async () => {
    const store = openStore();
    await submit(store, 'done');
    await settle(store, await claimOne(store));
    await submit(store, 'given up');
    await giveUp(store);
    await submit(store, 'held', 'trap');
    const discarded = await submit(store, 'discarded', 'trap');
    await actOn('discard', [discarded]);
    await submit(store, 'queued');
    await query('truncate intake.audit');
    await age('364 days 23 hours');
    expect(await store.drain()).toMatchObject({ deleted: 0 });
    await age('2 hours');
    expect(await store.drain()).toMatchObject({ deleted: 4 });
    expect((await submissions()).map(({ data }) => data.name)).toEqual(['queued']);
    expect(await audit()).toEqual([{ what: 'retention', count: 4 }]);
    const left = (await deliveries()).filter(({ state }) => state !== 'queued');
    expect(left).toEqual([]);
  });

  test('the retention time counts from the end of the work, also if a person started it again', async () => {
    const store = openStore();
    await submit(store, 'queued');
    const queued = await claimOne(store);
    const held = await submit(store, 'held', 'trap');
    const discarded = await submit(store, 'discarded', 'trap');
    await actOn('discard', [discarded]);
    await submit(store, 'given up');
    await giveUp(store);
    await age('400 days');
    await actOn('release', [held]);
    await actOn('replay', [discarded]);
    await actOn('replay', null);
    expect(await store.drain()).toMatchObject({ deleted: 0 });
    await settle(store, queued);
    const claims = await claim(store);
    expect(namesOf(claims)).toEqual(['discarded', 'given up', 'held']);
    for (const each of claims) await settle(store, each);
    expect((await submissions()).map(({ state }) => state)).toEqual(Array(4).fill('done'));
    await age('364 days');
    expect(await store.drain()).toMatchObject({ deleted: 0 });
    await age('2 days');
    expect(await store.drain()).toMatchObject({ deleted: 4 });
  });

  test('the retention time is the one that the privacy page promises', async () => {
    expect(await query('select keep::text from intake.settings')).toEqual([
      { keep: claims.retention.figure },
    ]);
  });

  test('the owner of the database sets the retention time', async () => {
    const store = openStore();
    await submit(store, 'held', 'trap');
    await query(`update intake.settings set keep = '30 days'`);
    await age('31 days');
    expect(await store.drain()).toMatchObject({ deleted: 1 });
  });

  test('rates and digests of answers are deleted after a day', async () => {
    const store = openStore();
    await store.submit(submissionOf('Ada'), address);
    await age('23 hours');
    await store.drain();
    expect(await query('select from intake.rate')).toHaveLength(1);
    expect((await store.submit(submissionOf('Ada'), null)).outcome).toBe('duplicate');
    await age('62 minutes');
    await store.drain();
    expect(await query('select from intake.rate')).toEqual([]);
    expect(await submissions()).toMatchObject([{ digest: null }]);
  });
});

describe('health', () => {
  test('the health is ok and contains counts while deliveries are on time', async () => {
    const store = openStore(['mail', 'webhook']);
    const empty = { ok: true, queued: 0, dead: 0, held: 0, oldestQueuedSeconds: null };
    const now = expect.toSatisfy((count: number) => count < 10);
    expect(await store.health()).toEqual({ ...empty, secondsSinceDrain: now });
    await submit(store, 'Ada');
    await submit(store, 'held', 'trap');
    await age('4 minutes');
    const seconds = expect.toSatisfy((count: number) => count >= 240 && count < 250);
    expect(await store.health()).toEqual({
      ...empty,
      queued: 2,
      held: 1,
      oldestQueuedSeconds: seconds,
      secondsSinceDrain: seconds,
    });
  });

  test('the health is not ok while a delivery is queued for more than 15 minutes', async () => {
    const store = openStore();
    await submit(store, 'Ada');
    await age('14 minutes 50 seconds');
    await store.drain();
    expect(await store.health()).toMatchObject({ ok: true });
    await age('12 seconds');
    expect(await store.health()).toMatchObject({ ok: false, queued: 1, dead: 0 });
    await settle(store, await claimOne(store));
    expect(await store.health()).toMatchObject({ ok: true, queued: 0 });
  });

  test('the health cannot be read while no form can be stored, and tries it without a trace', async () => {
    const store = openStore();
    await store.health();
    expect([...(await submissions()), ...(await deliveries())]).toEqual([]);
    await query('alter table intake.delivery add constraint no_room check (false) not valid');
    await expect(store.health()).rejects.toMatchObject({ code: '23514' });
    await query('alter table intake.delivery drop constraint no_room');
    expect(await store.health()).toMatchObject({ ok: true });
  });

  test('the health cannot be read while the database lacks a migration that forms need', async () => {
    const rename = (from: string, to: string) =>
      query(`alter function intake.${from}(text, jsonb, bytea, text, boolean, text, jsonb, text[], bytea,
        bytea) rename to ${to}`);
    await rename('submit', 'later');
    onTestFinished(() => void rename('later', 'submit'));
    await expect(openStore().health()).rejects.toMatchObject({ code: '42883' });
  });

  test('the health of the last seconds asks the database once for many callers', async () => {
    const store = openStore();
    const first = await store.recentHealth();
    await submit(store, 'Ada');
    const all = await Promise.all(Array.from({ length: 60 }, () => store.recentHealth()));
    expect(new Set(all)).toEqual(new Set([first]));
    expect(await store.health()).toMatchObject({ queued: 1 });
  });

  test('the health is not ok while nothing called /drain for more than 5 minutes', async () => {
    const store = openStore();
    await age('4 minutes 50 seconds');
    expect(await store.health()).toMatchObject({ ok: true });
    await age('12 seconds');
    expect(await store.health()).toMatchObject({ ok: false });
    await store.drain();
    expect(await store.health()).toMatchObject({ ok: true });
  });

  test('the health is not ok while the clock was set back, until the next call of /drain', async () => {
    const store = openStore();
    await query(`update intake.clock set at = now() + interval '3 hours' where name = 'drain'`);
    expect(await store.health()).toMatchObject({ ok: false });
    expect(await store.submit(submissionOf('Ada'), null)).toMatchObject({ isScheduleLate: true });
    await store.drain();
    expect(await store.health()).toMatchObject({ ok: true });
    expect(await store.submit(submissionOf('Bob'), null)).toMatchObject({ isScheduleLate: false });
  });

  test('the health is not ok after a delivery was given up, until it is discarded or sent', async () => {
    const store = openStore();
    const ids = [await submit(store, 'a'), await submit(store, 'b')];
    for (const _ of ids) await giveUp(store);
    expect(await store.health()).toMatchObject({ ok: false, dead: 2 });
    expect(await actOn('discard', ids.slice(0, 1))).toBe(1);
    expect(await store.health()).toMatchObject({ ok: false, dead: 1 });
    await actOn('replay', null);
    await settle(store, await claimOne(store));
    expect(await store.health()).toMatchObject({ ok: true, dead: 0 });
  });

  test('the health stays ok with a submission that is held for long, and with a released one', async () => {
    const store = openStore();
    const id = await submit(store, 'held', 'trap');
    await age('3 days');
    await query('truncate intake.clock');
    await store.drain();
    await settle(store, await claimOne(store));
    expect(await store.health()).toMatchObject({ ok: true, queued: 0, held: 1 });
    await actOn('release', [id]);
    expect(await store.health()).toMatchObject({ ok: true, queued: 1, held: 0 });
  });
});

describe('refusals of the last ten minutes', () => {
  const refuse = (store: Store, reason: string, n: number) =>
    store.countRefusals([{ reason, form: '', partner: '', n }]);

  test('are too many if over a fifth of all requests were refused for one reason', async () => {
    const store = openStore();
    await refuse(store, 'wrong_key', 500);
    expect(await store.tooManyRefusals()).toEqual([]);
    await age('1 minute');
    for (let n = 0; n < 24; n += 1) await submit(store, `${n}`);
    await refuse(store, 'wrong_key', 7);
    await refuse(store, 'origin_not_allowed', 6);
    expect(await store.tooManyRefusals()).toEqual([
      { reason: 'wrong_key', refused: 7, accepted: 24 },
    ]);
  });

  test('do not count once they are older, or if they are few', async () => {
    const store = openStore();
    await store.tooManyRefusals();
    await refuse(store, 'wrong_key', 60);
    for (let minute = 0; minute < 10; minute += 1) {
      expect(await store.tooManyRefusals()).toHaveLength(1);
      await age('1 minute');
    }
    await refuse(store, 'wrong_key', 4);
    expect(await store.tooManyRefusals()).toEqual([]);
    expect(await query('select from intake.refusal_mark')).toHaveLength(11);
  });
});

test('an alert of a kind is sent once per interval over all processes', async () => {
  const stores = [openStore(), openStore()];
  const ask = () => Promise.all([...stores, ...stores].map((s) => s.mayAlert('dead', 600_000)));
  expect((await ask()).filter(Boolean)).toHaveLength(1);
  expect(await stores[0]?.mayAlert('schedule', 600_000)).toBe(true);
  await age('9 minutes');
  expect((await ask()).filter(Boolean)).toHaveLength(0);
  await age('61 seconds');
  expect((await ask()).filter(Boolean)).toHaveLength(1);
});

test('an alert is sent although the clock was set back after the last one', async () => {
  const store = openStore();
  await store.mayAlert('dead', 600_000);
  await age('-3 hours');
  expect(await store.mayAlert('dead', 600_000)).toBe(true);
  expect(await store.mayAlert('dead', 600_000)).toBe(false);
});

test('the metrics count deliveries, held submissions and refusals', async () => {
  const store = openStore(['mail', 'webhook']);
  const form = submissionOf('').form.type;
  await submit(store, 'sent and failed');
  await settle(store, await claimOne(store));
  await giveUp(store, 'webhook');
  const discarded = await submit(store, 'discarded');
  await actOn('discard', [discarded]);
  await age('1 minute');
  await submit(store, 'queued');
  await submit(store, 'held', 'trap');
  await store.countRefusals([{ reason: 'limited', form, partner: '', n: 2 }]);
  await store.countRefusals([
    { reason: 'wrong_key', form: '', partner: '', n: 1 },
    { reason: 'limited', form, partner: 'acme', n: 1 },
  ]);
  const metrics = await store.metrics();
  expect(metrics).toHaveLength(10);
  for (const metric of [
    { name: 'waiting', form, target: 'mail', value: 1 },
    { name: 'waiting', form, target: 'webhook', value: 1 },
    { name: 'oldest_waiting_seconds', form, target: 'mail', value: expect.any(Number) },
    { name: 'delivered_total', form, target: 'mail', value: 1 },
    { name: 'failed', form, target: 'webhook', reason: 'EMESSAGE 550', value: 1 },
    { name: 'held', form, reason: 'trap', value: 1 },
    { name: 'refused_total', form, reason: 'limited', value: 3 },
    { name: 'refused_total', form: '', reason: 'wrong_key', value: 1 },
    { name: 'since_drain_seconds', value: expect.any(Number) },
  ]) {
    expect(metrics).toContainEqual(metric);
  }
});

test('the metric of what was delivered counts on after the forms are forgotten', async () => {
  const stores = [openStore(), openStore()];
  for (const store of stores) {
    const id = await submit(store, 'Ada');
    await settle(store, await claimOne(store));
    await actOn('forget', [id]);
  }
  const form = submissionOf('').form.type;
  expect(await stores[0]?.metrics()).toContainEqual({
    ...{ name: 'delivered_total', form, target: 'mail', value: 2 },
  });
});

describe('changes by people', () => {
  test('a released submission is delivered to every target within a new 72 hours', async () => {
    const store = openStore(['mail', 'webhook']);
    const id = await submit(store, 'Ada', 'trap');
    await submit(store, 'other', 'trap');
    await age('4 days');
    expect(await actOn('release', [id])).toBe(1);
    expect(namesOf(await claim(store, { target: 'webhook' }))).toEqual(['Ada']);
    const claimed = await claimOne(store);
    expect(await settle(store, claimed, { code: 'ECONNECTION' })).toBe('queued');
    expect(await actOn('release', [id])).toBe(0);
  });

  test('a replayed delivery has a new id, new content and a new 72 hours', async () => {
    const store = openStore();
    await submit(store, 'Ada');
    const first = await claimOne(store);
    await store.saveContent(first, { subject: 'old' });
    await settle(store, first, { code: 'EMESSAGE 550', isFinal: true });
    await age('80 hours');
    expect(await actOn('replay', null)).toBe(1);
    const again = await claimOne(store);
    expect(again).toMatchObject({ attempt: 1, content: null });
    expect(again.id).not.toBe(first.id);
    expect(await settle(store, first)).toBeNull();
    expect(await settle(store, again, { code: 'ECONNECTION' })).toBe('queued');
    await age('1 minute');
    await settle(store, await claimOne(store));
    expect(await submissions()).toMatchObject([{ state: 'done' }]);
  });

  test('a replay returns the number of submissions, and delivers only to targets that were given up', async () => {
    const store = openStore(['mail', 'webhook']);
    await submit(store, 'both');
    await giveUp(store, 'mail');
    await giveUp(store, 'webhook');
    const sent = await submit(store, 'sent');
    await settle(store, await claimOne(store, 'mail'));
    await settle(store, await claimOne(store, 'webhook'));
    expect(await actOn('replay', [sent])).toBe(0);
    await submit(store, 'webhook only');
    await settle(store, await claimOne(store, 'mail'));
    await giveUp(store, 'webhook');
    expect(await actOn('replay', null)).toBe(2);
    expect(namesOf(await claim(store, { target: 'mail' }))).toEqual(['both']);
    expect(namesOf(await claim(store, { target: 'webhook' }))).toEqual(['both', 'webhook only']);
  });

  test('a discarded submission is not delivered, not even by a replay of all', async () => {
    const store = openStore();
    const [queued, held] = [await submit(store, 'queued'), await submit(store, 'held', 'trap')];
    const leased = await claimOne(store);
    expect(await actOn('discard', [queued, held])).toBe(2);
    expect(await settle(store, leased, { code: 'ECONNECTION' })).toBeNull();
    expect(await actOn('replay', null)).toBe(0);
    expect(await actOn('release', [held])).toBe(0);
    await age('1 day');
    expect(await claim(store)).toEqual([]);
    expect(await audit()).toEqual([{ what: 'discard', count: 2 }]);
    expect(await actOn('replay', [held])).toBe(1);
    expect(namesOf(await claim(store))).toEqual(['held']);
  });

  test('a forgotten submission leaves only a count in the audit', async () => {
    const store = openStore();
    const id = await submit(store, 'Ada');
    await store.saveContent(await claimOne(store), { text: 'Ada' });
    await submit(store, 'Byron');
    expect(await actOn('forget', [id])).toBe(1);
    expect((await submissions()).map(({ data }) => data.name)).toEqual(['Byron']);
    expect(await deliveries()).toHaveLength(1);
    expect(await audit()).toEqual([{ what: 'forget', count: 1 }]);
  });
});
