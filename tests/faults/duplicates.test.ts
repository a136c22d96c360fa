import { afterAll, beforeAll, expect, test } from 'vitest';
import { atOnce } from './at-once.ts';
import { type Backend, startBackend } from './backend.ts';
import { acknowledgedId, createClient } from './client.ts';
import { percentile, printFigures } from './figures.ts';
import { leads } from './lead.ts';
import { createSender, type Sender } from './sender.ts';
import { size } from './size.ts';
import { figuresOf, nothingAmiss, takeStock, untilAllIsMailed } from './stock.ts';

const FORMS = 20;
const TIMES = 100;
/** Stored and mailed as all are, by processes that do so for the first time: told by themselves. */
const FIRST = 500;
const DISTINCT = FIRST + size(500, 5000);
const AT_ONCE = 50;

const client = createClient();
let backend: Backend;
beforeAll(async () => {
  backend = await startBackend({ processes: 2 });
});
afterAll(async () => {
  client.close();
  await backend?.close();
});

test('20 forms, each sent 100 times at once to two processes, are 20 leads and 20 mails', async () => {
  const forms = leads(FORMS);
  const sent = Array.from({ length: FORMS * TIMES }, (_, n) => n);
  const answers = await Promise.all(
    sent.map((n) =>
      client.send(backend.functions[n % 2]?.port ?? 0, forms[Math.floor(n / 2) % FORMS] ?? {}),
    ),
  );
  await untilAllIsMailed(backend);
  const stock = await takeStock(backend, answers.map(acknowledgedId));
  const texts = forms.map((_, form) =>
    answers.filter((_, n) => Math.floor(n / 2) % FORMS === form),
  );
  const kinds = texts.map((alike) => new Set(alike.map(({ status, text }) => `${status} ${text}`)));
  const deadlocks = await countDeadlocks();
  printFigures('20 forms x 100 at once, two processes', [
    ['sent', answers.length],
    ...figuresOf(stock),
    ['kinds of answers to one form', Math.max(...kinds.map(({ size }) => size))],
    ['deadlocks', deadlocks],
    ['answered within (p50)', percentile(timesOf(answers), 0.5)],
    ['answered within (p99)', percentile(timesOf(answers), 0.99)],
  ]);
  expect(stock).toMatchObject({ acknowledged: FORMS, stored: FORMS, mailed: FORMS });
  expect(stock).toMatchObject(nothingAmiss);
  expect(kinds.map(({ size }) => size)).toEqual(Array(FORMS).fill(1));
  expect(await backend.query('select distinct hits from intake.submission')).toEqual([
    { hits: TIMES },
  ]);
  expect(deadlocks).toBe(0);
});

test('distinct forms, 50 of them at once, are all stored and mailed', async () => {
  const senders = await Promise.all(
    Array.from({ length: AT_ONCE }, (_, n) => createSender(backend.functions[n % 2]?.port ?? 0)),
  );
  const free = [...senders];
  const answers = await atOnce(AT_ONCE, leads(DISTINCT, FORMS), async (lead) => {
    const sender = free.pop() as Sender;
    const answer = await sender.send(lead);
    free.push(sender);
    return answer;
  });
  for (const sender of senders) sender.close();
  await untilAllIsMailed(backend);
  const stock = await takeStock(backend, answers.map(acknowledgedId));
  const times = timesOf(answers);
  printFigures(`${DISTINCT} distinct forms, ${AT_ONCE} at once, two processes`, [
    ...figuresOf({ ...stock, stored: stock.stored - FORMS, mailed: stock.mailed - FORMS }),
    [`the first ${FIRST} answered within (p99)`, percentile(times.slice(0, FIRST), 0.99)],
    ['those after them answered within (p50)', percentile(times.slice(FIRST), 0.5)],
    ['those after them answered within (p99)', percentile(times.slice(FIRST), 0.99)],
  ]);
  expect(stock).toMatchObject({ acknowledged: DISTINCT, stored: DISTINCT + FORMS });
  expect(stock).toMatchObject(nothingAmiss);
});

/** Postgres ends one of those that wait for each other, after a second. */
async function countDeadlocks(): Promise<number> {
  const [row] = await backend.query<{ n: number }>(
    'select deadlocks::integer as n from pg_stat_database where datname = current_database()',
  );
  return row?.n ?? Number.NaN;
}

function timesOf(answers: readonly { readonly ms: number }[]): number[] {
  return answers.map(({ ms }) => ms);
}
