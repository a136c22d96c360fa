import { expect, test } from 'vitest';
import type { Receipt } from '../../supabase/functions/send-email/store.ts';
import type { Submission } from '../../supabase/functions/send-email/submission.ts';
import { ada, form, idOf, setUpIntake, submitBy } from './intake.fixture.ts';

const { age, connectAsOwner, open, query, rows, untilWaiting } = setUpIntake();

test('a form that is sent again is the same submission, for 24 hours', async () => {
  const store = open();
  const first = await store.submit(form('Ada'));
  expect(first.outcome).toBe('stored');
  await age('23 hours 59 minutes');
  expect(await store.submit(form('Ada'))).toMatchObject({ outcome: 'duplicate', id: idOf(first) });
  expect(await rows()).toMatchObject([{ hits: 2 }]);
  await age('2 minutes');
  expect(await store.submit(form('Ada'))).toMatchObject({ outcome: 'stored' });
  expect(await rows()).toMatchObject([{ hits: 2 }, { hits: 1 }]);
});

test('20 forms, each sent 30 times at once by two processes, are 20 submissions', async () => {
  const stores = [open(), open()];
  const forms = Array.from({ length: 20 }, (_, n) => form(`Ada ${n}`));
  const sent = Array.from({ length: 600 }, (_, n) => ({
    form: forms[n % 20] as Submission,
    store: stores[n % 2],
  }));
  const receipts = await Promise.all(sent.map(({ form, store }) => store?.submit(form)));
  expect(new Set(receipts.map((receipt) => idOf(receipt))).size).toBe(20);
  expect((await rows()).map(({ hits }) => hits)).toEqual(Array(20).fill(30));
}, 30_000);

test('of two alike that are stored at once the later waits, and is a repetition', async () => {
  const twin = form('Ada', { address: ada });
  const other = await connectAsOwner();
  await other.query('begin');
  await submitBy(other, twin);
  const receipt = open().submit(twin);
  await untilWaiting(1);
  await other.query('commit');
  expect((await receipt).outcome).toBe('duplicate');
  expect(await rows()).toMatchObject([{ id: idOf(await receipt), hits: 2 }]);
  expect(await query('select * from intake.rate')).toEqual([]);
});

test('forms that come together are stored by one statement, and each is told its own id', async () => {
  const store = open();
  const names = Array.from({ length: 20 }, (_, n) => `Ada ${n}`);
  const receipts = await Promise.all(names.map((name) => store.submit(form(name))));
  const times = receipts.map(
    (receipt) => receipt.outcome === 'stored' && receipt.createdAt.getTime(),
  );
  expect(new Set(times).size).toBe(1);
  const stored = (await rows()).map(({ id, data }) => [data.name, id]);
  const told = names.map((name, n) => [name, idOf(receipts[n])]);
  expect(Object.fromEntries(told)).toEqual(Object.fromEntries(stored));
});

test('a form that cannot be stored does not keep others from it that came with it', async () => {
  const store = open();
  const bad = form('bad', { origin: 'not in UTF-8: \u0000' });
  const forms = [form('first'), form('a'), bad, form('b')];
  const ends = await Promise.allSettled(forms.map((item) => store.submit(item)));
  expect(ends.map(({ status }) => status)).toEqual([
    'fulfilled',
    'fulfilled',
    'rejected',
    'fulfilled',
  ]);
  expect((await rows()).map(({ data }) => data.name).toSorted()).toEqual(['a', 'b', 'first']);
});

test('an address may send so much in a while, and then has to wait', async () => {
  const store = open();
  const send = async (name: string, address = ada) => store.submit(form(name, { address }));
  for (const name of ['a', 'b', 'c']) expect((await send(name)).outcome).toBe('stored');
  const limited = await send('d');
  expect(waitOf(limited)).toBeGreaterThan(530);
  expect((await send('d', Uint8Array.of(9))).outcome).toBe('stored');
  await age('11 minutes');
  for (const name of ['e', 'f']) expect((await send(name)).outcome).toBe('stored');
  await age('11 minutes');
  const tomorrow = await send('g');
  // A day after the minute of the first, which was 22 minutes ago.
  expect(waitOf(tomorrow)).toBeGreaterThan(85_000);
  expect(waitOf(tomorrow)).toBeLessThanOrEqual(85_080);
  expect(await rows()).toHaveLength(6);
});

