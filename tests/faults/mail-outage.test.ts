import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Backend, startBackend } from './backend.ts';
import { type Answer, acknowledgedId } from './client.ts';
import {
  countQueued,
  deliveryFigures,
  drainUntilDelivered,
  endRetryWaits,
  exactlyOnce,
  reportDelivery,
} from './delivery-report.ts';
import { eventually } from './eventually.fixture.ts';
import { milliseconds, percentile, printFigures, quantile } from './figures.ts';
import { createLeads } from './lead.ts';
import { type MailApi, type MailApiFault, startMailApi } from './mail-api.fixture.ts';
import { mapConcurrently } from './map-concurrently.ts';
import { size } from './size.ts';

const FORMS = size(60, 1000);
/** The deadline of an attempt. */
const SEND_SECONDS = '1';
const RECOVERED_WITHIN_MS = size(30_000, 180_000);
/** The maximum response time: responses do not wait for mails. */
const ANSWERED_WITHIN_MS = 500;
/** The share of fast responses: the first may be slow, but if they waited for mails, all would be. */
const ANSWERED_SHARE = size(0.5, 0.99);
/** The number of mails that a disconnecting server interrupts: one per connection. */
const MAX_CONCURRENT = 8;

describe('mail servers', () => {
  const suite = useBackend(() => ({}));
  const mails = () => suite.backend().mails;

  test.each([
    ['is down', () => mails().kill(), () => mails().start()],
    ['answers 451', () => mails().setFault('451'), () => mails().setFault('none')],
    ['answers 550', () => mails().setFault('550'), () => mails().setFault('none')],
    ['does not answer', () => mails().setFault('hang'), () => mails().setFault('none')],
  ])(
    'a mail server that %s delays mails, and neither loses nor doubles one',
    async (what, breakIt, mendIt) => {
      const mailedBefore = suite.backend().mailbox.size;
      await breakIt();
      const answers = await suite.sendForms();
      await expect.poll(suite.countFailed, eventually).toBeGreaterThan(0);
      expect(suite.backend().mailbox.size).toBe(mailedBefore);
      await mendIt();
      const report = await suite.untilMended(`A mail server that ${what}`, answers);
      expect(report).toMatchObject(exactlyOnce);
    },
  );

  test('a mail server that disconnects during mails loses none', async () => {
    const { mailbox } = suite.backend();
    const before = mailbox.size;
    const sending = suite.sendForms();
    await expect
      .poll(() => mailbox.size, { timeout: 20_000, interval: 1 })
      .toBeGreaterThan(before + FORMS / 10);
    await mails().kill();
    const answers = await sending;
    await mails().start();
    const report = await suite.untilMended('A mail server that breaks off', answers);
    expect(report).toMatchObject({ ...exactlyOnce, mailedTwice: expect.anything() });
    expect(report.mailedTwice.length).toBeLessThanOrEqual(MAX_CONCURRENT);
  });
});

describe('mail providers', () => {
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
    'a mail provider that %s delays mails, and neither loses nor doubles one',
    async (what, fault, countRefused) => {
      api.setFault(fault);
      const answers = await suite.sendForms();
      await expect.poll(countRefused, eventually).toBeGreaterThan(0);
      api.setFault('none');
      const report = await suite.untilMended(`A mail provider that ${what}`, answers);
      expect(report).toMatchObject(exactlyOnce);
      expect(api.count(409)).toBe(0);
    },
  );

  test('a mail provider that answers 429 does not use up attempts', async () => {
    api.setFault('429');
    const before = api.count(429);
    await suite.sendForms();
    await expect.poll(() => api.count(429), eventually).toBeGreaterThan(before);
    expect(await suite.countFailed()).toBe(0);
    api.setFault('none');
    await drainUntilDelivered(suite.backend());
  });
});

/** Starts a backend for a suite, and records the forms sent to it. */
function useBackend(
  variables: () => Readonly<Record<string, string>>,
  texts?: () => readonly string[],
) {
  const all: Answer[] = [];
  let backend: Backend;
  beforeAll(async () => {
    backend = await startBackend({ variables: { SEND_SECONDS, ...variables() } });
  });
  afterAll(() => backend?.close());
  return {
    backend: () => backend,
    /** Sends new forms, and checks that all are accepted. */
    async sendForms(): Promise<readonly Answer[]> {
      const forms = createLeads(FORMS, all.length);
      const answers = await mapConcurrently(10, forms, (form) => backend.send(form));
      all.push(...answers);
      expect(answers.filter((answer) => !acknowledgedId(answer))).toEqual([]);
      return answers;
    },
    countFailed: () => countQueued(backend, 'failures > 0'),
    /** Resolves when everything is delivered. */
    async untilMended(title: string, answers: readonly Answer[]) {
      const begin = performance.now();
      const attempt = async () => {
        await endRetryWaits(backend);
        await backend.drain();
        return countQueued(backend);
      };
      await expect.poll(attempt, { timeout: RECOVERED_WITHIN_MS, interval: 100 }).toBe(0);
      const ms = performance.now() - begin;
      const report = await reportDelivery(backend, all.map(acknowledgedId), texts?.());
      const times = answers.map(({ ms }) => ms);
      printFigures(`${title}: ${FORMS} forms, 10 at once`, [
        ['answered within (p50)', percentile(times, 0.5)],
        ['answered within (p99)', percentile(times, 0.99)],
        ['all mailed after it was mended', milliseconds(ms)],
        ...deliveryFigures(report).slice(-3),
      ]);
      expect(quantile(times, ANSWERED_SHARE)).toBeLessThan(ANSWERED_WITHIN_MS);
      return report;
    },
  };
}
