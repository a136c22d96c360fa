import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import {
  afterAll,
  beforeAll,
  beforeEach,
  describe,
  expect,
  onTestFinished,
  test,
  vi,
} from 'vitest';
import { columnsOf, formatLeads } from '../../tools/commands/leads/csv.ts';
import type { Lead } from '../../tools/commands/leads/database.ts';
import { mentionPattern } from '../../tools/commands/leads/mention-pattern.ts';
import { parseCommand } from '../../tools/commands/leads/parse-command.ts';
import { runLeads } from '../../tools/commands/leads/run.ts';
import { readCsv } from '../faults/csv.ts';
import { addPastForms } from '../faults/past-forms.ts';
import { connectTo, type PostgresFixture, startPostgresFixture } from './postgres.fixture.ts';

const run = promisify(execFile);
const folder = mkdtempSync(join(tmpdir(), 'leads-'));

let postgres: PostgresFixture;
beforeAll(async () => {
  postgres = await startPostgresFixture();
  vi.stubEnv('DATABASE_URL', postgres.ownerUrl);
}, 60_000);
afterAll(async () => {
  rmSync(folder, { recursive: true });
  await postgres?.close();
}, 30_000);
beforeEach(() =>
  postgres.query('truncate intake.submission, intake.delivery, intake.audit, intake.clock'),
);

interface Sample {
  readonly at?: string;
  readonly form?: string;
  readonly data?: object;
  readonly state?: 'open' | 'held' | 'done' | 'discarded';
  readonly delivery?: 'queued' | 'sent' | 'dead';
  readonly error?: string;
  readonly attribution?: object;
}

/** Stores a lead as the function does, and resolves to its id. */
async function add(sample: Sample = {}): Promise<string> {
  const { at = '2026-11-01', form = 'Newsletter Subscription', data = {} } = sample;
  const { state = 'open', delivery = 'queued', error = null, attribution = {} } = sample;
  const [row] = await postgres.query<{ id: string }>(
    `with s as (
      insert into intake.submission (created_at, form, data, state, attribution, spam, ended_at)
      values ($1::timestamptz, $2, $3, $4, $5, case when $4 = 'held' then 'trap' end,
        case when $4 <> 'open' then now() end) returning id)
    insert into intake.delivery (submission, target, state, last_error, due_at, sent_at)
    select id, 'mail', $6, $7, case when $4 = 'held' then 'infinity' else now() end::timestamptz,
      case when $6 = 'sent' then now() end from s
    returning submission as id`,
    [`${at}T00:00Z`, form, data, state, attribution, delivery, error],
  );
  return row?.id ?? '';
}

const done = { state: 'done', delivery: 'sent' } as const;
const dead = { delivery: 'dead', error: 'EMESSAGE 550' } as const;

interface LeadsOptions {
  readonly env?: Record<string, string>;
  /** The input at a terminal. Without it, there is no terminal. */
  readonly typed?: string;
}

function spawnLeads(words: readonly string[] = [], { env, typed }: LeadsOptions = {}) {
  const terminal = ['--import', 'data:text/javascript,process.stdin.isTTY=true'];
  return run(
    process.execPath,
    [...(typed === undefined ? [] : terminal), 'tools/commands/leads.ts', ...words],
    { env: { ...process.env, ...env } },
  );
}

/** Runs a command in a process of its own, as `npm run leads` does. */
async function leadsProcess(words: readonly string[] = [], options: LeadsOptions = {}) {
  const child = spawnLeads(words, options);
  child.child.stdin?.end(options.typed ?? '');
  return (await child).stdout.trimEnd();
}

/** Runs a command in this process, which takes a tenth of the time. */
const leads = async (words: readonly string[] = []) => (await runLeads(words)).trimEnd();

