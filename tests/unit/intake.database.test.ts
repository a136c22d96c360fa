import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { applyMigrations } from '../../tools/services/database.ts';
import { migrate } from '../../tools/services/migrate.ts';
import { setUpIntake } from './intake.fixture.ts';
import { connectTo } from './postgres.fixture.ts';

const { connectAsRole, ownerUrl, query } = setUpIntake();

describe('the role of the function', () => {
  test('the role of the function cannot read or write a table', async () => {
    const role = await connectAsRole();
    const tables = await query<{ name: string }>(
      `select relname as name from pg_class
        where relnamespace = 'intake'::regnamespace and relkind = 'r'`,
    );
    expect(tables).toHaveLength(11);
    for (const { name } of tables) {
      for (const text of [
        `select * from intake.${name}`,
        `insert into intake.${name} default values`,
        `delete from intake.${name}`,
      ]) {
        await expect(role.query(text), text).rejects.toThrow('permission denied');
      }
    }
    for (const text of [
      `update intake.settings set keep = '0'`,
      'create table intake.mine ()',
      'alter table intake.submission disable row level security',
    ]) {
      await expect(role.query(text), text).rejects.toThrow(/permission denied|must be owner/);
    }
  });

  test('the role of the function can call only the functions that it needs', async () => {
    const callable = await query<{ name: string }>(
      `select proname as name from pg_proc where pronamespace = 'intake'::regnamespace
        and has_function_privilege('send_email', oid, 'execute') order by name`,
    );
    expect(callable.map(({ name }) => name)).toEqual([
      'campaigns_of_last_week',
      'claim',
      'count_held',
      'count_refusals',
      'drain',
      'due_report',
      'fix',
      'health',
      'held',
      'may_alert',
      'metrics',
      'pass',
      'queue_confirmation',
      'queue_report',
      'save_content',
      'settle',
      'submit',
      'submit',
      'too_many_refusals',
    ]);
    const role = await connectAsRole();
    for (const call of ['release(null)', 'replay(null)', 'discard(null)', 'forget(null)']) {
      await expect(role.query(`select intake.${call}`), call).rejects.toThrow('permission denied');
    }
  });

  test('the role of the function has short limits for statements, lock waits and transactions', async () => {
    const role = await connectAsRole();
    for (const [name, value] of [
      ['statement_timeout', '5s'],
      ['lock_timeout', '2800ms'],
      ['idle_in_transaction_session_timeout', '10s'],
    ]) {
      expect((await role.query(`show ${name}`)).rows).toEqual([{ [`${name}`]: value }]);
    }
  });
});

test('other roles can neither call a function of the schema nor pass row-level security', async () => {
  const callable = await query(
    `select proname from pg_proc where pronamespace = 'intake'::regnamespace
      and has_function_privilege('public', oid, 'execute')`,
  );
  expect(callable).toEqual([]);
  const open = await query(
    `select relname from pg_class
      where relnamespace = 'intake'::regnamespace and relkind = 'r' and not relrowsecurity`,
  );
  expect(open).toEqual([]);
  expect(await query(`select from pg_policies where schemaname = 'intake'`)).toEqual([]);
});

test('the roles of Supabase’s API have no rights, although it grants them all on everything new', async () => {
  const url = await createDatabase('api');
  const client = await connectTo(url);
  await client.query(`
    create role anon; create role authenticated;
    alter default privileges grant all on schemas to anon, authenticated;
    alter default privileges grant all on tables to anon, authenticated;
    alter default privileges grant all on functions to anon, authenticated;
  `);
  await applyMigrations(url);
  const open = await client.query(`
    select role, name from (values ('anon'), ('authenticated')) as roles (role), lateral (
      select relname, has_table_privilege(role, oid, 'select, insert, update, delete') from pg_class
      where relnamespace = 'intake'::regnamespace and relkind in ('r', 'v')
      union all
      select proname, has_function_privilege(role, oid, 'execute') from pg_proc
      where pronamespace = 'intake'::regnamespace
      union all
      select 'the schema', has_schema_privilege(role, 'intake', 'usage, create')
    ) as granted (name, is_open) where is_open`);
  expect(open.rows).toEqual([]);
});

test('a function that runs as the owner finds only schema-qualified names', async () => {
  const found = await query(
    `select proname from pg_proc where pronamespace = 'intake'::regnamespace
      and prosecdef and not 'search_path=""' = any (coalesce(proconfig, '{}'))`,
  );
  expect(found).toEqual([]);
});

