import { readFileSync } from 'node:fs';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest';
import { prepare } from '../../stack/database.ts';
import { getMatchedForm } from '../../supabase/functions/_shared/contract.ts';
import { createPostgresStore } from '../../supabase/functions/send-email/postgres.ts';
import type { Receipt } from '../../supabase/functions/send-email/store.ts';
import { digestOf, type Submission } from '../../supabase/functions/send-email/submission.ts';
import { type PostgresFixture, startPostgresFixture } from './postgres.fixture.ts';

const LEASE_MS = 60_000;
const limits = [
  { most: 3, seconds: 600 },
  { most: 5, seconds: 86_400 },
];
const ada = Uint8Array.of(1, 2, 3);

let postgres: PostgresFixture;
beforeAll(async () => {
  postgres = await startPostgresFixture();
}, 60_000);
afterAll(() => postgres?.close());
beforeEach(() => postgres.query('truncate intake.submission, intake.rate'));

test('a form that is sent again is the same submission, for 24 hours', async () => {
  const store = open();
  const first = await store.submit(await form('Ada'));
  expect(first.outcome).toBe('stored');
  await age('23 hours 59 minutes');
  expect(await store.submit(await form('Ada'))).toEqual({ ...first, outcome: 'duplicate' });
  expect(await rows()).toMatchObject([{ hits: 2 }]);
  await age('2 minutes');
  expect(await store.submit(await form('Ada'))).toMatchObject({ outcome: 'stored' });
  expect(await rows()).toHaveLength(2);
});

test('20 forms, each sent 30 times at once by two processes, are 20 submissions', async () => {
  const stores = [open(), open()];
  const forms = await Promise.all(Array.from({ length: 20 }, (_, n) => form(`Ada ${n}`)));
  const sent = Array.from({ length: 600 }, (_, n) => ({
    form: forms[n % 20] as Submission,
    store: stores[n % 2],
  }));
  const receipts = await Promise.all(sent.map(({ form, store }) => store?.submit(form)));
  expect(new Set(receipts.map((receipt) => idOf(receipt))).size).toBe(20);
  expect((await rows()).map(({ hits }) => hits)).toEqual(Array(20).fill(30));
}, 30_000);

test('a form that cannot be stored does not keep others from it that came with it', async () => {
  const store = open();
  const bad = await form('bad', { origin: 'not in UTF-8: \u0000' });
  const forms = [await form('first'), await form('a'), bad, await form('b')];
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
  const send = async (name: string, address = ada) => store.submit(await form(name, { address }));
  for (const name of ['a', 'b', 'c']) expect((await send(name)).outcome).toBe('stored');
  const limited = await send('d');
  expect(limited.outcome).toBe('limited');
  expect(limited.outcome === 'limited' && limited.retryAfter).toBeGreaterThan(530);
  expect((await send('d', Uint8Array.of(9))).outcome).toBe('stored');
  await age('11 minutes');
  for (const name of ['e', 'f']) expect((await send(name)).outcome).toBe('stored');
  await age('11 minutes');
  const tomorrow = await send('g');
  expect(tomorrow.outcome === 'limited' && tomorrow.retryAfter).toBeGreaterThan(80_000);
  expect(await rows()).toHaveLength(6);
});

