import { describe, expect, test } from 'vitest';
import { createReportQueue } from '../../supabase/functions/send-email/delivery/report-queue.ts';
import type { Mail } from '../../supabase/functions/send-email/email/compose.ts';
import {
  alignColumns,
  renderReport,
  tabulate,
} from '../../supabase/functions/send-email/email/report.ts';
import type { Store } from '../../supabase/functions/send-email/store/store.ts';
import { digestOf } from '../../supabase/functions/send-email/validation/read-submission.ts';
import { claim, setUpIntake, submissionOf } from './intake.fixture.ts';

const { openStore, query, deliveries } = setUpIntake();

const visitors = [Uint8Array.of(1), Uint8Array.of(2)] as const;

/** Sends the same answers from a partner's page, as the handler does. */
async function send(
  store: Store,
  partner: string,
  visitor: Uint8Array,
  answers = { role: 'dev', email: '' },
) {
  const { form, ...rest } = submissionOf('');
  const digest = digestOf(form, answers, new URLSearchParams({ partner }), visitor);
  return store.submit({ ...rest, form, answers, digest, attribution: { partner } }, visitor);
}

describe('the identity of a lead', () => {
  test('the same answers from two partners are two leads, each its own partner\u2019s', async () => {
    const store = openStore();
    const receipts = [
      await send(store, 'acme', visitors[0]),
      await send(store, 'bolt', visitors[1]),
    ];
    expect(receipts.map(({ outcome }) => outcome)).toEqual(['stored', 'stored']);
    expect(receipts[0]?.id).not.toBe(receipts[1]?.id);
    expect(
      await query(`select attribution ->> 'partner' as partner, hits from intake.submission
      order by 1`),
    ).toEqual([
      { partner: 'acme', hits: 1 },
      { partner: 'bolt', hits: 1 },
    ]);
  });

  test('the same answers of two visitors without an email address are two leads', async () => {
    const store = openStore();
    const [first, second] = [
      await send(store, 'acme', visitors[0]),
      await send(store, 'acme', visitors[1]),
    ];
    expect(second).toMatchObject({ outcome: 'stored' });
    expect(second.id).not.toBe(first.id);
  });

  test('a visitor who sends the same answers twice is one lead, also from another network', async () => {
    const store = openStore();
    const first = await send(store, 'acme', visitors[0]);
    expect(await send(store, 'acme', visitors[0])).toMatchObject({
      outcome: 'duplicate',
      id: first.id,
    });
    const named = { role: 'dev', email: 'ada@byron.example' };
    const atHome = await send(store, 'acme', visitors[0], named);
    expect(await send(store, 'acme', visitors[1], named)).toMatchObject({
      outcome: 'duplicate',
      id: atHome.id,
    });
  });
});

const refused = (partner: string, n: number) => ({
  reason: 'origin_not_allowed',
  form: '',
  partner,
  n,
});

test('the report counts what was sent, held and refused, by partner, and has no answers', async () => {
  const store = openStore();
  await send(store, 'acme', visitors[0]);
  await send(store, 'acme', visitors[1]);
  await store.submit(submissionOf('Ada', { spam: 'trap' }), null);
  await store.countRefusals([refused('acme', 2), refused('bolt', 1)]);
  await store.countRefusals([refused('acme', 1)]);
  const [row] = await query('select intake.report(null, null) as rows');
  expect(tabulate(row?.rows, ['partner'])).toEqual([
    ['Partner', 'sent', 'held', 'refused: origin_not_allowed'],
    ['(none)', '0', '1', '0'],
    ['acme', '2', '0', '3'],
    ['bolt', '0', '0', '1'],
  ]);
  expect(JSON.stringify(row?.rows)).not.toContain('Ada');
});

test.each([
  [{ utm_campaign: 'q4', campaign: 'react-q4', utm_source: 'news', utm_content: 'b' }, 'q4 news b'],
  [{ campaign: 'react-q4' }, 'react-q4 (none) (none)'],
  [{ gclid: 'x', referrer: 'https://www.google.com' }, '(none) google (none)'],
  [
    { referrer: 'https://www.blog.example', page: 'https://we.example/apply' },
    '(none) blog.example (none)',
  ],
  [{ referrer: 'https://we.example', page: 'https://we.example/apply' }, '(none) (none) (none)'],
  [{}, '(none) (none) (none)'],
])('a lead with %j counts for %s', async (attribution, expected) => {
  const store = openStore();
  await store.submit({ ...submissionOf('Ada'), attribution }, null);
  const [row] = await query('select intake.campaign_report(null, null) as rows');
  const [, line] = tabulate(row?.rows, ['campaign', 'source', 'content']);
  expect(line?.join(' ')).toBe(`${expected} 1 0`);
});

test('5,000 partners that somebody makes up get 200 rows, in one batch or in several', async () => {
  const store = openStore();
  const batch = Array.from({ length: 5_000 }, (_, n) => refused(`made up ${n}`, 1));
  await store.countRefusals(batch);
  await Promise.all([store.countRefusals(batch), openStore().countRefusals(batch.toReversed())]);
  const rows = await query('select partner, n from intake.partner_refusal');
  expect(rows).toHaveLength(201);
  expect(rows).toContainEqual({ partner: '', n: `${3 * 4_800}` });
});

