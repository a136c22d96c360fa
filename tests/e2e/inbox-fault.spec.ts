import { expect, test } from 'playwright/test';
import { getMatchedForm } from '../../supabase/functions/_shared/contract.ts';
import { drain } from '../../tools/services/drain.ts';
import { freePorts } from '../../tools/services/free-ports.ts';
import { LOCAL_DRAIN_KEY, startFunction } from '../../tools/services/function.ts';
import { startInbox } from '../../tools/services/inbox.ts';
import { sample } from '../sample.ts';
import { inbox } from './addresses.ts';
import { createTestDatabase, endRetryWaits } from './test-database.ts';

const apiKey = 'sb_publishable_local';

test('the inbox page shows and sets how the mail server responds', async ({ page }) => {
  const ports = await freePorts();
  const started = await startInbox({ smtpPort: ports.smtp, webPort: ports.inbox });
  const address = `http://localhost:${ports.inbox}`;
  await page.goto(address);
  const choice = page.getByLabel('How the mail server answers');
  await expect(choice).toHaveValue('none');
  const set = page.waitForResponse('**/api/fault');
  await choice.selectOption('550: refuse every mail');
  expect((await set).status()).toBe(200);
  await page.reload();
  await expect(choice).toHaveValue('550');
  expect(await (await fetch(`${address}/api/fault`)).json()).toEqual({ fault: '550' });
  await started.close();
});

test('an unknown fault is refused, and nothing changes', async () => {
  for (const body of ['{"fault":"552"}', '{"fault":"toString"}', '{', 'null']) {
    const response = await fetch(`${inbox}/api/fault`, { method: 'PUT', body });
    expect(response.status).toBe(422);
    expect((await response.json()).error).toContain('none, 451, 550, hang');
  }
  expect(await (await fetch(`${inbox}/api/fault`)).json()).toEqual({ fault: 'none' });
});

const faults = [
  ['451', 'EMESSAGE 451'],
  ['550', 'EMESSAGE 550'],
  ['hang', 'ETIMEDOUT'],
] as const;

for (const [how, reason] of sample(faults, [faults[0]])) {
  test(`forms sent during the fault "${how}" are accepted, and mailed once afterwards`, async () => {
    const ports = await freePorts();
    const port = ports.function;
    const spare = await createTestDatabase();
    const lines: string[] = [];
    const mails = await startInbox({ smtpPort: ports.smtp, webPort: ports.inbox });
    const running = await startFunction({
      port,
      mailPort: ports.smtp,
      databaseUrl: spare.functionUrl,
      apiKey,
      variables: { SEND_SECONDS: '2' },
      onLine: (line) => void lines.push(line),
    });
    const send = async (name: string) => {
      const startedAt = performance.now();
      expect((await post(port, { name })).status).toBe(200);
      return performance.now() - startedAt;
    };
    const reasons = () =>
      lines
        .map((line) => JSON.parse(line))
        .filter(({ outcome }) => outcome === 'queued')
        .map((entry) => entry.reason);
    mails.setFault(how);
    // A failing mail takes two seconds. The response must not wait for it, even on a busy machine.
    expect(Math.max(await send('one'), await send('two'))).toBeLessThan(1900);
    await expect.poll(reasons, { timeout: 10_000 }).toEqual([reason, reason]);
    mails.setFault('none');
    await endRetryWaits(spare);
    await drain({ port, drainKey: LOCAL_DRAIN_KEY });
    const states = () => spare.query('select state from intake.delivery');
    await expect.poll(states).toEqual([{ state: 'sent' }, { state: 'sent' }]);
    expect(await mails.mailbox.list()).toHaveLength(2);
    await running.close();
    await mails.close();
  });
}

function post(port: number, formData: object): Promise<Response> {
  return fetch(`http://127.0.0.1:${port}/send-email`, {
    method: 'POST',
    headers: { apikey: apiKey, 'content-type': 'application/json' },
    body: JSON.stringify({ formType: getMatchedForm.type, formData }),
  });
}