test('a repetition never burns the limit, and is answered beyond it', async () => {
  const store = open();
  const send = async (name: string) => store.submit(await form(name, { address: ada }));
  for (let time = 0; time < 10; time += 1) await send('a');
  expect((await send('b')).outcome).toBe('stored');
  expect((await send('c')).outcome).toBe('stored');
  expect((await send('d')).outcome).toBe('limited');
  expect((await send('a')).outcome).toBe('duplicate');
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

test('of two alike that wait for the limit together the later is a repetition, not refused', async () => {
  const one = [{ most: 1, seconds: 600 }];
  const other = await connectAsOwner();
  await other.query('begin');
  await other.query(`select pg_advisory_xact_lock(hashtextextended('010203', 0))`);
  const twin = await form('Ada', { address: ada });
  const receipts = [open(one), open(one)].map((store) => store.submit(twin));
  const waiting = `select from pg_locks where locktype = 'advisory' and not granted`;
  await expect.poll(async () => (await postgres.query(waiting)).length).toBe(2);
  await other.query('commit');
  const outcomes = (await Promise.all(receipts)).map(({ outcome }) => outcome);
  expect(outcomes.toSorted()).toEqual(['duplicate', 'stored']);
});

test('without limits nothing is counted, nor is an address that is not known', async () => {
  for (const n of [1, 2, 3, 4, 5]) await open([]).submit(await form(`${n}`, { address: ada }));
  for (const n of [6, 7, 8, 9]) {
    expect((await open().submit(await form(`${n}`))).outcome).toBe('stored');
  }
  expect(await postgres.query('select * from intake.rate')).toEqual([]);
});

test('a submission is claimed by one process at a time, and comes back after the lease', async () => {
  const [one, other] = [open(), open()];
  for (let n = 0; n < 10; n += 1) await one.submit(await form(`Ada ${n}`));
  const claims = await Promise.all([one.claim(6, LEASE_MS), other.claim(6, LEASE_MS)]);
  expect(new Set(claims.flat().map(({ id }) => id)).size).toBe(10);
  expect(claims.flat()[0]).toMatchObject({ attempt: 1, form: getMatchedForm.type });
  expect(await one.claim(6, LEASE_MS)).toEqual([]);
  await age('61 seconds');
  const again = await one.claim(20, LEASE_MS);
  expect(again.map(({ attempt }) => attempt)).toEqual(Array(10).fill(2));
});

test('what has been due for longest is claimed first', async () => {
  const store = open();
  for (const name of ['late', 'early']) await store.submit(await form(name));
  await postgres.query(
    `update intake.submission set due_at = now() - interval '1 hour' where data ->> 'name' = 'early'`,
  );
  expect((await store.claim(1, LEASE_MS))[0]?.answers.name).toBe('early');
});

test('a submission that somebody else is about to claim is not waited for', async () => {
  const store = open();
  for (const name of ['locked', 'free']) await store.submit(await form(name));
  const other = await connectAsOwner();
  await other.query('begin');
  await other.query(`select from intake.submission where data ->> 'name' = 'locked' for update`);
  const claims = await store.claim(5, LEASE_MS);
  expect(claims.map(({ answers }) => answers.name)).toEqual(['free']);
});

test('who lost a claim settles nothing', async () => {
  const store = open();
  await store.submit(await form('Ada'));
  const [lost] = await store.claim(1, LEASE_MS);
  await age('61 seconds');
  const [held] = await store.claim(1, LEASE_MS);
  expect(await store.settle({ ...settlementOf(lost), error: 'late' })).toBeNull();
  expect(await store.settle(settlementOf(lost))).toBeNull();
  expect(await rows()).toMatchObject([{ state: 'queued', last_error: null }]);
  expect(await store.settle(settlementOf(held))).toBe('sent');
  expect(await store.settle(settlementOf(held))).toBeNull();
});

test.each([
  [1, 15, 30],
  [2, 30, 60],
  [5, 240, 480],
  [11, 10_800, 21_600],
  [500, 10_800, 21_600],
])('after attempt %i it waits between %i and %i seconds', async (attempt, least, most) => {
  const found = await postgres.query<{ least: number; most: number }>(
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
  await store.submit(await form('Ada'));
  expect(await fail(store)).toBe('queued');
  expect(await rows()).toMatchObject([{ last_error: 'ECONNECTION', claimed_until: null }]);
  expect(await store.claim(1, LEASE_MS)).toEqual([]);
  await age('71 hours');
  expect(await fail(store)).toBe('queued');
  await age('61 minutes');
  expect(await fail(store)).toBe('dead');
  await store.submit(await form('Bob'));
  expect(await fail(store, true)).toBe('dead');
  await age('1 day');
  expect(await store.claim(5, LEASE_MS)).toEqual([]);
});

test('after a success whatever waits is due at once, but for what has just failed', async () => {
  const store = open();
  for (const name of ['waiting', 'failing']) await store.submit(await form(name));
  expect(await fail(store)).toBe('queued');
  await age('5 seconds');
  expect(await fail(store)).toBe('queued');
  await store.submit(await form('in hand'));
  expect(await store.claim(5, LEASE_MS)).toHaveLength(1);
  await store.submit(await form('sent'));
  const [claim] = await store.claim(5, LEASE_MS);
  expect(await store.settle(settlementOf(claim))).toBe('sent');
  const due = await store.claim(5, LEASE_MS);
  expect(due.map(({ answers }) => answers.name)).toEqual(['waiting']);
});

test('a success leaves what somebody has in hand with them', async () => {
  const store = open();
  await store.submit(await form('in hand'));
  await fail(store);
  await age('1 minute');
  expect(await store.claim(1, LEASE_MS)).toMatchObject([{ attempt: 2 }]);
  await store.submit(await form('sent'));
  expect(await store.settle(settlementOf((await store.claim(1, LEASE_MS))[0]))).toBe('sent');
  expect(await store.claim(5, LEASE_MS)).toEqual([]);
});

test('what was given up goes out again, and what was held when it is named', async () => {
  const store = open();
  await store.submit(await form('given up'));
  await fail(store, true);
  const held = await store.submit(await form('held', { isHeld: true, spam: 'links' }));
  await age('80 hours');
  expect(await store.claim(5, LEASE_MS)).toEqual([]);
  expect(await postgres.query('select intake.replay()')).toEqual([{ replay: 1 }]);
  await postgres.query('select intake.replay($1)', [[idOf(held)]]);
  const claims = await store.claim(5, LEASE_MS);
  expect(claims.map(({ attempt }) => attempt)).toEqual([1, 1]);
  // Its 72 hours begin anew.
  const error = 'ECONNECTION';
  expect(await store.settle({ ...settlementOf(claims[0]), error })).toBe('queued');
});

test('a sweep deletes what is done and old, frees digests, and never loses a lead', async () => {
  const store = open();
  const send = async (name: string) => store.submit(await form(name, { address: ada }));
  await send('sent');
  await store.settle(settlementOf((await store.claim(1, LEASE_MS))[0]));
  await send('dead');
  await fail(store, true);
  await store.submit(await form('held', { isHeld: true }));
  await send('queued');
  await age('25 hours');
  expect(await store.sweep()).toBe(0);
  expect((await rows()).map(({ dedupe }) => dedupe)).toEqual([null, null, null, null]);
  expect(await postgres.query('select * from intake.rate')).toEqual([]);
  await age('366 days');
  expect(await store.sweep()).toBe(2);
  expect((await rows()).map(({ data }) => data.name)).toEqual(['dead', 'queued']);
});

test('to forget somebody deletes all that came with their address', async () => {
  const store = open();
  for (const [name, email] of [
    ['a', 'Ada@Byron.example'],
    ['b', ' ada@byron.example'],
    ['c', 'bob@byron.example'],
    ['d', ''],
  ] as const) {
    await store.submit(await form(name, {}, email));
  }
  const forgotten = await postgres.query(`select intake.forget(' ADA@byron.example ')`);
  expect(forgotten).toEqual([{ forget: 2 }]);
  expect((await rows()).map(({ data }) => data.name)).toEqual(['c', 'd']);
});

test('it is not well once a mail waits for over 15 minutes, or one was given up', async () => {
  const store = open();
  const nothing = { isWell: true, queued: 0, dead: 0, held: 0, sent: 0 };
  expect(await store.health()).toEqual({ ...nothing, oldestQueuedSeconds: null });
  await store.submit(await form('Ada'));
  await store.submit(await form('Spam', { isHeld: true, spam: 'trap' }));
  await age('14 minutes');
  expect(await store.health()).toMatchObject({ isWell: true, queued: 1, held: 1 });
  await age('2 minutes');
  expect(await store.health()).toMatchObject({ isWell: false, oldestQueuedSeconds: 960 });
  expect(await store.isWell()).toBe(false);
  await store.settle(settlementOf((await store.claim(1, LEASE_MS))[0]));
  expect(await store.isWell()).toBe(true);
  await store.submit(await form('Bob'));
  await fail(store, true);
  expect(await store.health()).toMatchObject({ isWell: false, dead: 1, sent: 1 });
});

test('what a visitor wrote comes back as it was, and so does where they came from', async () => {
  const store = open();
  const name = `O'Brien "\\" \u{1f680} {$1} --`;
  const attribution = { utm_source: "'; drop table x", partner: 'acme' };
  await store.submit(await form(name, { attribution, origin: 'https://a.example' }));
  const [claim] = await store.claim(1, LEASE_MS);
  expect(claim?.answers.name).toBe(name);
  expect(claim?.createdAt).toBeInstanceOf(Date);
  expect(await rows()).toMatchObject([{ attribution, origin: 'https://a.example', spam: null }]);
});

test("the function's role may call its functions and read its health, and nothing else", async () => {
  const client = new pg.Client({ connectionString: postgres.functionUrl });
  await client.connect();
  const refused = [
    'select * from intake.submission',
    'delete from intake.rate',
    `select intake.forget('ada@byron.example')`,
    'select intake.replay()',
    'select intake.request_drain()',
    'create table intake.mine ()',
  ];
  for (const text of refused) await expect(client.query(text)).rejects.toThrow('permission denied');
  expect((await client.query('show statement_timeout')).rows).toEqual([
    { statement_timeout: '5s' },
  ]);
  await client.end();
});

test('tables are behind row-level security that lets nobody in', async () => {
  const tables = await postgres.query(
    `select relname, relrowsecurity from pg_class
      where relnamespace = 'intake'::regnamespace and relkind = 'r' order by relname`,
  );
  expect(tables).toEqual([
    { relname: 'rate', relrowsecurity: true },
    { relname: 'submission', relrowsecurity: true },
  ]);
  expect(await postgres.query(`select * from pg_policies where schemaname = 'intake'`)).toEqual([]);
});

test('each minute the function is called with the address and the key of the vault', async () => {
  await postgres.query(`
    create schema vault; create table vault.decrypted_secrets (name text, decrypted_secret text);
    create schema net; create table net.calls (url text, headers jsonb);
    create function net.http_post(url text, headers jsonb, timeout_milliseconds integer)
    returns bigint language sql as 'insert into net.calls values (url, headers) returning 7';
  `);
  expect(await postgres.query('select intake.request_drain()')).toEqual([{ request_drain: null }]);
  await postgres.query(`insert into vault.decrypted_secrets values
    ('drain_url', 'https://project.example/drain'), ('drain_key', 'key')`);
  expect(await postgres.query('select intake.request_drain()')).toEqual([{ request_drain: '7' }]);
  expect(await postgres.query('select * from net.calls')).toEqual([
    { url: 'https://project.example/drain', headers: { Authorization: 'Bearer key' } },
  ]);
  await postgres.query('drop schema vault cascade; drop schema net cascade');
});

test('the migrations can be undone, and applied again', async () => {
  const { startPostgresFixture: start } = await import('./postgres.fixture.ts');
  const { migrate } = await import('../../stack/migrate.ts');
  const other = await start();
  for (const version of ['20261120190100_drain_every_minute', '20261120190000_intake']) {
    await other.query(readFileSync(`supabase/rollbacks/${version}.sql`, 'utf8'));
  }
  const left = `select nspname from pg_namespace where nspname = 'intake'
    union select rolname from pg_roles where rolname = 'send_email'
    union select version from supabase_migrations.schema_migrations`;
  expect(await other.query(left)).toEqual([]);
  await migrate(other.ownerUrl);
  await migrate(other.ownerUrl);
  expect(await other.query(left)).toHaveLength(4);
  await other.close();
}, 30_000);

test('the databases of one server, which share its roles, can be migrated at once', async () => {
  const names = Array.from({ length: 6 }, (_, nth) => `sibling_${nth}`);
  for (const name of names) await postgres.query(`create database ${name}`);
  const urls = names.map((name) => Object.assign(new URL(postgres.ownerUrl), { pathname: name }));
  await expect(Promise.all(urls.map(({ href }) => prepare(href)))).resolves.toHaveLength(6);
}, 30_000);

async function connectAsOwner() {
  const client = new pg.Client({ connectionString: postgres.ownerUrl });
  await client.connect();
  // Also where the test fails: what it has locked would keep all others waiting.
  onTestFinished(() => client.end());
  return client;
}

type Store = ReturnType<typeof open>;

function open(of = limits) {
  return createPostgresStore({ url: postgres.functionUrl, limits: of, keepDays: 365 });
}

async function form(
  name: string,
  changes: Partial<Submission> = {},
  email = '',
): Promise<Submission> {
  const answers = { name, email };
  return {
    form: getMatchedForm,
    answers,
    digest: await digestOf(getMatchedForm, answers),
    spam: null,
    isHeld: false,
    origin: null,
    attribution: {},
    address: null,
    ...changes,
  };
}

/** Lets time pass: everything happened so much longer ago. */
async function age(by: string): Promise<void> {
  await postgres.query(
    `update intake.submission set created_at = created_at - $1::interval,
      queued_at = queued_at - $1::interval, due_at = due_at - $1::interval,
      claimed_until = claimed_until - $1::interval, failed_at = failed_at - $1::interval`,
    [by],
  );
  await postgres.query('update intake.rate set bucket = bucket - $1::interval', [by]);
}

/** Claims one, whatever it waits for, and lets it fail. */
async function fail(store: Store, isFinal = false): Promise<string | null> {
  const [claim] = await store.claim(1, LEASE_MS);
  return store.settle({ ...settlementOf(claim), error: 'ECONNECTION', isFinal });
}

function settlementOf(claim: { id: string; attempt: number } | undefined) {
  if (!claim) throw new Error('Nothing was claimed.');
  return { id: claim.id, attempt: claim.attempt, error: null, isFinal: false };
}

function rows() {
  return postgres.query('select * from intake.submission order by created_at, id');
}

function idOf(receipt: Receipt | undefined): string | undefined {
  return receipt && 'id' in receipt ? receipt.id : undefined;
}
