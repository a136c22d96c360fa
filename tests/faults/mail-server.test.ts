import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startInbox } from '../../tools/services/inbox.ts';
import { atOnce } from './at-once.ts';
import { type Backend, startBackend } from './backend.ts';
import { startChunkingInbox } from './chunking-inbox.ts';
import { type Answer, acknowledgedId, createClient, type Letter } from './client.ts';
import { milliseconds, percentile, printFigures } from './figures.ts';
import { leadOf, leads } from './lead.ts';
import { size } from './size.ts';
import { figuresOf, nothingAmiss, takeStock, untilAllIsMailed } from './stock.ts';

const FORMS = size(60, 1000);
/** After so long a mail that hangs has failed. */
const SEND_SECONDS = '1';
const MENDED_WITHIN_MS = size(30_000, 120_000);
/** So many mails go out together by each of eight connections: none is known to be taken if they break. */
const ON_THEIR_WAY = 8 * 16;

const kinds = [
  ['a mail server that takes one mail at a time', startInbox],
  ['a mail server that takes mails together', startChunkingInbox],
] as const;

describe.each(kinds)('%s', (kind, startMails) => {
  const client = createClient();
  const answers: Answer[] = [];
  let backend: Backend;
  let next = 0;
  beforeAll(async () => {
    backend = await startBackend({ variables: { SEND_SECONDS }, startMails });
  });
  afterAll(async () => {
    client.close();
    await backend?.close();
  });

  const send = async (letter: Letter): Promise<Answer> => {
    const answer = await client.send(backend.functions[0]?.port ?? 0, letter);
    answers.push(answer);
    return answer;
  };
  const sendAll = async (): Promise<Answer[]> => {
    next += FORMS;
    return atOnce(10, leads(FORMS, next - FORMS), send);
  };
  /** Of mails that are to be tried again. */
  const countFailures = async (): Promise<number> => {
    const [row] = await backend.query<{ n: number }>(
      `select count(*)::integer as n from intake.submission
        where state = 'queued' and last_error is not null`,
    );
    return row?.n ?? 0;
  };
  /** The first mail that gets through makes all others due; those that have just failed, the next. */
  const sendOneAndCountFailures = async (): Promise<number> => {
    await send(leadOf(next));
    next += 1;
    return countFailures();
  };
  /** Resolves to what became of all forms, and how long that took. */
  const untilMended = async () => {
    const back = performance.now();
    await expect
      .poll(sendOneAndCountFailures, { timeout: MENDED_WITHIN_MS, interval: 100 })
      .toBe(0);
    await untilAllIsMailed(backend);
    const ms = performance.now() - back;
    return { ms, stock: await takeStock(backend, answers.map(acknowledgedId)) };
  };

  const faults = [
    ['is down', () => backend.mails.kill(), () => backend.mails.start()],
    ['says 451', () => backend.mails.fail('451'), () => backend.mails.fail('none')],
    ['says 550', () => backend.mails.fail('550'), () => backend.mails.fail('none')],
    ['hangs', () => backend.mails.fail('hang'), () => backend.mails.fail('none')],
  ] as const;

  for (const [what, breakIt, mendIt] of faults) {
    test(`while it ${what} forms are accepted, and are mailed once it is back`, async () => {
      await breakIt();
      const before = backend.mailbox.size;
      const meanwhile = await sendAll();
      await expect.poll(countFailures, { timeout: 20_000 }).toBeGreaterThan(0);
      const mailedMeanwhile = backend.mailbox.size - before;
      await mendIt();
      const { ms, stock } = await untilMended();
      const times = meanwhile.map(({ ms }) => ms);
      printFigures(`While ${kind} ${what}: ${FORMS} forms, 10 at once`, [
        ['accepted', meanwhile.filter((answer) => acknowledgedId(answer)).length],
        ['answered within (p50)', percentile(times, 0.5)],
        ['answered within (p99)', percentile(times, 0.99)],
        ['mailed meanwhile', mailedMeanwhile],
        ['all mailed after it was back', milliseconds(ms)],
        ...figuresOf(stock).slice(-3),
      ]);
      expect(meanwhile.filter((answer) => !acknowledgedId(answer))).toEqual([]);
      expect(mailedMeanwhile).toBe(0);
      expect(stock).toMatchObject({ ...nothingAmiss, acknowledged: answers.length });
    });
  }

  test('where it breaks off amid mails none of them is lost', async () => {
    const before = backend.mailbox.size;
    const sending = sendAll();
    await expect
      .poll(() => backend.mailbox.size, { timeout: 20_000, interval: 1 })
      .toBeGreaterThan(before + FORMS / 10);
    await backend.mails.kill();
    const mailedBefore = backend.mailbox.size - before;
    const meanwhile = await sending;
    await backend.mails.start();
    const { ms, stock } = await untilMended();
    printFigures(`${kind} breaks off amid mails: ${FORMS} forms, 10 at once`, [
      ['accepted', meanwhile.filter((answer) => acknowledgedId(answer)).length],
      ['mailed before', mailedBefore],
      ['all mailed after it was back', milliseconds(ms)],
      ...figuresOf(stock).slice(-3, -1),
      ['mailed again, same Message-ID', stock.mailedTwice.length],
    ]);
    expect(meanwhile.filter((answer) => !acknowledgedId(answer))).toEqual([]);
    expect(stock).toMatchObject({ ...nothingAmiss, mailedTwice: expect.anything() });
    expect(stock.mailedTwice.length).toBeLessThanOrEqual(ON_THEIR_WAY);
  });
});
