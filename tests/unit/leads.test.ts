import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { readOrder } from '../../tools/commands/leads/order.ts';
import { type PostgresFixture, startPostgresFixture } from './postgres.fixture.ts';

const run = promisify(execFile);
const folder = mkdtempSync(join(tmpdir(), 'leads-'));

let postgres: PostgresFixture;
beforeAll(async () => {
  postgres = await startPostgresFixture();
}, 60_000);
afterAll(async () => {
  rmSync(folder, { recursive: true });
  await postgres?.close();
});
beforeEach(() => postgres.query('truncate intake.submission'));

test('the newest leads are listed first, with who they are and what became of them', async () => {
  await add('2026-11-01', 'Newsletter Subscription', { email: 'ada@byron.example' }, 'sent');
  await add(
    '2026-11-02',
    'Get Matched - Multi-Step',
    { name: 'Bob\u001b[2J' },
    'dead',
    'EMESSAGE 550',
  );
  const lines = (await leads('list')).split('\n');
  expect(lines).toHaveLength(3);
  expect(lines[1]).toMatch(
    /^2026-11-02 00:00 {2}Get Matched - Multi-Step {2}dead \(EMESSAGE 550\) {2}Bob\[2J/,
  );
  expect(lines[2]).toMatch(
    /^2026-11-01 00:00 {2}Newsletter Subscription {3}sent .* ada@byron\.example/,
  );
  expect(await leads()).toBe(lines.join('\n'));
});

test('leads are filtered by form, by state and by date', async () => {
  await add('2026-11-01', 'Newsletter Subscription', { email: 'a@byron.example' }, 'sent');
  await add('2026-11-02', 'Newsletter Subscription', { email: 'b@byron.example' }, 'dead');
  await add('2026-11-03', 'Talent Application', { email: 'c@byron.example' }, 'dead');
  const found = async (...words: string[]) =>
    [...(await leads('list', ...words)).matchAll(/(\w)@byron/g)]
      .map(([, letter]) => letter)
      .join('');
  expect(await found('--form', 'newsletter')).toBe('ba');
  expect(await found('--state', 'dead')).toBe('cb');
  expect(await found('--since', '2026-11-02')).toBe('cb');
  expect(await found('--until', '2026-11-02')).toBe('a');
  expect(await found('--form', 'talent', '--state', 'sent')).toBe('');
  expect(await found('--most', '1')).toBe('c');
});

test('a file for a spreadsheet holds every answer, and nothing in it is a formula', async () => {
  const file = join(folder, 'leads.csv');
  const data = {
    name: '=HYPERLINK("http://evil.example")',
    company: 'Byron, "Lovelace" & Co',
    hiringFor: 'one\ntwo',
    phone: '+1 555',
    skills: ['React', 'Python'],
  };
  const attribution = { utm_source: '@news', partner: 'acme' };
  await add('2026-11-01', 'Get Matched - Multi-Step', data, 'sent', null, attribution);
  expect(await leads('list', '--csv', file)).toBe(`1 lead written to ${file}.`);
  const text = readFileSync(file, 'utf8');
  const [head = '', ...rows] = text.split('\r\n');
  expect(head).toMatch(/^\ufeffReceived,Form,Role,/);
  expect(head).toMatch(/,Id,partner,utm_source$/);
  expect(rows.join()).toContain(`"'=HYPERLINK(""http://evil.example"")"`);
  expect(rows.join()).toContain('"Byron, ""Lovelace"" & Co"');
  expect(rows.join()).toContain('"one\ntwo"');
  expect(rows.join()).toContain(`"'+1 555"`);
  expect(rows.join()).toContain('React; Python');
  expect(rows.join()).toContain(`,acme,"'@news"`);
  expect(statSync(file).mode & 0o077).toBe(0);
});

test.each(['=1', '+1', '-1', '@a', '\t=1', '\r=1', ' =1', '＝1', '－1'])(
  '%j does not begin a formula any more',
  async (name) => {
    const { asCsv } = await import('../../tools/commands/leads/csv.ts');
    const { openLeads } = await import('../../tools/commands/leads/database.ts');
    await add('2026-11-01', 'Get Matched - Multi-Step', { name }, 'sent');
    const database = await openLeads(postgres.ownerUrl);
    expect(asCsv(await database.list({}))).toContain(`"'${name}"`);
    await database.close();
  },
);

test('what was given up is mailed anew, and what was held when it is named', async () => {
  await add('2026-11-01', 'Newsletter Subscription', { email: 'a@byron.example' }, 'dead');
  const id = await add(
    '2026-11-02',
    'Newsletter Subscription',
    { email: 'b@byron.example' },
    'held',
  );
  expect(await leads('replay')).toBe('1 lead will be mailed anew.');
  expect(await leads('replay', id)).toBe('1 lead will be mailed anew.');
  const states = await postgres.query('select distinct state, attempts from intake.submission');
  expect(states).toEqual([{ state: 'queued', attempts: 0 }]);
});

test('somebody is forgotten when it is certain that they are to be', async () => {
  await add('2026-11-01', 'Newsletter Subscription', { email: 'Ada@byron.example' }, 'sent');
  await add('2026-11-01', 'Newsletter Subscription', { email: 'bob@byron.example' }, 'sent');
  expect(await leads('forget', 'ada@byron.example')).toContain('1 lead would be deleted');
  expect(await postgres.query('select id from intake.submission')).toHaveLength(2);
  expect(await leads('forget', 'ada@byron.example', '--yes')).toBe('1 lead deleted.');
  expect(await leads('list')).toContain('bob@byron.example');
  expect(await leads('list')).not.toContain('da@byron.example');
});

test('a database that does not answer gets one line that says what to do', async () => {
  const failed = run(process.execPath, ['tools/commands/leads.ts'], {
    env: { ...process.env, DATABASE_URL: 'postgresql://postgres:x@127.0.0.1:1/postgres' },
  });
  await expect(failed).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringMatching(/^The database does not let us in .* set DATABASE_URL [^\n]+\n$/),
  });
});