describe('the list', () => {
  test('the list shows the newest leads first, with their contact and state', async () => {
    await add({ data: { email: 'ada@byron.example' }, ...done });
    const form = 'Get Matched - Multi-Step';
    const id = await add({ at: '2026-11-02', form, data: { name: 'Bob\u001b[2J' }, ...dead });
    const lines = (await leads(['list'])).split('\n');
    expect(lines).toHaveLength(3);
    expect(lines[1]).toMatch(
      /^2026-11-02 00:00 {2}Get Matched - Multi-Step {2}dead \(EMESSAGE 550\)/,
    );
    expect(lines[1]).toMatch(new RegExp(` Bob\\[2J {2,}${id}$`));
    expect(lines[2]).toMatch(/^2026-11-01 00:00 {2}Newsletter Subscription {3}done .* ada@byron\./);
    expect(await leads()).toBe(lines.join('\n'));
  });

  test('the list can be filtered by form, state, partner and date', async () => {
    const named = (name: string) => ({ data: { email: `${name}@byron.example` } });
    await add({ at: '2026-11-01', ...named('a') });
    await add({ at: '2026-11-02', ...named('b'), ...done });
    await add({ at: '2026-11-03', ...named('c'), ...dead, attribution: { partner: 'acme' } });
    await add({ at: '2026-11-04', ...named('d'), state: 'held', attribution: { partner: 'bolt' } });
    await add({ at: '2026-11-05', ...named('e'), form: 'Talent Application', state: 'discarded' });
    for (const [words, expected] of [
      ['--form newsletter', 'dcba'],
      ['--state queued', 'a'],
      ['--state done', 'b'],
      ['--state dead', 'c'],
      ['--state held', 'd'],
      ['--state discarded', 'e'],
      ['--partner acme', 'c'],
      ['--since 2026-11-04', 'ed'],
      ['--until 2026-11-02', 'a'],
      ['--since 2026-11-02 --form newsletter --most 2', 'dc'],
    ] as const) {
      const table = await leads(['list', ...words.split(' ')]);
      expect([...table.matchAll(/(\w)@byron/g)].map(([, name]) => name).join(''), words).toBe(
        expected,
      );
    }
  }, 20_000);
});

describe('the report', () => {
  test('10,000 leads are counted by partner, form and week in under two seconds, as a table and as CSV', async () => {
    await postgres.query(
      `insert into intake.submission (created_at, form, data, state, attribution)
      select '2026-11-02'::timestamptz + n % 14 * interval '1 day', 'Newsletter Subscription',
        jsonb_build_object('email', n || '@byron.example'),
        case when n % 10 = 0 then 'held' else 'done' end, jsonb_build_object('partner', 'p' || n % 50)
      from generate_series(1, 10000) as n`,
    );
    const begin = performance.now();
    const table = await leads(['report', '--by', 'partner,form,week']);
    expect(performance.now() - begin).toBeLessThan(2_000);
    const lines = table.split('\n');
    expect(lines[0]).toMatch(/^Partner +Form +Week from +sent +held$/);
    expect(lines).toHaveLength(101);
    expect(lines[1]).toMatch(/^p0 +Newsletter Subscription +2026-11-02 +0 +\d+$/);
    expect(table).not.toContain('@');
    const file = join(folder, 'report.csv');
    expect(await leads(['report', '--by', 'week', '--csv', file])).toBe(
      `2 lines written to ${file}.`,
    );
    expect(readFileSync(file, 'utf8')).toMatch(/Week from,sent,held\r\n2026-11-02,\d+,\d+\r\n/);
  });

  test('10,000 leads are counted by campaign, source and content in under two seconds', async () => {
    await postgres.query(
      `insert into intake.submission (created_at, form, data, state, attribution)
      select '2026-11-02', 'Newsletter Subscription', '{}', 'done',
        jsonb_build_object('utm_campaign', 'c' || n % 50, 'utm_source', 'news', 'utm_content', n % 2)
      from generate_series(1, 10000) as n`,
    );
    const begin = performance.now();
    const table = await leads(['report', '--by', 'campaign,source,content']);
    expect(performance.now() - begin).toBeLessThan(2_000);
    const lines = table.split('\n');
    expect(lines[0]).toMatch(/^Campaign +Source +Content +sent +held$/);
    expect(lines[1]).toMatch(/^c0 +news +0 +200 +0$/);
    expect(lines).toHaveLength(51);
  });

  test('a wrong way to group is named', async () => {
    await expect(leads(['report', '--by', 'name'])).rejects.toThrow(
      '--by takes partner, form, week, campaign, source, content',
    );
  });
});

test('among 50,000 leads each command answers in a few seconds on a busy machine, and the export of all needs little memory', async () => {
  await addPastForms({ query: postgres.query }, 50_000);
  const file = join(folder, 'all.csv');
  const env = { NODE_OPTIONS: '--max-old-space-size=40' };
  expect(await leadsProcess(['list', '--csv', file], { env })).toContain('49500 leads written');
  expect(readFileSync(file, 'utf8').split('\r\n')).toHaveLength(1 + 49_500 + 1);
  const states = ['queued', 'done', 'dead', 'held', 'discarded', 'replaced'];
  for (const command of [
    'list',
    ...states.map((state) => `list --state ${state}`),
    ...['list --form newsletter', 'list --partner partner-7', 'list --since 2026-01-01'],
    ...['report --by partner,form,week', 'report --by campaign,source,content'],
    ...['forget visitor-7@byron.example --yes', 'replay'],
  ]) {
    const begin = performance.now();
    await leads(command.split(' '));
    expect(performance.now() - begin, command).toBeLessThan(4_000);
  }
}, 60_000);