describe('the schedule', () => {
  test('the schedule is refused without pg_cron, unless the database is set to an external schedule', async () => {
    const url = await createDatabase('schedule');
    const [intake, schedule] = ['20261122200000_intake', '20261122200100_schedule'].map((name) =>
      readFileSync(`supabase/migrations/${name}.sql`, 'utf8'),
    ) as [string, string];
    const before = await connectTo(url);
    await before.query(intake);
    await expect(before.query(schedule)).rejects.toMatchObject({
      message: expect.stringContaining('nothing would call /drain'),
      hint: expect.stringContaining(`set intake.schedule = 'external'`),
    });
    await before.query(`alter database schedule set intake.schedule = 'external'`);
    const after = await connectTo(url);
    await after.query(schedule);
  });

  test('the schedule calls the function with the URL and the key in the vault', async () => {
    const url = await createDatabase('vault');
    await applyMigrations(url);
    const client = await connectTo(url);
    await client.query(`
      create schema vault; create table vault.decrypted_secrets (name text, decrypted_secret text);
      create schema net; create table net.calls (url text, headers jsonb);
      create function net.http_post(url text, headers jsonb, timeout_milliseconds integer default 1)
      returns bigint language sql as 'insert into net.calls values (url, headers) returning 7';
    `);
    const secret = 'insert into vault.decrypted_secrets values ($1, $2)';
    await client.query(secret, ['drain_url', 'https://project.example/drain']);
    await expect(client.query('select intake.request_drain()')).rejects.toThrow(
      'Put drain_url and drain_key into the vault',
    );
    await client.query(secret, ['drain_key', 'key']);
    expect((await client.query('select intake.request_drain() as id')).rows).toEqual([{ id: '7' }]);
    expect((await client.query('select * from net.calls')).rows).toEqual([
      { url: 'https://project.example/drain', headers: { Authorization: 'Bearer key' } },
    ]);
  });
});

describe('migrations', () => {
  test('migrations are applied once, and keep stored data', async () => {
    const url = await createDatabase('again');
    await applyMigrations(url);
    const client = await connectTo(url);
    await client.query(
      `select intake.submit('Form', '{}', sha256('1'), null, false, null, '{}', '{mail}', null)`,
    );
    await applyMigrations(url);
    expect((await client.query('select from intake.submission')).rowCount).toBe(1);
  });

  test('migrations keep the statements of the release before, which runs until the function is deployed', async () => {
    const role = await connectAsRole();
    const call = async (text: string, values: unknown[] = []) =>
      (await role.query(`select intake.${text} as value`, values)).rows[0].value;
    const { id } = await call(
      `submit('Form', '{}', sha256('2'), null, false, null, '{}', '{mail}', null)`,
    );
    const { claims } = await call(`claim('mail', 1, '1 minute', '0')`);
    expect(claims).toMatchObject([{ submission: { id, form: 'Form', answers: {} } }]);
    const delivery = claims[0].id;
    expect(await call(`fix($1, 1, '{"to":[]}')`, [delivery])).toEqual({ to: [] });
    expect(await call('settle($1, 1, null, false, null, null)', [delivery])).toBe('sent');
    expect(await call('held()')).toEqual([]);
    expect(await call(`pass('alert dead', '1 minute')`)).toBe(true);
    await call('drain()');
    expect(await call('health()')).toMatchObject({ ok: true, queued: 0 });
  });

  test('migrations of another version are refused with one line that says what to do', async () => {
    const url = await createDatabase('earlier');
    await migrate(url);
    const client = await connectTo(url);
    const migrations = 'supabase_migrations.schema_migrations';
    await client.query(`update ${migrations} set version = '20251120190000' where name = 'intake'`);
    const refused = migrate(url);
    await expect(refused).rejects.toThrow(/^[^\n]*20251120190000[^\n]*Delete its data[^\n]*$/);
  });

  test('an older Postgres is refused with one line', async () => {
    const migration = readFileSync(
      'supabase/migrations/20261125190000_a_year_of_forms.sql',
      'utf8',
    );
    await expect(query(migration.replace('150000', '990000'))).rejects.toThrow(
      /^This is Postgres \d+\.\d+.*\. Use 15 or later\.$/,
    );
  });

  test('migrations can be applied to six databases of one server at once, which share its roles', async () => {
    const names = Array.from({ length: 6 }, (_, n) => `sibling_${n}`);
    const urls = [];
    for (const name of names) urls.push(await createDatabase(name));
    await expect(Promise.all(urls.map((url) => applyMigrations(url)))).resolves.toHaveLength(6);
  }, 30_000);
});

/** Creates an empty database on the same server. Resolves to the owner's connection string. */
async function createDatabase(name: string): Promise<string> {
  await query(`create database ${name}`);
  return Object.assign(new URL(ownerUrl()), { pathname: name }).href;
}