test('a partner keeps its row among made-up ones if it has a lead, or had a row in the week before', async () => {
  const store = openStore();
  await send(store, 'acme', visitors[0]);
  await store.countRefusals([refused('bolt', 7)]);
  await query('update intake.partner_refusal set week = week - 7');
  const madeUp = Array.from({ length: 3_000 }, (_, n) => refused(`made up ${n}`, 1));
  await store.countRefusals(madeUp);
  await store.countRefusals([refused('acme', 20), refused('bolt', 3), refused('late', 1)]);
  const rows = await query(`select partner, n from intake.partner_refusal
    where week = intake.week_of(now()) and partner !~ 'made up' order by partner`);
  expect(rows).toEqual([
    { partner: '', n: '2801' },
    { partner: 'acme', n: '20' },
    { partner: 'bolt', n: '3' },
  ]);
});

test('partners made up in one week after another do not add up', async () => {
  const store = openStore();
  for (let week = 0; week < 4; week += 1) {
    await query('delete from intake.partner_refusal where week < intake.week_of(now())');
    await query('update intake.partner_refusal set week = week - 7');
    const names = Array.from({ length: 1_000 }, (_, n) => refused(`week ${week} ${n}`, 1));
    await store.countRefusals(names);
    const before = await query<{ partner: string }>(
      `select partner from intake.partner_refusal where week = intake.week_of(now()) - 7`,
    );
    await store.countRefusals(before.map(({ partner }) => refused(partner, 1)));
  }
  const [row] = await query(`select count(*)::integer from intake.partner_refusal
    where week = intake.week_of(now()) and partner <> ''`);
  expect(row).toEqual({ count: 400 });
});

describe('the report of each Monday', () => {
  const from = { name: 'Website', address: 'forms@provider.example' };
  const queueWith = (store: Store, to?: string[]) => createReportQueue({ to, from, store })();
  /** Makes the migration's functions read another clock. */
  const setDay = (offset: number) =>
    query(`create or replace function intake.week_of(instant timestamptz) returns date
      language sql stable set search_path = '' as $$
        select date_trunc('week', instant at time zone 'UTC')::date
          + case when instant = now() then ${offset} else 0 end $$`);
  /** Sends a lead from a landing page in the week before. */
  const sendLastWeek = async (store: Store) => {
    const attribution = {
      campaign: 'react-q4',
      utm_campaign: 'q4',
      utm_source: 'news',
      utm_content: 'b',
    };
    await store.submit({ ...submissionOf('Ada'), attribution }, null);
    await query(`update intake.submission set created_at = now() - interval '7 days'`);
  };
  const today = (new Date().getUTCDay() + 6) % 7;

  test('on a Monday it is queued once, for those in REPORT_TO', async () => {
    const store = openStore();
    await setDay(today);
    await sendLastWeek(store);
    await query('delete from intake.delivery');
    await Promise.all([
      queueWith(store, ['boss@provider.example']),
      queueWith(store, ['boss@provider.example']),
    ]);
    await queueWith(store, ['boss@provider.example']);
    const claims = await claim(store);
    expect(claims).toHaveLength(1);
    const mail = claims[0]?.content as Mail;
    expect(mail).toMatchObject({
      to: ['boss@provider.example'],
      subject: 'Last week: 1 form by partner',
    });
    expect(mail.messageId).toContain(claims[0]?.id);
    expect(mail.text).toContain('Monday to Sunday');
    expect(mail.text).toMatch(/Campaign +Source +Content +sent +held\nq4 +news +b +1 +0/);
    await setDay(0);
  });

  test('on another day, and without REPORT_TO, nothing is queued', async () => {
    const store = openStore();
    await setDay(today);
    await queueWith(store);
    await setDay(today - 1);
    await queueWith(store, ['boss@provider.example']);
    expect(await deliveries()).toEqual([]);
    await setDay(0);
  });
});

test('the mail of a week with 130,000 partners and campaigns has a line for the fifty largest, and one for the rest', () => {
  const rows = Array.from({ length: 130_000 }, (_, n) => ({
    ...{ partner: `partner-${n}`, form: 'Newsletter Subscription', week: '2026-11-23' },
    ...{ outcome: 'sent' as const, n: n + 1 },
  }));
  const [table = ''] = renderReport(rows).text.split('\n\n');
  const lines = table.split('\n');
  expect(lines).toHaveLength(1 + 50 + 1);
  expect(lines[1]).toMatch(/^partner-129950 +Newsletter Subscription +129951 +0$/);
  expect(lines.at(-1)).toMatch(/^\(129950 others\) +8443566225 +0$/);
  expect(alignColumns(tabulate(rows, ['partner'])).split('\n')).toHaveLength(130_001);
  const campaigns = rows.map((row) => ({ ...row, campaign: row.partner, source: '', content: '' }));
  expect(renderReport([], campaigns).text).toMatch(/^\(129950 others\) +8443566225 +0$/m);
});

test('columns are aligned', () => {
  expect(
    alignColumns([
      ['Partner', 'sent'],
      ['a', '12'],
    ]),
  ).toBe('Partner  sent\na        12');
});
