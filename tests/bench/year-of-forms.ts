import { type ChildProcess, execFile, fork } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import pg from 'pg';
import { root } from '../../tools/root.ts';
import { applyMigrations } from '../../tools/services/database.ts';
import { drain } from '../../tools/services/drain.ts';
import { freePorts } from '../../tools/services/free-ports.ts';
import { LOCAL_DRAIN_KEY, startFunction } from '../../tools/services/function.ts';
import { startPostgres } from '../../tools/services/postgres.ts';
import { API_KEY, acknowledgedId, type FormRequest } from '../faults/client.ts';
import { milliseconds, printFigures } from '../faults/figures.ts';
import { createLead } from '../faults/lead.ts';
import { addPastForms } from '../faults/past-forms.ts';
import { createSender } from '../faults/sender.ts';
import { median } from './median.ts';

// Measures a database with a year of forms: how fast `npm run leads` answers at 200,000, what a monitor and
// the schedule cost at a million, and how many forms a second are stored while others call without a key.

const LEADS = 200_000;
const YEAR = 1_000_000;
const PAGES = 20;
const SECONDS = 4;
const TIMES = 10;
const POLL_MS = 200;
const folder = '.cache/bench/year-of-forms';
const run = promisify(execFile);

const ports = await freePorts();
const mailSink = fork('tests/bench/mail-sink.ts', [String(ports.smtp)], { cwd: root });
await once(mailSink, 'message');
const postgres = await startPostgres({
  port: ports.postgres,
  directory: `${folder}/postgres`,
  isTemporary: true,
});
const databaseUrl = await applyMigrations(postgres.url);
const owner = new pg.Client({ connectionString: postgres.url });
await owner.connect();
const running = await startFunction({
  ...{ port: ports.function, mailPort: ports.smtp, databaseUrl, apiKey: API_KEY },
  onLine: () => {},
});

const key = { authorization: `Bearer ${LOCAL_DRAIN_KEY}` };
const challenge = `/challenge?digest=${'a'.repeat(64)}`;
const anonymous: readonly (readonly [string, number, FormRequest])[] = [
  ['20 callers of /health', 20, { method: 'GET', path: '/health' }],
  ['60 callers of /health', 60, { method: 'GET', path: '/health' }],
  ['20 callers of /challenge', 20, { method: 'GET', path: challenge }],
  ['20 callers of /check', 20, { method: 'GET', path: '/check?origin=https://a.example' }],
  ['20 preflights', 20, { method: 'OPTIONS' }],
  ['20 forms with a wrong key', 20, { path: '?partner=made-up', headers: { apikey: 'wrong' } }],
  ['20 wrong drain keys', 20, { path: '/drain', headers: { authorization: 'Bearer wrong' } }],
];

let sent = 0;
await sendForms();
const empty = await measure();
await owner.query('truncate intake.submission cascade');
await addPastForms(owner, LEADS);
const leads = await measureLeads();
await owner.query('truncate intake.submission cascade');
await addPastForms(owner, YEAR);
const full = await measure();

printFigures(
  'A database without forms | with a million',
  empty.map(([what, value], nth) => [what, `${value}  |  ${full[nth]?.[1]}`]),
);
printFigures(`\`npm run leads\`, ${LEADS.toLocaleString('en')} forms`, leads);

await running.close();
mailSink.disconnect();
await owner.end();
await postgres.close();
process.exit(0);

async function measure() {
  const monitors: [string, FormRequest][] = [
    ['/health', { method: 'GET', path: '/health', headers: key }],
    ['/metrics', { method: 'GET', path: '/health', headers: { ...key, accept: 'text/plain' } }],
    ['/drain of nothing', { path: '/drain', headers: key }],
  ];
  const figures: [string, string][] = [];
  for (const [name, request] of monitors) figures.push([name, await timeOf(request)]);
  // Each is compared with the seconds before and after it, because other programs also use this machine.
  let before = await sendForms();
  for (const [name, callers, request] of anonymous) {
    const group = startCallers(callers, request);
    const beside = await sendForms();
    const statuses = await stop(group);
    const after = await sendForms();
    const alone = (before.stored + after.stored) / 2;
    const share = Math.round((100 * beside.stored) / alone);
    const figure = `${describe(beside)} of ${Math.round(alone / SECONDS)} (${share} %), ${statuses}`;
    figures.push([`forms/s beside ${name}`, figure]);
    before = after;
  }
  return figures;
}

