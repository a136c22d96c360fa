import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addPastForms } from '../faults/past-forms.ts';
import { type PostgresFixture, startPostgresFixture } from './postgres.fixture.ts';

// Rows that a statement reads although it needs few of them: the sign of an index that it misses, or that
// does not exist.

const FORMS = 50_000;
const MOST_READ = 1_000;
/** After five calls Postgres may choose another plan, which it keeps for the rest of the connection. */
const CALLS = 7;

let postgres: PostgresFixture;
let client: pg.Client;

beforeAll(async () => {
  postgres = await startPostgresFixture();
  client = new pg.Client({ connectionString: postgres.ownerUrl });
  await client.connect();
  await addPastForms(client, FORMS);
  await client.query(`
    select intake.submit('Form', '{}', sha256(n::text::bytea), null, false, null, '{}', '{mail}', null)
      from generate_series(1, 20) as n;
    insert into intake.rate select sha256(n::text::bytea), now() - n * interval '1 second', 1
      from generate_series(1, ${FORMS}) as n;
    insert into intake.confirmation select sha256(n::text::bytea), now() - n * interval '1 second'
      from generate_series(1, ${FORMS}) as n;
    insert into intake.partner_refusal
      select intake.week_of(now()) - 7 * n, 'partner-' || n, '', 'invalid', n
      from generate_series(1, ${FORMS}) as n;
  `);
  await client.query('vacuum analyze');
}, 120_000);
afterAll(async () => {
  await client?.end();
  await postgres?.close();
}, 30_000);

/** A call of each function that `send_email` may execute. */
const calls: Readonly<Record<string, string>> = {
  campaigns_of_last_week: 'campaigns_of_last_week()',
  claim: `claim('mail', 8, '90 seconds', '0')`,
  count_held: 'count_held()',
  count_refusals: `count_refusals('[{"reason":"invalid","form":"","partner":"none","n":1}]')`,
  drain: 'drain()',
  due_report: 'due_report()',
  fix: `fix(gen_random_uuid(), 1, '{}')`,
  health: 'health()',
  held: 'held()',
  may_alert: `may_alert('dead', '10 minutes')`,
  metrics: 'metrics()',
  pass: `pass('drain', '0')`,
  queue_confirmation: `queue_confirmation(gen_random_uuid(), (select id from intake.submission limit 1), sha256('3'), '{}')`,
  queue_report: `queue_report(gen_random_uuid(), '{}')`,
  save_content: `save_content(gen_random_uuid(), 1, '{}')`,
  settle: `settle((select id from intake.delivery limit 1), 1, null, false, null, null)`,
  submit: `submit('Form', '{}', sha256('1'), null, false, null, '{}', '{mail}', sha256('2'))`,
  too_many_refusals: 'too_many_refusals()',
};

/** These have few rows, however many forms there are, or are not read. */
const small = ['audit', 'clock', 'delivered', 'refusal', 'refusal_mark', 'settings'];

test('each table that grows is full', async () => {
  const found = await client.query(
    `select relname as name from pg_class where relnamespace = 'intake'::regnamespace
      and relkind = 'r' and reltuples < $1`,
    [FORMS],
  );
  expect(found.rows.map(({ name }) => name).toSorted()).toEqual(small);
});

test('there is a call of each function', async () => {
  const found = await client.query(
    `select distinct proname as name from pg_proc where pronamespace = 'intake'::regnamespace
      and has_function_privilege('send_email', oid, 'execute')`,
  );
  expect(found.rows.map(({ name }) => name).toSorted()).toEqual(Object.keys(calls));
});

/** Reads the leads of a week, once a week. */
const weekly = 'campaigns_of_last_week';
const frequent = Object.entries(calls).filter(([name]) => name !== weekly);

test.each(frequent)(`among ${FORMS} forms, %s reads few`, async (_, call) => {
  const countReads = async () => {
    const { rows } = await client.query(
      `select coalesce(sum(seq_tup_read + coalesce(idx_tup_fetch, 0)), 0)::integer as n
          from pg_stat_xact_user_tables where schemaname = 'intake'`,
    );
    return rows[0].n;
  };
  await client.query('begin; savepoint before');
  for (let n = 1; n < CALLS; n += 1) {
    await client.query(`select intake.${call}`);
    await client.query('rollback to before');
  }
  const before = await countReads();
  await client.query(`select intake.${call}`);
  expect((await countReads()) - before).toBeLessThan(MOST_READ);
  await client.query('rollback');
});

test(`among ${FORMS} forms, 600 new ones renew the statistics by which Postgres chooses plans`, async () => {
  const countRenewals = async () => {
    const { rows } = await client.query(
      `select min(autoanalyze_count)::integer as n from pg_stat_user_tables
        where relid in ('intake.submission'::regclass, 'intake.delivery'::regclass)`,
    );
    return rows[0].n;
  };
  const before = await countRenewals();
  await client.query(`alter system set autovacuum_naptime = '1s'`);
  await client.query('select pg_reload_conf()');
  await client.query(`
    select intake.submit('Form', '{}', sha256(n::text::bytea), null, false, null, '{}', '{mail}', null)
      from generate_series(101, 700) as n`);
  await expect.poll(countRenewals, { timeout: 15_000 }).toBeGreaterThan(before);
}, 20_000);