test('a command that waits for a lock says so after five seconds', async () => {
  const client = await connectTo(postgres.ownerUrl);
  await client.query('begin; lock table intake.submission');
  await expect(leads(['list'])).rejects.toThrow('Something else locks the leads');
}, 20_000);

test('a command may take a minute, also if the database allows more', async () => {
  await postgres.query(`alter function intake.discard rename to kept_discard;
    create function intake.discard(uuid[]) returns integer language plpgsql as $$ begin
      raise exception 'after %', current_setting('statement_timeout'); end $$`);
  onTestFinished(async () => {
    await postgres.query(`drop function intake.discard;
      alter function intake.kept_discard rename to discard`);
  });
  await expect(leads(['discard', crypto.randomUUID()])).rejects.toThrow('(after 1min)');
});

test('Ctrl-C ends a slow command in the database as well', async () => {
  const client = await connectTo(postgres.ownerUrl);
  await client.query('begin; lock table intake.submission');
  const running = () =>
    postgres.query(`select from pg_stat_activity where query like 'declare leads%'`);
  const child = spawnLeads(['list']);
  await expect.poll(running, { timeout: 10_000 }).toHaveLength(1);
  child.child.kill('SIGINT');
  await expect(child).rejects.toMatchObject({ code: 130 });
  expect(await running()).toEqual([]);
}, 20_000);

test('a lead that was sent again with a change is one lead in the list and the report, and is found by its old address', async () => {
  const first = await add({ data: { email: 'ann@gmial.com' }, ...done });
  const attribution = { replaces: first };
  await add({ at: '2026-11-02', data: { email: 'ann@byron.example' }, attribution, ...done });
  const list = await leads(['list']);
  expect(list).toContain('ann@byron.example');
  expect(list).not.toContain('ann@gmial.com');
  expect(await leads(['list', '--state', 'replaced'])).toContain(first);
  expect((await leads(['report'])).split('\n').at(-1)).toMatch(/^\(none\) .* 1 +0$/);
  expect(await leads(['forget', 'ann@byron.example', '--yes'])).toContain('Deleted for good: 2');
});

