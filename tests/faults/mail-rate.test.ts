import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type Backend, startBackend } from './backend.ts';
import { acknowledgedId } from './client.ts';
import { deliveryFigures, exactlyOnce, reportDelivery } from './delivery-report.ts';
import { milliseconds, printFigures } from './figures.ts';
import { createLeads } from './lead.ts';
import { type MailApi, startMailApi } from './mail-api.fixture.ts';
import { isLong, size } from './size.ts';

const LEADS = size(40, 100);
const PER_SECOND = size(20, 2);
/** The short run allows ten times the usual time, because the machine may be busy. */
const MAILED_WITHIN_MS = size(20_000, 60_000);
/** Far fewer refusals than a function without rate limiting would cause. */
const MOST_REFUSALS = LEADS / 2;

describe.each(isLong ? [1, 2] : [2])('%i processes', (processes) => {
  let api: MailApi;
  let backend: Backend;
  beforeEach(async () => {
    api = await startMailApi({ perSecond: PER_SECOND });
    // Without MAIL_RATE, the function uses Resend's own limit of 2 per second.
    const rate = isLong ? '' : `${PER_SECOND}`;
    const variables = { ...api.variables, MAIL_RATE: rate };
    backend = await startBackend({ processes, variables });
  });
  afterEach(async () => {
    await backend?.close();
    await api?.stop();
  });

  test(`${processes} processes stay within the provider's rate limit, and mail ${LEADS} leads that come at once`, async () => {
    const begin = performance.now();
    const answers = await Promise.all(
      createLeads(LEADS).map((lead, n) => backend.send(lead, n % processes)),
    );
    await expect
      .poll(() => api.texts.length, { timeout: MAILED_WITHIN_MS, interval: 20 })
      .toBe(LEADS);
    const ms = performance.now() - begin;
    const report = await reportDelivery(backend, answers.map(acknowledgedId), api.texts);
    printFigures(`${LEADS} leads at once, ${PER_SECOND} mails a second, ${processes} processes`, [
      ...deliveryFigures(report),
      ['refused for exceeding the rate', api.count(429)],
      ['all mailed after', milliseconds(ms)],
    ]);
    expect(report).toEqual({ ...exactlyOnce, acknowledged: LEADS, stored: LEADS, mailed: LEADS });
    expect(api.count(429)).toBeLessThan(MOST_REFUSALS);
  });
});
