import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';
import { root } from '../../tools/root.ts';
import { prepare } from '../../tools/services/database.ts';
import { freePorts } from '../../tools/services/free-ports.ts';
import { startFunction } from '../../tools/services/function.ts';
import { startPostgres } from '../../tools/services/postgres.ts';
import { API_KEY, acknowledgedId } from '../faults/client.ts';
import { type Figure, milliseconds, percentile, printFigures } from '../faults/figures.ts';
import { leadOf } from '../faults/lead.ts';
import { createSender } from '../faults/sender.ts';
import { processorMs, stolenMs } from './processor-time.ts';

// How many submissions a second are stored and mailed, and how long a visitor waits meanwhile: on
// real Deno, Postgres and SMTP, with whoever sends them on the same machine.

/** Pages that send one form after another: backend.md section 8. */
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
const mails = await startSink(ports.smtp);
const postgres = await startPostgres({
  port: ports.postgres,
  directory: `${folder}/postgres`,
  isTemporary: true,
});
const databaseUrl = await prepare(postgres.url);
const options = {
  port: ports.function,
  mailPort: ports.smtp,
  databaseUrl,
  apiKey: API_KEY,
};

const idle = await startFunction({ ...options, entry: writeIdleFunction(), onLine: () => {} });
await load(WARM_UP_SECONDS);
const floor = await load(SECONDS);
await idle.close();
sent = 0;

const running = await startFunction({ ...options, onLine: () => {} });
await load(WARM_UP_SECONDS);
const before = sent;
await untilMailed(before);
const parties = {
  'the function': running.pid,
  Postgres: postgres.pid,
  'the mail server': mails.pid,
  'who sends': process.pid,
};
const spent = () => Object.values(parties).map((pid) => processorMs(pid));
const spentBefore = spent();
const stolenBefore = stolenMs();
const begin = performance.now();
const full = await load(SECONDS);
const mailedMeanwhile = (await count()) - before;
await untilMailed(sent);
const seconds = (performance.now() - begin) / 1000;
const spentAfter = spent();
const stolen = (stolenMs() - stolenBefore) / (seconds * 1000 * availableParallelism());
const memory = peakMegabytes(running.pid);
await running.close();

const stored = full.times.length;
printFigures(`Submissions, ${CONNECTIONS} at once for ${SECONDS} s`, [
  ['a function that does nothing, answers/s', rate(floor.times.length, floor.seconds)],
  ['stored/s', rate(stored, full.seconds)],
  ['mailed/s meanwhile', rate(mailedMeanwhile, full.seconds)],
  ['stored and mailed/s, to the last mail', rate(stored, seconds)],
  ['answers other than 200', full.failed],
  ['a visitor waits, p50', percentile(full.times, 0.5)],
  ['a visitor waits, p99', percentile(full.times, 0.99)],
  ['the same of a function that does nothing, p99', percentile(floor.times, 0.99)],
  ['memory of the function at most', `${memory} MB`],
  ['taken of the processors by other machines', `${Math.round(stolen * 100)} %`],
  ...Object.keys(parties).map(
    (name, nth): Figure => [
      `processor time a submission, ${name}`,
      milliseconds(((spentAfter[nth] ?? 0) - (spentBefore[nth] ?? 0)) / stored),
    ],
  ),
]);

mails.disconnect();
await postgres.close();
process.exit(0);

async function load(forSeconds: number): Promise<Load> {
  const start = performance.now();
  const times: number[] = [];
  let failed = 0;
  const page = async () => {
    const sender = await createSender(ports.function);
    while (performance.now() - start < forSeconds * 1000) {
      sent += 1;
      const answer = await sender.send(leadOf(sent));
      if (acknowledgedId(answer)) times.push(answer.ms);
      else failed += 1;
    }
    sender.close();
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, page));
  return { times, failed, seconds: (performance.now() - start) / 1000 };
}

async function startSink(port: number): Promise<ChildProcess> {
  const sink = fork('tests/bench/mail-sink.ts', [String(port)], { cwd: root });
  await once(sink, 'message');
  return sink;
}

async function count(): Promise<number> {
  mails.send('count');
  const [number] = await once(mails, 'message');
  return number;
}

async function untilMailed(wanted: number): Promise<void> {
  while ((await count()) < wanted) await wait(POLL_MS);
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
