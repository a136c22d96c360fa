import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type Backend, startBackend } from './backend.ts';
import { acknowledgedId } from './client.ts';
import { countQueued } from './delivery-report.ts';
import { eventually } from './eventually.fixture.ts';
import { createLeads } from './lead.ts';
import { bodyOf, type LoopbackServer, startLoopbackServer } from './loopback-server.fixture.ts';
import { type MailApi, startMailApi } from './mail-api.fixture.ts';

/** The maximum time from the first failure to the alert. */
const ALERTED_WITHIN_MS = 8_000;
/** Matches the personal data in every test lead. */
const PERSONAL_DATA = /byron|lead[ -]\d|weaves/i;

const alerts: string[] = [];
let receiver: LoopbackServer;
let api: MailApi;
let backend: Backend;
let sent = 0;
beforeAll(async () => {
  receiver = await startLoopbackServer(async (request, response) => {
    alerts.push(JSON.parse(await bodyOf(request)).text);
    response.end();
  });
  api = await startMailApi();
  backend = await startBackend({
    variables: { ...api.variables, MAIL_RATE: '0', ALERT_URL: receiver.url },
  });
});
afterAll(async () => {
  await backend?.close();
  await api?.stop();
  await receiver?.stop();
});
beforeEach(async () => {
  alerts.length = 0;
  await backend.query(`truncate intake.submission cascade`);
  await backend.query(`delete from intake.clock where name like 'alert %'`);
});

test('the first failed delivery is alerted within seconds without personal data, and later ones are not', async () => {
  api.setFault('500');
  await sendLeads(20);
  await expect.poll(() => alerts.length, { timeout: ALERTED_WITHIN_MS }).toBeGreaterThan(0);
  await expect.poll(() => countQueued(backend, 'failures > 0'), eventually).toBe(20);
  await ageAlerts('50 minutes');
  await sendLeads(1);
  await expect.poll(() => countQueued(backend, 'failures > 0'), eventually).toBe(21);
  expect(alerts).toEqual([expect.stringMatching(/failed.*retried.*mail.*status_500/)]);
  await ageAlerts('15 minutes');
  await sendLeads(1);
  await expect.poll(() => alerts.length, eventually).toBe(2);
});

test('deliveries that are given up are alerted at most once in ten minutes', async () => {
  api.setFault('500');
  await sendLeads(3);
  await expect.poll(() => countQueued(backend, 'failures > 0'), eventually).toBe(3);
  await giveUp(2);
  await expect.poll(() => countOf('failed for good'), eventually).toBe(1);
  await ageAlerts('11 minutes');
  await giveUp(1);
  await expect.poll(() => countOf('failed for good'), eventually).toBe(2);
});

test('a stopped schedule is alerted at the next request, at most once in ten minutes', async () => {
  api.setFault('none');
  await backend.query(
    `update intake.clock set at = now() - interval '6 minutes' where name = 'drain'`,
  );
  await sendLeads(1);
  await expect.poll(() => alerts, eventually).toEqual([expect.stringContaining('/drain')]);
  await sendLeads(2);
  await expect.poll(() => countQueued(backend), eventually).toBe(0);
  expect(alerts).toHaveLength(1);
  await backend.drain();
  await ageAlerts('11 minutes');
  await sendLeads(1);
  await expect.poll(() => countQueued(backend), eventually).toBe(0);
  expect(alerts).toHaveLength(1);
});

test('forms above the ceiling are stored and alerted, and their deliveries wait', async () => {
  api.setFault('none');
  await backend.query('update intake.settings set ceiling_per_minute = 2');
  await sendLeads(5);
  await expect
    .poll(() => alerts, eventually)
    .toEqual([expect.stringContaining('An unusual number')]);
  await expect.poll(() => countQueued(backend), eventually).toBe(3);
  await backend.query('update intake.settings set ceiling_per_minute = null');
});

test('a wrong key after a deployment is alerted by a call of /drain, with what to check', async () => {
  await backend.drain();
  for (const { body } of createLeads(60)) {
    const headers = { apikey: 'of the deployment before' };
    const { status } = await backend.send({ body, headers });
    expect(status).toBe(401);
  }
  const drained = () => backend.drain().then(() => alerts);
  await expect
    .poll(drained, eventually)
    .toEqual([expect.stringMatching(/were refused.*wrong_key: (\d+) of \1\. Compare API_KEY/)]);
});

/** Sends leads one after another. Each is accepted, even if its mail fails. */
async function sendLeads(count: number): Promise<void> {
  for (const lead of createLeads(count, sent)) {
    sent += 1;
    const answer = await backend.send(lead);
    expect(acknowledgedId(answer)).toBeTruthy();
  }
  // The provider's errors quote the mail, which must not appear in alerts and logs.
  expect([...alerts, ...backend.lines].filter((text) => PERSONAL_DATA.test(text))).toEqual([]);
}

/** Makes the next attempt of some deliveries their last one. */
async function giveUp(count: number): Promise<void> {
  await backend.query(
    `update intake.delivery set queued_at = queued_at - interval '73 hours', due_at = now()
     where id in (select id from intake.delivery where state = 'queued' limit $1)`,
    [count],
  );
  const before = await countDead();
  await backend.drain();
  await expect.poll(countDead, eventually).toBe(before + count);
}

async function countDead(): Promise<number> {
  return (await backend.query(`select from intake.delivery where state = 'dead'`)).length;
}

function countOf(words: string): number {
  return alerts.filter((alert) => alert.includes(words)).length;
}

/** Makes the last alerts older. */
async function ageAlerts(by: string): Promise<void> {
  await backend.query(`update intake.clock set at = at - $1::interval where name like 'alert %'`, [
    by,
  ]);
}
