import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { atOnce } from './at-once.ts';
import { type Backend, startBackend } from './backend.ts';
import { type Answer, acknowledgedId, createClient } from './client.ts';
import { eventually } from './eventually.fixture.ts';
import { milliseconds, percentile, printFigures, quantile } from './figures.ts';
import { leads } from './lead.ts';
import { type MailApi, type MailApiFault, startMailApi } from './mail-api.fixture.ts';
import { size } from './size.ts';
import {
  countQueued,
  endRetryWaits,
  exactlyOnce,
  figuresOf,
  takeStock,
  untilDelivered,
} from './stock.ts';

const FORMS = size(60, 1000);
/** An attempt that hangs fails after this. */
const SEND_SECONDS = '1';
const MENDED_WITHIN_MS = size(30_000, 180_000);
/** A visitor's answer does not wait for the mail. */
const ANSWERED_WITHIN_MS = 500;
/** The first of few are slow on a busy machine; where one waited for its mail, all would be. */
const ANSWERED_SHARE = size(0.5, 0.99);
/** The mails under way when the server breaks off: one for each connection. */
const UNDER_WAY = 8;

describe('a mail server', () => {
  const suite = useBackend(() => ({}));
  const mails = () => suite.backend().mails;

  test.each([
    ['is down', () => mails().kill(), () => mails().start()],
    ['answers 451', () => mails().fail('451'), () => mails().fail('none')],
    ['answers 550', () => mails().fail('550'), () => mails().fail('none')],
    ['does not answer', () => mails().fail('hang'), () => mails().fail('none')],
  ])('that %s delays mails, and neither loses nor doubles one', async (what, breakIt, mendIt) => {
    const mailedBefore = suite.backend().mailbox.size;
    await breakIt();
    const answers = await suite.sendForms();
    await expect.poll(suite.countFailed, eventually).toBeGreaterThan(0);
    expect(suite.backend().mailbox.size).toBe(mailedBefore);
    await mendIt();
    const stock = await suite.untilMended(`A mail server that ${what}`, answers);
    expect(stock).toMatchObject(exactlyOnce);
  });

  test('that breaks off amid mails loses none', async () => {
    const { mailbox } = suite.backend();
    const before = mailbox.size;
    const sending = suite.sendForms();
    await expect
      .poll(() => mailbox.size, { timeout: 20_000, interval: 1 })
      .toBeGreaterThan(before + FORMS / 10);
    await mails().kill();
    const answers = await sending;
    await mails().start();
    const stock = await suite.untilMended('A mail server that breaks off', answers);
    expect(stock).toMatchObject({ ...exactlyOnce, mailedTwice: expect.anything() });
    expect(stock.mailedTwice.length).toBeLessThanOrEqual(UNDER_WAY);
  });
});

describe('a mail provider', () => {
  let api: MailApi;
  beforeAll(async () => {
    api = await startMailApi();
  });
  afterAll(() => api?.stop());
  const suite = useBackend(
    () => ({ ...api.variables, MAIL_RATE: '0' }),
    () => api.texts,
  );

  test.each<[string, MailApiFault, () => Promise<number> | number]>([
    ['answers 429', '429', () => api.count(429)],
    ['answers 500', '500', suite.countFailed],
    ['answers after the deadline', 'slow', suite.countFailed],
  ])(
    'that %s delays mails, and neither loses nor doubles one',
    async (what, fault, countRefused) => {
      api.fail(fault);
      const answers = await suite.sendForms();
      await expect.poll(countRefused, eventually).toBeGreaterThan(0);
      api.fail('none');
      const stock = await suite.untilMended(`A mail provider that ${what}`, answers);
      expect(stock).toMatchObject(exactlyOnce);
      expect(api.count(409)).toBe(0);
    },
  );

  test('that answers 429 does not use up attempts', async () => {
    api.fail('429');
    const before = api.count(429);
    await suite.sendForms();
    await expect.poll(() => api.count(429), eventually).toBeGreaterThan(before);
    expect(await suite.countFailed()).toBe(0);
    api.fail('none');
    await untilDelivered(suite.backend());
  });
});

/** Starts a backend for a suite, and keeps account of what is sent to it. */
function useBackend(
  variables: () => Readonly<Record<string, string>>,
  texts?: () => readonly string[],
) {
  const client = createClient();
  const all: Answer[] = [];
  let backend: Backend;
  beforeAll(async () => {
    backend = await startBackend({ variables: { SEND_SECONDS, ...variables() } });
  });
  afterAll(async () => {
    client.close();
    await backend?.close();
  });
  return {
    backend: () => backend,
    /** Each is a new one, and all are accepted. */
    async sendForms(): Promise<readonly Answer[]> {
      const forms = leads(FORMS, all.length);
      const port = backend.functions[0]?.port ?? 0;
      const answers = await atOnce(10, forms, (form) => client.send(port, form));
      all.push(...answers);
      expect(answers.filter((answer) => !acknowledgedId(answer))).toEqual([]);
      return answers;
    },
    countFailed: () => countQueued(backend, 'failures > 0'),
    /** Resolves once everything is delivered. */
    async untilMended(title: string, answers: readonly Answer[]) {
      const begin = performance.now();
      const attempt = async () => {
        await endRetryWaits(backend);
        await backend.drain();
        return countQueued(backend);
      };
      await expect.poll(attempt, { timeout: MENDED_WITHIN_MS, interval: 100 }).toBe(0);
      const ms = performance.now() - begin;
      const stock = await takeStock(backend, all.map(acknowledgedId), texts?.());
      const times = answers.map(({ ms }) => ms);
      printFigures(`${title}: ${FORMS} forms, 10 at once`, [
        ['answered within (p50)', percentile(times, 0.5)],
        ['answered within (p99)', percentile(times, 0.99)],
        ['all mailed after it was mended', milliseconds(ms)],
        ...figuresOf(stock).slice(-3),
      ]);
      expect(quantile(times, ANSWERED_SHARE)).toBeLessThan(ANSWERED_WITHIN_MS);
      return stock;
    },
  };
}