async function timeOf(request: FormRequest): Promise<string> {
  const sender = await createSender(ports.function);
  const times: number[] = [];
  for (let n = 0; n < TIMES; n += 1) {
    const { status, ms } = await sender.send(request);
    if (status > 202) throw new Error(`${request.path} answered ${status}.`);
    times.push(ms);
  }
  sender.close();
  return milliseconds(median(times));
}

interface Forms {
  readonly stored: number;
  readonly refused: number;
}

/** Pages that send one form after another for some seconds. */
async function sendForms(): Promise<Forms> {
  const end = performance.now() + SECONDS * 1_000;
  let stored = 0;
  let refused = 0;
  const simulatePage = async () => {
    const sender = await createSender(ports.function);
    while (performance.now() < end) {
      sent += 1;
      if (acknowledgedId(await sender.send(createLead(sent)))) stored += 1;
      else refused += 1;
    }
    sender.close();
  };
  await Promise.all(Array.from({ length: PAGES }, simulatePage));
  await untilMailed();
  return { stored, refused };
}

/** So that one measurement leaves no work for the next. */
async function untilMailed(): Promise<void> {
  const isDue = `select exists (
    select from intake.delivery where state = 'queued' and due_at <= now()) as value`;
  while ((await owner.query(isDue)).rows[0].value) {
    await drain({ port: ports.function, drainKey: LOCAL_DRAIN_KEY });
    await wait(POLL_MS);
  }
}

function describe({ stored, refused }: Forms): string {
  return `${Math.round(stored / SECONDS)}${refused > 0 ? `, ${refused} refused` : ''}`;
}

function startCallers(callers: number, request: FormRequest): ChildProcess {
  const args = [`${ports.function}`, `${callers}`, JSON.stringify(request)];
  return fork('tests/bench/callers.ts', args, { cwd: root });
}

/** Resolves to the statuses that the callers got a second, such as `200: 1,700/s`. */
async function stop(callers: ChildProcess): Promise<string> {
  callers.send('stop');
  const [rates]: [status: string, rate: number][][] = await once(callers, 'message');
  return (rates ?? [])
    .map(([status, rate]) => `${status}: ${Math.round(rate).toLocaleString('en')}/s`)
    .join(', ');
}

async function measureLeads(): Promise<[string, string][]> {
  const csv = `${folder}/leads.csv`;
  const commands = [
    'list',
    ...['queued', 'done', 'dead', 'held', 'discarded', 'replaced'].map((s) => `list --state ${s}`),
    ...['list --form newsletter', 'list --partner partner-7', 'list --since 2026-01-01'],
    ...['report', 'report --by partner,form,week', 'replay'],
    ...['forget visitor-7@byron.example --yes', `list --csv ${csv}`],
  ];
  const figures: [string, string][] = [];
  for (const command of commands) {
    const begin = performance.now();
    // With --eval, Node passes no name of a script before the arguments, which the tool expects.
    const script = [
      'process.on("exit", () => console.error(process.resourceUsage().maxRSS >> 10))',
      'process.argv.splice(1, 0, "leads")',
      `await import(${JSON.stringify(`${root}tools/commands/leads.ts`)})`,
    ].join(';');
    const { stderr } = await run(
      process.execPath,
      ['--input-type=module', '--eval', script, ...command.split(' ')],
      { cwd: root, env: { ...process.env, DATABASE_URL: postgres.url } },
    );
    const seconds = ((performance.now() - begin) / 1_000).toFixed(1);
    figures.push([command, `${seconds} s, ${stderr.trim()} MB`]);
  }
  rmSync(`${root}${csv}`);
  return figures;
}
