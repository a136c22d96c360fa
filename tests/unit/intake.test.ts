import { readFileSync } from 'node:fs';
import pg from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { prepare } from '../../stack/database.ts';
import {
  ada,
  fail,
  form,
  idOf,
  LEASE_MS,
  settle,
  settlementOf,
  setUpIntake,
} from './intake.fixture.ts';

const { age, functionUrl, open, ownerUrl, query, rows } = setUpIntake();

test('a sweep deletes what is done and old, frees digests, and never loses a lead', async () => {
  const store = open();
  const send = async (name: string) => store.submit(form(name, { address: ada }));
  await send('sent');
  await settle(store, settlementOf((await store.claim(1, LEASE_MS))[0]));
  await send('dead');
  await fail(store, true);
  await store.submit(form('held', { isHeld: true }));
  await send('queued');
  await age('25 hours');
  expect(await store.sweep()).toBe(0);
  expect((await rows()).map(({ dedupe }) => dedupe)).toEqual([null, null, null, null]);
  expect(await query('select * from intake.rate')).toEqual([]);
  await age('366 days');
  expect(await store.sweep()).toBe(2);
  expect((await rows()).map(({ data }) => data.name)).toEqual(['dead', 'queued']);
});

test('within a day a sweep forgets neither a form nor who sent it', async () => {
  const store = open([{ most: 1, seconds: 86_400 }]);
  const first = await store.submit(form('Ada', { address: ada }));
  await age('23 hours');
  expect(await store.sweep()).toBe(0);
  expect(await store.submit(form('Ada', { address: ada }))).toMatchObject({
    outcome: 'duplicate',
    id: idOf(first),
  });
  expect(await store.submit(form('Bob', { address: ada }))).toMatchObject({
    outcome: 'limited',
  });
});

test('to forget somebody deletes all that came with their address', async () => {
  const store = open();
  for (const [name, email] of [
    ['a', 'Ada@Byron.example'],
    ['b', ' ada@byron.example'],
    ['c', 'bob@byron.example'],
    ['d', ''],
  ] as const) {
    await store.submit(form(name, {}, email));
  }
  const forgotten = await query(`select intake.forget(' ADA@byron.example ')`);
  expect(forgotten).toEqual([{ forget: 2 }]);
  expect((await rows()).map(({ data }) => data.name)).toEqual(['c', 'd']);
});

test('it is not well once a mail waits for over 15 minutes, or one was given up', async () => {
  const store = open();
  const nothing = { isWell: true, queued: 0, dead: 0, held: 0, sent: 0 };
  expect(await store.health()).toEqual({ ...nothing, oldestQueuedSeconds: null });
  await store.submit(form('Ada'));
  await store.submit(form('Spam', { isHeld: true, spam: 'trap' }));
  await age('14 minutes');
  expect(await store.health()).toMatchObject({ isWell: true, queued: 1, held: 1 });
  await age('2 minutes');
  expect(await store.health()).toMatchObject({ isWell: false, oldestQueuedSeconds: 960 });
  expect(await store.isWell()).toBe(false);
  await settle(store, settlementOf((await store.claim(1, LEASE_MS))[0]));
  expect(await store.isWell()).toBe(true);
  await store.submit(form('Bob'));
  await fail(store, true);
  expect(await store.health()).toMatchObject({ isWell: false, dead: 1, sent: 1 });
});

test('what a visitor wrote comes back as it was, and so does where they came from', async () => {
  const store = open();
  const name = `O'Brien "\\" \u{1f680} {$1} --`;
  const attribution = { utm_source: "'; drop table x", partner: 'acme' };
  await store.submit(form(name, { attribution, origin: 'https://a.example' }));
  const [claim] = await store.claim(1, LEASE_MS);
  expect(claim?.answers.name).toBe(name);
  expect(claim).toMatchObject({ attribution, origin: 'https://a.example' });
  expect(claim?.createdAt).toBeInstanceOf(Date);
  expect(await rows()).toMatchObject([{ attribution, origin: 'https://a.example', spam: null }]);
});

test("the function's role may call its functions and read its health, and nothing else", async () => {
  const client = new pg.Client({ connectionString: functionUrl() });
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
  const patience = {
    statement_timeout: '5s',
    lock_timeout: '3s',
    idle_in_transaction_session_timeout: '10s',
  };
  for (const [name, value] of Object.entries(patience)) {
    expect((await client.query(`show ${name}`)).rows).toEqual([{ [name]: value }]);
  }
  await client.end();
});

test('nobody may call a function that was not given to them', async () => {
  const found = await query(
    `select proname from pg_proc where pronamespace = 'intake'::regnamespace
      and has_function_privilege('public', oid, 'execute')`,
  );
  expect(found).toEqual([]);
});

test('what runs with the rights of the owner finds only what it names in full', async () => {
  const found = await query(
    `select proname from pg_proc where pronamespace = 'intake'::regnamespace
      and prosecdef and not 'search_path=""' = any (coalesce(proconfig, '{}'))`,
  );
  expect(found).toEqual([]);
});