test('who has used up two limits waits for the longer of them', async () => {
  const store = open([
    { most: 1, seconds: 600 },
    { most: 1, seconds: 86_400 },
  ]);
  await store.submit(form('a', { address: ada }));
  expect(waitOf(await store.submit(form('b', { address: ada })))).toBeGreaterThan(86_300);
});

test('a repetition never burns the limit, and is answered beyond it', async () => {
  const store = open();
  const send = async (name: string) => store.submit(form(name, { address: ada }));
  for (let time = 0; time < 10; time += 1) await send('a');
  expect((await send('b')).outcome).toBe('stored');
  expect((await send('c')).outcome).toBe('stored');
  expect((await send('d')).outcome).toBe('limited');
  expect((await send('a')).outcome).toBe('duplicate');
  expect((await rows()).map(({ hits }) => hits).toSorted()).toEqual([1, 1, 11]);
});

test('the limit is exact however many are sent at once', async () => {
  const stores = [open(), open()];
  const forms = await Promise.all(
    Array.from({ length: 40 }, (_, n) => form(`Ada ${n % 20}`, { address: ada })),
  );
  const receipts = await Promise.all(forms.map((item, n) => stores[n % 2]?.submit(item)));
  expect(receipts.filter((receipt) => receipt?.outcome === 'stored')).toHaveLength(3);
  expect(await rows()).toHaveLength(3);
});

test('of those that are stored together each is held to the limit of its own address', async () => {
  const store = open([{ most: 2, seconds: 600 }]);
  const [bob, eve] = [Uint8Array.of(4), Uint8Array.of(5)];
  const send = (name: string, address: Uint8Array) => store.submit(form(name, { address }));
  const first = await send('first', ada);
  const others = [send('a', bob), send('b', bob), send('c', eve), send('d', ada), send('e', ada)];
  const late = [send('f', bob), send('first', ada), send('c', eve)];
  const receipts = await Promise.all([first, ...others, ...late]);
  expect(outcomesOf(receipts).toSorted()).toEqual([
    ...Array(2).fill('duplicate'),
    ...Array(2).fill('limited'),
    ...Array(5).fill('stored'),
  ]);
  expect(await query('select key, n from intake.rate order by key')).toEqual([
    { key: Buffer.from(ada), n: 2 },
    { key: Buffer.from(bob), n: 2 },
    { key: Buffer.from(eve), n: 1 },
  ]);
  const names = ['first', 'a', 'b', 'c', 'd', 'e', 'f', 'first', 'c'];
  const ids = new Map((await rows()).map(({ data, id }) => [data.name, id]));
  expect(receipts.map((receipt) => idOf(receipt) ?? undefined)).toEqual(
    names.map((name) => ids.get(name)),
  );
});

test('of two alike that wait for the limit together the later is a repetition, not refused', async () => {
  const one = [{ most: 1, seconds: 600 }];
  const other = await connectAsOwner();
  await other.query('begin');
  await other.query(`select pg_advisory_xact_lock(hashtextextended('010203', 0))`);
  const twin = form('Ada', { address: ada });
  const receipts = [open(one), open(one)].map((store) => store.submit(twin));
  await untilWaiting(2, 'advisory');
  await other.query('commit');
  expect(outcomesOf(await Promise.all(receipts)).toSorted()).toEqual(['duplicate', 'stored']);
});

test('without limits nothing is counted, nor is an address that is not known', async () => {
  for (const n of [1, 2, 3, 4, 5]) await open([]).submit(form(`${n}`, { address: ada }));
  const store = open();
  const unknown = [6, 7, 8, 9, 10].map((n) => store.submit(form(`${n}`)));
  expect(outcomesOf(await Promise.all(unknown))).toEqual(Array(5).fill('stored'));
  expect(await query('select * from intake.rate')).toEqual([]);
});

function outcomesOf(receipts: readonly Receipt[]): string[] {
  return receipts.map(({ outcome }) => outcome);
}

/** In how many seconds somebody may send again; `undefined` where they may now. */
function waitOf(receipt: Receipt): number | undefined {
  return receipt.outcome === 'limited' ? receipt.retryAfter : undefined;
}