describe('the CSV export', () => {
  test('the CSV file contains every answer, is readable only by its owner, and has no formulas', async () => {
    const file = join(folder, 'leads.csv');
    const data = {
      name: '=HYPERLINK("http://evil.example")',
      company: 'Byron, "Lovelace" & Co',
      hiringFor: 'one\ntwo',
      phone: '+1 555',
      skills: ['React', 'Python'],
    };
    const attribution = { utm_source: '@news', partner: 'acme' };
    await add({ form: 'Get Matched - Multi-Step', data, attribution, ...done });
    expect(await leads(['list', '--csv', file])).toBe(`1 lead written to ${file}.`);
    const text = readFileSync(file, 'utf8');
    expect(text).toMatch(/^\ufeffReceived,Form,Role,.*,Id,partner,utm_source\r\n/);
    for (const cell of [
      `"'=HYPERLINK(""http://evil.example"")"`,
      '"Byron, ""Lovelace"" & Co"',
      '"one\ntwo"',
      `"'+1 555"`,
      'React; Python',
      `,acme,"'@news"`,
    ]) {
      expect(text).toContain(cell);
    }
    expect(statSync(file).mode & 0o077).toBe(0);
  });

  test.each([
    '=1',
    '+1',
    '-1',
    '@a',
    '\t=1',
    '\r=1',
    ' =1',
    '\n=1',
    '＝1',
    '－1',
    'Ada;=1',
    'Ada; "=1',
    'Ada\n=1',
  ])(
    'the CSV file has no formula for %j, even if a spreadsheet splits it at semicolons',
    (name) => {
      const csv = formatLead(leadOf({ name }));
      expect(csv).not.toMatch(/,"?\s*[=+\-@＝＋－＠]/);
      expect(csv).not.toMatch(/[;\t\r\n][\s"]*[=+\-@＝＋－＠]/);
    },
  );

  const nameIn = (lead: Lead) => {
    const columns = columnsOf({ forms: [lead.form], attribution: [] });
    const [cells = []] = readCsv(formatLeads([lead], columns));
    return cells[columns.findIndex(([title]) => title === 'Name')];
  };

  test.each([
    ...['3-5', '5-10', '30-40', '3/5', '3.5', '1-2-26', '5-1234', ' 3-5 ', '"3-5"'],
    ...['5 May', 'May 5', 'Mar-1', 'December 2026', '5 Oct 2026', 'June 5, 2026', '1. Jan'],
    ...['9:30', '9:30 am', '1e5', '0821234567', '1234567890123456'],
  ])('no spreadsheet makes a date or a number of %j in the CSV file', (name) => {
    expect(nameIn(leadOf({ name }))).toBe(`'${name}`);
    expect(nameIn(leadOf({ name: `Ada;${name}` }))).toBe(`Ada;'${name}`);
  });

  test.each([
    ...["O'Brien; Ada - Byron", 'a=b', 'C++; C#', '10+', '2–10', '40', '1-2-weeks', '4 days'],
    ...['May', 'March Ltd 5', '2026-07-01', '3-5 years'],
  ])('the CSV file keeps %j as it was written', (name) => {
    expect(nameIn(leadOf({ name }))).toBe(name);
  });
});

describe('a lead can be', () => {
  test('a lead can be released, replayed and discarded by its id', async () => {
    const held = await add({ state: 'held' });
    const given = await add(dead);
    const spam = await add({ state: 'held' });
    expect(await leads(['release', held])).toBe(
      'Released, to be delivered within a minute: 1 lead.',
    );
    expect(await leads(['replay', given])).toBe('Queued, to be delivered within a minute: 1 lead.');
    expect(await leads(['discard', spam])).toBe('Discarded: 1 lead.');
    const list = await leads();
    expect(list).toMatch(new RegExp(`queued.*${held}`));
    expect(list).toMatch(new RegExp(`queued.*${given}`));
    expect(list).toMatch(new RegExp(`discarded.*${spam}`));
  });

  test('a lead can be replayed with all others that were given up', async () => {
    await add(dead);
    await add(dead);
    await add(done);
    expect(await leads(['replay'])).toBe('Queued, to be delivered within a minute: 2 leads.');
    expect(await leads(['list', '--state', 'queued'])).toMatch(/^Received.*(\n.+){2}$/);
  });
});

describe('forgetting an address', () => {
  const mentions = [
    { email: 'ADA@example.com' },
    { email: 'Ada Byron <ada@example.com>' },
    { email: 'ada+jobs@example.com' },
    { notes: 'Write to ada@example.com.' },
    { skills: ['React', 'see ada@example.com'] },
  ];
  const others = [
    { email: 'xada@example.com' },
    { email: 'ada@example.com.au' },
    { email: 'x.ada@example.com' },
    { email: 'ada@example.community' },
    { email: 'ada@notexample.com' },
    { email: 'adaXexample.com' },
  ];

  test('forgetting an address deletes every lead that contains it in any field, and leaves an audit row without it', async () => {
    for (const data of [...mentions, ...others]) await add({ data, ...done });
    await add({ attribution: { page: 'https://site.example/?email=ada@example.com' } });
    const output = await leads(['forget', 'ada@example.com', '--yes']);
    expect(output).toMatch(/Deleted for good: 6 leads\.$/);
    const left = await postgres.query<{ data: object }>('select data from intake.submission');
    expect(left.map(({ data }) => data)).toEqual(others);
    expect(await postgres.query('select what, count from intake.audit')).toEqual([
      { what: 'forget', count: 6 },
    ]);
  });

  test.each(['Ada Byron <ada@example.com>', 'ada+news@example.com', ' ADA@EXAMPLE.COM '])(
    'an address to forget can be written as %j',
    async (query) => {
      for (const data of [...mentions, ...others]) await add({ data });
      expect(await leads(['forget', query, '--yes'])).toMatch(/Deleted for good: 5 leads\.$/);
    },
  );

  test('forgetting finds an address whose domain is not ASCII in both of its forms', async () => {
    await add({ data: { email: 'jörg@xn--mller-kva.example' } });
    await add({ data: { notes: 'Write to jörg@müller.example.' } });
    expect(await leads(['forget', 'jörg@müller.example', '--yes'])).toMatch(
      /Deleted for good: 2 leads\.$/,
    );
  });

  test('forgetting an address lists the leads and asks on a terminal, and accepts only yes', async () => {
    await add({ data: { email: 'ada@example.com' } });
    const refused = await leadsProcess(['forget', 'ada@example.com'], { typed: 'y\n' });
    expect(refused).toMatch(
      /ada@example\.com.*\nDelete 1 lead for good\? .*Nothing was deleted\.$/s,
    );
    expect(await leadsProcess(['forget', 'ada@example.com'], { typed: 'yes\n' })).toMatch(
      /Deleted for good: 1 lead\.$/,
    );
    expect(await leadsProcess(['forget', 'ada@example.com'], { typed: '' })).toMatch(
      /Nothing to delete\.$/,
    );
  });

  test('forgetting an address requires --yes without a terminal', async () => {
    await add({ data: { email: 'ada@example.com' } });
    await expect(leadsProcess(['forget', 'ada@example.com'])).rejects.toMatchObject({
      code: 1,
      stderr: 'To delete them, run the same command with --yes.\n',
    });
    expect(await postgres.query('select from intake.submission')).toHaveLength(1);
  });
});

test.each([
  ['is no address', () => 'nowhere', 'DATABASE_URL is no connection string of Postgres'],
  [
    'leads nowhere',
    () => 'postgresql://postgres:x@127.0.0.1:1/postgres',
    'The database refused the connection',
  ],
  [
    'names a database without the tables',
    () => new URL('/template1', postgres.ownerUrl).href,
    'The database refused the command',
  ],
])('a DATABASE_URL that %s causes one line that says what to do', async (_, address, why) => {
  vi.stubEnv('DATABASE_URL', address());
  onTestFinished(() => void vi.stubEnv('DATABASE_URL', postgres.ownerUrl));
  await expect(leads()).rejects.toThrow(new RegExp(`^${why}[^\\n]+ set DATABASE_URL to [^\\n]+$`));
});

test('a file that cannot be written causes one line that says what to do', async () => {
  await expect(leads(['list', '--csv', `${folder}/none/leads.csv`])).rejects.toThrow(
    `--csv names ${folder}/none/leads.csv, which cannot be written. Name a file in another folder.`,
  );
});

test.each([
  [['shred'], 'Unknown command "shred"'],
  [['toString'], 'Unknown command "toString"'],
  [['list', '--color'], "Unknown option '--color'"],
  [['list', 'all'], '"list" takes no arguments, but got "all"'],
  [['list', '--state', 'lost'], '--state must be one of queued, done, dead, held, discarded'],
  [['list', '--form', 'e'], 'matches 4 of the forms'],
  [['list', '--form', 'survey'], 'matches 0 of the forms'],
  [['list', '--since', 'yesterday'], '--since must be a date'],
  [['list', '--until', '2026-13-01'], '--until must be a date'],
  [['list', '--most', '0'], '--most must be a number'],
  [['list', '--yes'], '"list" has no option --yes'],
  [['replay', '7'], '"7" is not an ID'],
  [['release'], 'Add one or more IDs'],
  [['discard'], 'Add one or more IDs'],
  [['forget'], 'Add the email address'],
  [['forget', '.'], 'Add the email address'],
])('the command %j is refused with one line', (words, why) => {
  expect(() => parseCommand(words)).toThrow(why);
  expect(() => parseCommand(words)).toThrow(/^[^\n]+ See "npm run leads -- --help"\.$/);
});

test('help lists every command', async () => {
  const help = await leads(['--help']);
  for (const name of ['list', 'release', 'replay', 'discard', 'forget']) {
    expect(help).toContain(`npm run leads -- ${name}`);
  }
  for (const words of [['help'], ['list', '-h']]) expect(parseCommand(words).act).toBe('help');
});

function leadOf(data: Lead['data']): Lead {
  const facts = { state: 'done', spam: null, mailedAt: null, lastError: null, origin: null };
  const form = 'Get Matched - Multi-Step';
  return { id: '7', form, data, createdAt: new Date(0), hits: 1, attribution: {}, ...facts };
}

const formatLead = (lead: Lead) =>
  formatLeads([lead], columnsOf({ forms: [lead.form], attribution: [] }));

test('a lead to forget is found by a part of the address, but not where letters have other cases', () => {
  expect(mentionPattern('Ada_1%@byron.example').part).toBe('%Ada\\_1\\%%');
  expect(mentionPattern('Μαρίας').part).toBeUndefined();
  expect(mentionPattern('back\\slash').part).toBeUndefined();
});
