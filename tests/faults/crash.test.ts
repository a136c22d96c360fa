import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Backend, type Part, startBackend } from './backend.ts';
import { acknowledgedId, createClient } from './client.ts';
import { eventually } from './eventually.fixture.ts';
import { milliseconds, printFigures } from './figures.ts';
import { leadOf } from './lead.ts';
import { size } from './size.ts';
import {
  countQueued,
  endLeases,
  exactlyOnce,
  figuresOf,
  takeStock,
  untilDelivered,
} from './stock.ts';

/** Stored in every test, while that many times something is killed. */
const FORMS = size(150, 2000);
const KILLS = size(1, 8);
const SENDERS = 10;
/** The deliveries of a process that are under way at once: it may be killed after they were sent. */
const UNDER_WAY = 16;

const client = createClient();
/** The ids of all forms whose senders know that they are stored. */
const acknowledged = new Set<string>();
let backend: Backend;
let next = 0;
let kills = 0;
/** The process that tells whether Postgres has restarted. */
let checkpointer: number | undefined;
beforeAll(async () => {
  backend = await startBackend({ processes: 2 });
});
afterAll(async () => {
  client.close();
  await backend?.close();
});

/** How long a process took to start, and then a form to be stored. */
interface Return {
  readonly startedMs: number;
  readonly storedMs: number;
}

const victims: Record<string, () => Part> = {
  'one of two functions': () => backend.functions[0] as Part,
  'both functions': () => ({ kill: () => each('kill'), start: () => each('start') }),
  Postgres: () => backend.postgres,
  'one process of Postgres': () => ({ kill: killSession, start: untilPostgresRestarted }),
};

for (const [name, victim] of Object.entries(victims)) {
  test(`kill -9 of ${name} loses no form that was acknowledged`, async () => {
    const before = acknowledged.size;
    let isOver = false;
    const goesOn = () => !isOver || acknowledged.size < before + FORMS;
    const sending = Array.from({ length: SENDERS }, () => sendWhile(goesOn));
    const returns: Return[] = [];
    for (let kill = 1; kill <= KILLS; kill += 1) {
      await untilAcknowledged(before + (FORMS * kill) / (KILLS + 1));
      returns.push(await killAndStart(victim()));
    }
    isOver = true;
    const attempts = (await Promise.all(sending)).flat();
    // What the living have claimed is delivered first.
    await expect.poll(countDue, eventually).toBe(0);
    await endLeases(backend);
    await untilDelivered(backend);
    const stock = await takeStock(backend, [...acknowledged]);
    printFigures(`kill -9 of ${name}, ${KILLS} times`, [
      ['forms sent meanwhile', attempts.length],
      ['not answered at the first try', attempts.filter((tries) => tries > 1).length],
      ...figuresOf(stock).slice(0, -1),
      ['mailed again, same Message-ID', stock.mailedTwice.length],
      ['started again after (longest)', longest(returns.map(({ startedMs }) => startedMs))],
      ['next form stored after (longest)', longest(returns.map(({ storedMs }) => storedMs))],
    ]);
    expect(stock).toMatchObject({ ...exactlyOnce, mailedTwice: expect.anything() });
    kills += KILLS;
    expect(stock.mailedTwice.length).toBeLessThanOrEqual(kills * UNDER_WAY * 2);
  });
}

async function countDue(): Promise<number> {
  await backend.drain();
  return countQueued(backend, 'due_at <= now()');
}

async function killAndStart(part: Part): Promise<Return> {
  await part.kill();
  const killedAt = performance.now();
  await part.start();
  const startedAt = performance.now();
  const known = acknowledged.size;
  await untilAcknowledged(known + 1);
  return { startedMs: startedAt - killedAt, storedMs: performance.now() - startedAt };
}

async function untilAcknowledged(count: number): Promise<void> {
  await expect
    .poll(() => acknowledged.size, { timeout: 60_000, interval: 5 })
    .toBeGreaterThanOrEqual(count);
}

function longest(times: readonly number[]): string {
  return milliseconds(Math.max(...times));
}

/** Sends one form after the other, each until it is acknowledged; returns how often each was sent. */
async function sendWhile(goesOn: () => boolean): Promise<number[]> {
  const attempts: number[] = [];
  while (goesOn()) {
    next += 1;
    attempts.push(await sendUntilAcknowledged(next));
  }
  return attempts;
}

/** As a visitor does who is told that it failed. */
async function sendUntilAcknowledged(n: number): Promise<number> {
  for (let attempt = 1; ; attempt += 1) {
    const { port } = backend.functions[(n + attempt) % 2] ?? { port: 0 };
    const answer = await client.send(port, leadOf(n));
    const id = acknowledgedId(answer);
    if (id) {
      acknowledged.add(id);
      return attempt;
    }
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

async function each(act: 'kill' | 'start'): Promise<void> {
  await Promise.all(backend.functions.map((part) => part[act]()));
}

/** Postgres then ends all sessions, and restarts by itself. */
async function killSession(): Promise<void> {
  const [session] = await backend.query<{ pid: number }>(
    `select pid from pg_stat_activity where usename = 'send_email' limit 1`,
  );
  if (!session) throw new Error('The function has no session.');
  checkpointer = await findCheckpointer();
  process.kill(session.pid, 'SIGKILL');
}

async function untilPostgresRestarted(): Promise<void> {
  const known = [undefined, checkpointer];
  await expect
    .poll(async () => known.includes(await findCheckpointer()), { timeout: 60_000, interval: 5 })
    .toBe(false);
}

/** A process that lives until Postgres restarts; none while it is down. */
async function findCheckpointer(): Promise<number | undefined> {
  const text = `select pid from pg_stat_activity where backend_type = 'checkpointer'`;
  const [row] = await backend.query<{ pid: number }>(text).catch(() => []);
  return row?.pid;
}
