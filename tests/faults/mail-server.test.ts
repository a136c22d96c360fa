import { afterAll, beforeAll, expect, test } from 'vitest';
import { atOnce } from './at-once.ts';
import { type Backend, startBackend } from './backend.ts';
import { type Answer, acknowledgedId, createClient } from './client.ts';
import { milliseconds, percentile, printFigures } from './figures.ts';
import { leadOf, leads } from './lead.ts';
import { size } from './size.ts';
import { figuresOf, nothingAmiss, takeStock, untilAllIsMailed } from './stock.ts';

const FORMS = size(60, 1000);
/** After so long a mail that hangs has failed. */
const SEND_SECONDS = '1';
const MENDED_WITHIN_MS = size(30_000, 120_000);

const client = createClient();
const answers: Answer[] = [];
let backend: Backend;
let next = 0;
beforeAll(async () => {
  backend = await startBackend({ variables: { SEND_SECONDS } });
});
afterAll(async () => {
  client.close();
  await backend?.close();
});

const faults = [
  ['is down', () => backend.mails.kill(), () => backend.mails.start()],
  ['says 451', () => backend.mails.fail('451'), () => backend.mails.fail('none')],
  ['says 550', () => backend.mails.fail('550'), () => backend.mails.fail('none')],
  ['hangs', () => backend.mails.fail('hang'), () => backend.mails.fail('none')],
] as const;

for (const [what, breakIt, mendIt] of faults) {
  test(`while the mail server ${what} forms are accepted, and are mailed once it is back`, async () => {
    await breakIt();
    const before = backend.mailbox.size;
    const meanwhile = await atOnce(10, leads(FORMS, next), send);
    next += FORMS;
    await expect.poll(countFailures, { timeout: 20_000 }).toBeGreaterThan(0);
    const mailedMeanwhile = backend.mailbox.size - before;
    await mendIt();
    const back = performance.now();
    await expect
      .poll(sendOneAndCountFailures, { timeout: MENDED_WITHIN_MS, interval: 100 })
      .toBe(0);
    await untilAllIsMailed(backend);
    const stock = await takeStock(backend, answers.map(acknowledgedId));
    const times = meanwhile.map(({ ms }) => ms);
    printFigures(`The mail server ${what}: ${FORMS} forms, 10 at once`, [
      ['accepted', meanwhile.filter((answer) => acknowledgedId(answer)).length],
      ['answered within (p50)', percentile(times, 0.5)],
      ['answered within (p99)', percentile(times, 0.99)],
      ['mailed meanwhile', mailedMeanwhile],
      ['all mailed after it was back', milliseconds(performance.now() - back)],
      ...figuresOf(stock).slice(-3),
    ]);
    expect(meanwhile.filter((answer) => !acknowledgedId(answer))).toEqual([]);
    expect(mailedMeanwhile).toBe(0);
    expect(stock).toMatchObject({ ...nothingAmiss, acknowledged: answers.length });
  });
}

async function send(letter: ReturnType<typeof leadOf>): Promise<Answer> {
  const answer = await client.send(backend.functions[0]?.port ?? 0, letter);
  answers.push(answer);
  return answer;
}

/** The first mail that gets through makes all others due; those that have just failed, the next. */
async function sendOneAndCountFailures(): Promise<number> {
  await send(leadOf(next));
  next += 1;
  return countFailures();
}

/** Of mails that are to be tried again. */
async function countFailures(): Promise<number> {
  const [row] = await backend.query<{ n: number }>(
    `select count(*)::integer as n from intake.submission
      where state = 'queued' and last_error is not null`,
  );
  return row?.n ?? 0;
}