test.each([
  [['shred'], 'There is no "shred"'],
  [['toString'], 'There is no "toString"'],
  [['list', '--colour'], "Unknown option '--colour'"],
  [['list', 'all'], '"all" is one word too many'],
  [['list', '--state', 'lost'], '--state is one of queued, sent, dead, held'],
  [['list', '--form', 'e'], 'fits 4 forms'],
  [['list', '--form', 'survey'], 'fits 0 forms'],
  [['list', '--since', 'yesterday'], '--since is a date'],
  [['list', '--until', '2026-13-01'], '--until is a date'],
  [['list', '--most', '0'], '--most is a number'],
  [['list', '--yes'], '--yes means nothing to "list"'],
  [['replay', '7'], '"7" is no id'],
  [['forget'], 'Name one e-mail address'],
  [['forget', 'a@b.example', 'c@d.example'], 'Name one e-mail address'],
])('%j is refused in one line', (words, why) => {
  const read = () => readOrder(words);
  expect(read).toThrow(why);
  expect(read).toThrow(/^[^\n]+ See "npm run leads -- --help"\.$/);
});

test('whoever asks for help gets it', async () => {
  for (const words of [['--help'], ['help'], ['list', '-h']]) {
    expect(await leads(...words)).toContain('npm run leads -- forget');
  }
});

async function leads(...words: string[]): Promise<string> {
  const env = { ...process.env, DATABASE_URL: postgres.ownerUrl };
  const { stdout } = await run(process.execPath, ['tools/commands/leads.ts', ...words], { env });
  return stdout.trimEnd();
}

async function add(
  createdAt: string,
  form: string,
  data: object,
  state: string,
  error: string | null = null,
  attribution: object = {},
): Promise<string> {
  const [row] = await postgres.query<{ id: string }>(
    `insert into intake.submission (created_at, form, data, state, last_error, attribution, sent_at)
      values ($1::timestamptz, $2, $3, $4, $5, $6, case when $4 = 'sent' then now() end) returning id`,
    [`${createdAt}T00:00Z`, form, data, state, error, attribution],
  );
  return row?.id ?? '';
}
