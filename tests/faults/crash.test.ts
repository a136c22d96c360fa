import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Backend, type Part, startBackend } from './backend.ts';
import { acknowledgedId } from './client.ts';
import {
  countQueued,
  deliveryFigures,
  drainUntilDelivered,
  endLeases,
  exactlyOnce,
  reportDelivery,
} from './delivery-report.ts';
import { eventually } from './eventually.fixture.ts';
import { milliseconds, printFigures } from './figures.ts';
import { createLead } from './lead.ts';
import { size } from './size.ts';

/** The number of forms that each test stores, and of kills meanwhile. */
const FORMS = size(150, 2000);
const KILLS = size(1, 8);
const SENDERS = 10;
/** The concurrent deliveries of a process. A kill can repeat those that were sent already. */
const MAX_CONCURRENT = 16;

/** The ids of all forms whose storage was acknowledged to their senders. */
const acknowledged = new Set<string>();
let backend: Backend;
let next = 0;
let kills = 0;
/** The process id of the checkpointer, which changes when Postgres restarts. */
let checkpointer: number | undefined;
beforeAll(async () => {
  backend = await startBackend({ processes: 2 });
});
afterAll(() => backend?.close());

/** The time to restart a process, and then to store a form. */
interface Recovery {
  readonly startedMs: number;
  readonly storedMs: number;
}

const crashes: Record<string, () => Part> = {
  'one of two functions': () => backend.functions[0] as Part,
  'both functions': () => ({
    kill: () => forEachFunction('kill'),
    start: () => forEachFunction('start'),
  }),
  Postgres: () => backend.postgres,
  'one process of Postgres': () => ({ kill: killSession, start: waitUntilPostgresRestarts }),
};

for (const [name, victim] of Object.entries(crashes)) {
  test(`kill -9 of ${name} loses no acknowledged form`, async () => {
    const before = acknowledged.size;
    let isOver = false;
    const shouldContinue = () => !isOver || acknowledged.size < before + FORMS;
    const sending = Array.from({ length: SENDERS }, () => sendWhile(shouldContinue));
    const returns: Recovery[] = [];
    for (let kill = 1; kill <= KILLS; kill += 1) {
      await waitUntilAcknowledged(before + (FORMS * kill) / (KILLS + 1));
      returns.push(await killAndStart(victim()));
    }
    isOver = true;
    const attempts = (await Promise.all(sending)).flat();
    // Wait for the deliveries that running processes have claimed.
    await expect.poll(countDue, eventually).toBe(0);
    await endLeases(backend);
    await drainUntilDelivered(backend);
    const report = await reportDelivery(backend, [...acknowledged]);
    printFigures(`kill -9 of ${name}, ${KILLS} times`, [
      ['forms sent meanwhile', attempts.length],
      ['not answered at the first try', attempts.filter((tries) => tries > 1).length],
      ...deliveryFigures(report).slice(0, -1),
      ['mailed again, same Message-ID', report.mailedTwice.length],
      ['started again after (longest)', longest(returns.map(({ startedMs }) => startedMs))],
      ['next form stored after (longest)', longest(returns.map(({ storedMs }) => storedMs))],
    ]);
    expect(report).toMatchObject({ ...exactlyOnce, mailedTwice: expect.anything() });
    kills += KILLS;
    expect(report.mailedTwice.length).toBeLessThanOrEqual(kills * MAX_CONCURRENT * 2);
  });
}

async function countDue(): Promise<number> {
  await backend.drain();
  return countQueued(backend, 'due_at <= now()');
}

async function killAndStart(part: Part): Promise<Recovery> {
  await part.kill();
  const killedAt = performance.now();
  await part.start();
  const startedAt = performance.now();
  const known = acknowledged.size;
  await waitUntilAcknowledged(known + 1);
  return { startedMs: startedAt - killedAt, storedMs: performance.now() - startedAt };
}

async function waitUntilAcknowledged(count: number): Promise<void> {
  await expect
    .poll(() => acknowledged.size, { timeout: 60_000, interval: 5 })
    .toBeGreaterThanOrEqual(count);
}

function longest(times: readonly number[]): string {
  return milliseconds(Math.max(...times));
}

/** Sends forms one after another until each is acknowledged. Returns the attempts for each. */
async function sendWhile(goesOn: () => boolean): Promise<number[]> {
  const attempts: number[] = [];
  while (goesOn()) {
    next += 1;
    attempts.push(await sendUntilAcknowledged(next));
  }
  return attempts;
}

/** Sends a form again after a failure, as a visitor does. */
async function sendUntilAcknowledged(n: number): Promise<number> {
  for (let attempt = 1; ; attempt += 1) {
    const answer = await backend.send(createLead(n), (n + attempt) % 2);
    const id = acknowledgedId(answer);
    if (id) {
      acknowledged.add(id);
      return attempt;
    }
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

async function forEachFunction(act: 'kill' | 'start'): Promise<void> {
  await Promise.all(backend.functions.map((part) => part[act]()));
}

/** Kills a session. Postgres then ends all sessions and restarts itself. */
async function killSession(): Promise<void> {
  const [session] = await backend.query<{ pid: number }>(
    `select pid from pg_stat_activity where usename = 'send_email' limit 1`,
  );
  if (!session) throw new Error('The function has no session.');
  checkpointer = await findCheckpointer();
  process.kill(session.pid, 'SIGKILL');
}

async function waitUntilPostgresRestarts(): Promise<void> {
  const known = [undefined, checkpointer];
  await expect
    .poll(async () => known.includes(await findCheckpointer()), { timeout: 60_000, interval: 5 })
    .toBe(false);
}

/** Finds the checkpointer, which runs until Postgres restarts; undefined while Postgres is down. */
async function findCheckpointer(): Promise<number | undefined> {
  const text = `select pid from pg_stat_activity where backend_type = 'checkpointer'`;
  const [row] = await backend.query<{ pid: number }>(text).catch(() => []);
  return row?.pid;
}
