import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';
import { root } from '../../tools/root.ts';
import { applyMigrations } from '../../tools/services/database.ts';
import { freePorts } from '../../tools/services/free-ports.ts';
import { startFunction } from '../../tools/services/function.ts';
import { startPostgres } from '../../tools/services/postgres.ts';
import { API_KEY, acknowledgedId } from '../faults/client.ts';
import { type Figure, milliseconds, percentile, printFigures } from '../faults/figures.ts';
import { createLead } from '../faults/lead.ts';
import { createSender } from '../faults/sender.ts';
import { cpuMs, stolenMs } from './cpu-time.ts';

// Measures how many submissions per second are stored and mailed, and how long visitors wait, with
// real Deno, Postgres and SMTP. The load generator runs on the same machine. On two cores at rest at
// least 400 per second are expected, with a p99 below 80 ms and no answer other than 200.

/** The number of simulated pages, each of which sends one form after another. */
const CONNECTIONS = 20;
const SECONDS = 10;
const WARM_UP_SECONDS = 3;
const POLL_MS = 5;
const folder = '.cache/bench/submissions';

interface Load {
  readonly times: number[];
  readonly failed: number;
  readonly seconds: number;
}

let sent = 0;

const ports = await freePorts();
const mailSink = await startSink(ports.smtp);
const postgres = await startPostgres({
  port: ports.postgres,
  directory: `${folder}/postgres`,
  isTemporary: true,
});
const databaseUrl = await applyMigrations(postgres.url);
const options = {
  port: ports.function,
  mailPort: ports.smtp,
  databaseUrl,
  apiKey: API_KEY,
};

const idle = await startFunction({ ...options, entry: writeIdleFunction(), onLine: () => {} });
await load(WARM_UP_SECONDS);
const baseline = await load(SECONDS);
await idle.close();
sent = 0;

const running = await startFunction({ ...options, onLine: () => {} });
await load(WARM_UP_SECONDS);
const before = sent;
await waitUntilMailed(before);
const processes = {
  'the function': running.pid,
  Postgres: postgres.pid,
  'the mail server': mailSink.pid,
  'the load generator': process.pid,
};
const readCpu = () => Object.values(processes).map((pid) => cpuMs(pid));
const cpuBefore = readCpu();
const stolenBefore = stolenMs();
const begin = performance.now();
const full = await load(SECONDS);
const mailedMeanwhile = (await countMails()) - before;
await waitUntilMailed(sent);
const seconds = (performance.now() - begin) / 1000;
const cpuAfter = readCpu();
const stolen = (stolenMs() - stolenBefore) / (seconds * 1000 * availableParallelism());
const memory = peakMegabytes(running.pid);
await running.close();

const stored = full.times.length;
printFigures(`Submissions, ${CONNECTIONS} at once for ${SECONDS} s`, [
  ['a function that does nothing, answers/s', rate(baseline.times.length, baseline.seconds)],
  ['stored/s', rate(stored, full.seconds)],
  ['mailed/s meanwhile', rate(mailedMeanwhile, full.seconds)],
  ['stored and mailed/s, until the last mail', rate(stored, seconds)],
  ['answers other than 200', full.failed],
  ['response time, p50', percentile(full.times, 0.5)],
  ['response time, p99', percentile(full.times, 0.99)],
  ['response time of a function that does nothing, p99', percentile(baseline.times, 0.99)],
  ['peak memory of the function', `${memory} MB`],
  ['CPU time taken by other virtual machines', `${Math.round(stolen * 100)} %`],
  ...Object.keys(processes).map(
    (name, index): Figure => [
      `CPU time per submission, ${name}`,
      milliseconds(((cpuAfter[index] ?? 0) - (cpuBefore[index] ?? 0)) / stored),
    ],
  ),
]);

mailSink.disconnect();
await postgres.close();
process.exit(0);

async function load(forSeconds: number): Promise<Load> {
  const start = performance.now();
  const times: number[] = [];
  let failed = 0;
  const simulatePage = async () => {
    const sender = await createSender(ports.function);
    while (performance.now() - start < forSeconds * 1000) {
      sent += 1;
      const answer = await sender.send(createLead(sent));
      if (acknowledgedId(answer)) times.push(answer.ms);
      else failed += 1;
    }
    sender.close();
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, simulatePage));
  return { times, failed, seconds: (performance.now() - start) / 1000 };
}

async function startSink(port: number): Promise<ChildProcess> {
  const sink = fork('tests/bench/mail-sink.ts', [String(port)], { cwd: root });
  await once(sink, 'message');
  return sink;
}

async function countMails(): Promise<number> {
  mailSink.send('count');
  const [number] = await once(mailSink, 'message');
  return number;
}

async function waitUntilMailed(wanted: number): Promise<void> {
  while ((await countMails()) < wanted) await wait(POLL_MS);
}

function writeIdleFunction(): string {
  const entry = `${folder}/idle.ts`;
  mkdirSync(`${root}${folder}`, { recursive: true });
  const answer = `Response.json({ success: true, id: crypto.randomUUID() })`;
  writeFileSync(
    `${root}${entry}`,
    `export default { async fetch(request) { await request.text(); return ${answer}; } };\n`,
  );
  return entry;
}

function peakMegabytes(pid: number | undefined): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return Math.round(Number(/VmHWM:\s+(\d+)/.exec(status)?.[1]) / 1024);
}

function rate(amount: number, inSeconds: number): string {
  return Math.round(amount / inSeconds).toLocaleString('en');
}