test('tables are behind row-level security that lets nobody in', async () => {
  const tables = await query(
    `select relname, relrowsecurity from pg_class
      where relnamespace = 'intake'::regnamespace and relkind = 'r' order by relname`,
  );
  expect(tables).toEqual([
    { relname: 'rate', relrowsecurity: true },
    { relname: 'submission', relrowsecurity: true },
  ]);
  expect(await query(`select * from pg_policies where schemaname = 'intake'`)).toEqual([]);
});

test('each minute the function is called with the address and the key of the vault', async () => {
  await query(`
    create schema vault; create table vault.decrypted_secrets (name text, decrypted_secret text);
    create schema net; create table net.calls (url text, headers jsonb);
    create function net.http_post(url text, headers jsonb, timeout_milliseconds integer)
    returns bigint language sql as 'insert into net.calls values (url, headers) returning 7';
  `);
  expect(await query('select intake.request_drain()')).toEqual([{ request_drain: null }]);
  const secret = 'insert into vault.decrypted_secrets values ($1, $2)';
  await query(secret, ['drain_url', 'https://project.example/drain']);
  expect(await query('select intake.request_drain()')).toEqual([{ request_drain: null }]);
  await query(secret, ['drain_key', 'key']);
  expect(await query('select intake.request_drain()')).toEqual([{ request_drain: '7' }]);
  expect(await query('select * from net.calls')).toEqual([
    { url: 'https://project.example/drain', headers: { Authorization: 'Bearer key' } },
  ]);
  await query('drop schema vault cascade; drop schema net cascade');
});

test('the migrations can be undone, and applied again', async () => {
  const { startPostgresFixture: start } = await import('./postgres.fixture.ts');
  const { migrate } = await import('../../stack/migrate.ts');
  const other = await start();
  onTestFinished(() => other.close());
  const versions = [
    '20261122140000_settled_in_order',
    '20261122060000_stored_as_a_set',
    '20261122020000_in_hand_at_once',
    '20261121200000_less_work',
    '20261121190000_claim_attribution',
    '20261120190100_drain_every_minute',
    '20261120190000_intake',
  ];
  for (const version of versions) await other.query(rollbackOf(version));
  const left = `select nspname from pg_namespace where nspname = 'intake'
    union select rolname from pg_roles where rolname = 'send_email'
    union select version from supabase_migrations.schema_migrations`;
  expect(await other.query(left)).toEqual([]);
  await migrate(other.ownerUrl);
  await migrate(other.ownerUrl);
  expect(await other.query(left)).toHaveLength(9);
}, 30_000);

test('with the last migrations undone the function goes on storing, counting and settling', async () => {
  await query(rollbackOf('20261122140000_settled_in_order'));
  await query(rollbackOf('20261122060000_stored_as_a_set'));
  const store = open([{ most: 2, seconds: 600 }]);
  const send = async (name: string) => store.submit(form(name, { address: ada }), LEASE_MS);
  const receipts = await Promise.all(['a', 'a', 'b', 'a', 'c'].map(send));
  const outcomes = receipts.map(({ outcome }) => outcome);
  expect(outcomes.toSorted()).toEqual(['duplicate', 'duplicate', 'limited', 'stored', 'stored']);
  const [lead] = await rows();
  expect(await settle(store, settlementOf({ id: lead?.id, attempt: 1 }))).toBe('sent');
  const { migrate } = await import('../../stack/migrate.ts');
  await migrate(ownerUrl());
  expect((await send('a')).outcome).toBe('duplicate');
});

test('a claim goes back to what it was, and forth again, with leads waiting and rights the same', async () => {
  const { startPostgresFixture: start } = await import('./postgres.fixture.ts');
  const { migrate } = await import('../../stack/migrate.ts');
  const other = await start();
  onTestFinished(() => other.close());
  const claim = `select proname, prosecdef, proconfig, proacl::text from pg_proc
    where oid = 'intake.claim'::regproc`;
  const now = await other.query(claim);
  await other.query(
    `select intake.submit('Form', '{}', sha256('1'), attribution => '{"partner": "acme"}')`,
  );
  await other.query(rollbackOf('20261121190000_claim_attribution'));
  expect(await other.query(claim)).toEqual(now);
  const [before] = await other.query(`select * from intake.claim(1, interval '-1 second')`);
  expect(Object.keys(before ?? {})).toEqual(['id', 'form', 'data', 'created_at', 'attempt']);
  await migrate(other.ownerUrl);
  expect(await other.query(claim)).toEqual(now);
  expect(await other.query(`select * from intake.claim(1, interval '1 minute')`)).toMatchObject([
    { ...before, attempt: 2, origin: null, attribution: { partner: 'acme' } },
  ]);
}, 30_000);

test('the databases of one server, which share its roles, can be migrated at once', async () => {
  const names = Array.from({ length: 6 }, (_, nth) => `sibling_${nth}`);
  for (const name of names) await query(`create database ${name}`);
  const urls = names.map((name) => Object.assign(new URL(ownerUrl()), { pathname: name }));
  await expect(Promise.all(urls.map(({ href }) => prepare(href)))).resolves.toHaveLength(6);
}, 30_000);

function rollbackOf(version: string): string {
  return readFileSync(`supabase/rollbacks/${version}.sql`, 'utf8');
}
