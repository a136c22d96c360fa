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
const start = (port: number, variables: Readonly<Record<string, string>>) =>
  startFunction({
    ...{ port, mailPort: ports.smtp, databaseUrl, apiKey: API_KEY, variables },
    onLine: () => {},
  });
/** There are challenges only if proofs of work are required. Forms without one are stored, but not mailed. */
const { function: portWithProofs } = await freePorts();
const running = [await start(ports.function, {}), await start(portWithProofs, { PROOF: 'altcha' })];

const key = { authorization: `Bearer ${LOCAL_DRAIN_KEY}` };
type Calls = readonly (readonly [name: string, request: FormRequest])[];
/** What callers without a key can ask for, by the port of the function. */
const anonymous: readonly (readonly [port: number, calls: Calls])[] = [
  [
    ports.function,
    [
      ['/health', { method: 'GET', path: '/health' }],
      ['/check', { method: 'GET', path: '/check?origin=https://a.example' }],
      ['a preflight', { method: 'OPTIONS' }],
      ['a wrong key', { path: '?partner=made-up', headers: { apikey: 'wrong' } }],
      ['a repeated form', createLead(0)],
      ['a wrong drain key', { path: '/drain', headers: { authorization: 'Bearer wrong' } }],
    ],
  ],
  [
    portWithProofs,
    [['/challenge', { method: 'GET', path: `/challenge?digest=${'a'.repeat(64)}` }]],
  ],
];

const csv = `${folder}/leads.csv`;
const toFile = `list --csv ${csv}`;
/** The ids are those of a held lead, another one, and one whose delivery failed: see past-forms.ts. */
const commands = [
  'list',
  ...['queued', 'done', 'dead', 'held', 'discarded', 'replaced'].map((s) => `list --state ${s}`),
  ...['list --form newsletter', 'list --partner partner-7', 'list --since 2026-01-01'],
  ...['report', 'report --by partner,form,week', 'report --by campaign,source,content'],
  ...['release 10', 'discard 20', 'replay 507'].map((act) =>
    act.replace(/\d+/, (n) => `00000000-0000-4000-8000-${n.padStart(12, '0')}`),
  ),
  ...['replay', 'forget visitor-7@byron.example --yes'],
];

let sent = 0;
await sendForms(ports.function);
const empty = await measure();
await owner.query('truncate intake.submission cascade');
await addPastForms(owner, LEADS);
const leads = await measureLeads(LEADS, [...commands, toFile]);
await owner.query('truncate intake.submission cascade');
await addPastForms(owner, 2 * LEADS);
leads.push(...(await measureLeads(2 * LEADS, [toFile])));
await owner.query('truncate intake.submission cascade');
await addPastForms(owner, YEAR);
// Without it, Postgres would write the million forms to the disk during the first measurements.
await owner.query('checkpoint');
const full = await measure();

printFigures(
  'A database without forms | with a million',
  empty.map(([what, value], nth) => [what, `${value}  |  ${full[nth]?.[1]}`]),
);
printFigures('`npm run leads`', leads);

for (const each of running) await each.close();
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
  for (const [port, calls] of anonymous) {
    let before = await sendForms(port);
    for (const [name, request] of calls) {
      for (const callers of [20, 60]) {
        const group = startCallers(port, callers, request);
        const beside = await sendForms(port);
        const statuses = await stop(group);
        const after = await sendForms(port);
        const alone = (before.stored + after.stored) / 2;
        const share = Math.round((100 * beside.stored) / alone);
        const figure = `${describe(beside)} of ${Math.round(alone / SECONDS)} (${share} %), ${statuses}`;
        figures.push([`forms/s beside ${callers} callers with ${name}`, figure]);
        before = after;
      }
    }
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
async function sendForms(port: number): Promise<Forms> {
  const end = performance.now() + SECONDS * 1_000;
  let stored = 0;
  let refused = 0;
  const simulatePage = async () => {
    const sender = await createSender(port);
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

function startCallers(port: number, callers: number, request: FormRequest): ChildProcess {
  const args = [`${port}`, `${callers}`, JSON.stringify(request)];
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

async function measureLeads(
  forms: number,
  commands: readonly string[],
): Promise<[string, string][]> {
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
    figures.push([
      `${command}, ${forms.toLocaleString('en')} forms`,
      `${seconds} s, ${stderr.trim()} MB`,
    ]);
  }
  rmSync(`${root}${csv}`);
  return figures;
}
