import { createServer } from 'node:http';
import { expect, test } from 'playwright/test';
import { functionUrlOf } from '../../tools/services/database.ts';
import { drain } from '../../tools/services/drain.ts';
import { freePort } from '../../tools/services/free-ports.ts';
import {
  type FunctionOptions,
  LOCAL_DRAIN_KEY,
  startFunction,
} from '../../tools/services/function.ts';
import { readPorts } from '../../tools/services/ports.ts';
import { functionUrl as address, databaseUrl, inbox } from './addresses.ts';
import { mailContaining, mailsContaining, uniqueEmail } from './inbox.ts';

const ports = readPorts();
const apikey = process.env.SUPABASE_ANON_KEY ?? 'sb_publishable_local';

test('each form arrives in the inbox as one mail whose reply goes to the visitor', async () => {
  const bodies = [
    [
      'Get Matched - Multi-Step',
      { role: 'dev', startDate: 'ASAP' },
      'Get matched: Developer, ASAP',
    ],
    ['Newsletter Subscription', { curiosity: 'ai-workflows' }, 'Newsletter: AI workflows'],
    [
      'Discovery Call Request',
      { company: 'Byron Ltd', urgency: '1-month' },
      'Discovery call: Within',
    ],
    [
      'Talent Application',
      { experience: '10+', availability: 'full-time' },
      'Talent application: 10+',
    ],
  ] as const;
  for (const [formType, answers, subject] of bodies) {
    const email = uniqueEmail();
    const response = await post({ formType, formData: { name: 'Ada', email, ...answers } });
    expect(response.status).toBe(200);
    const { success, id } = await response.json();
    expect(success).toBe(true);
    await mailContaining(id);
    const mails = await mailsContaining(email);
    expect(mails.map(({ replyTo }) => replyTo)).toEqual([email]);
    expect(mails[0]?.subject).toContain(subject);
    expect(mails[0]?.messageId).toMatch(/^<[\da-f-]{36}@example\.com>$/);
    expect(mails[0]?.text).toContain(email);
    expect(mails[0]?.html).toContain(email);
  }
});

test('a form that is sent twice is one lead with one mail', async () => {
  const email = uniqueEmail();
  const body = { formType: 'Newsletter Subscription', formData: { email } };
  const answers = await Promise.all(Array.from({ length: 20 }, () => post(body)));
  const ids = await Promise.all(answers.map(async (response) => (await response.json()).id));
  expect(answers.every(({ status }) => status === 200)).toBe(true);
  expect(new Set(ids).size).toBe(1);
  await mailContaining(email);
  await post(body);
  expect((await drain({ port: ports.function, drainKey: LOCAL_DRAIN_KEY })).status).toBe(202);
  expect(await mailsContaining(email)).toHaveLength(1);
});

test('anyone can read the health, and only the drain key shows counts', async () => {
  const ask = (headers = {}) => fetch(`${address}/health`, { headers });
  expect(await (await ask()).json()).toEqual({ ok: expect.any(Boolean) });
  const withKey = await ask({ authorization: `Bearer ${LOCAL_DRAIN_KEY}` });
  expect(await withKey.json()).toMatchObject({
    queued: expect.any(Number),
    dead: expect.any(Number),
    held: expect.any(Number),
    secondsSinceDrain: expect.any(Number),
  });
  expect((await ask({ authorization: 'Bearer wrong' })).status).toBe(401);
});

test('a page on another origin can send with the headers that supabase-js sends', async ({
  page,
}) => {
  const elsewhere = createServer((_, response) => response.end('<!doctype html>'));
  const port = await freePort();
  await new Promise<void>((ready) => elsewhere.listen(port, '127.0.0.1', ready));
  await page.goto(`http://127.0.0.1:${port}`);
  const email = uniqueEmail();
  const answer = await page.evaluate(
    async ({ address, apikey, email }) => {
      const response = await fetch(address, {
        method: 'POST',
        headers: {
          authorization: `Bearer ${apikey}`,
          apikey,
          'x-client-info': 'supabase-js-web/2',
          'x-region': 'any',
          'content-type': 'application/json',
        },
        body: JSON.stringify({ formType: 'Newsletter Subscription', formData: { email } }),
      });
      return { id: response.headers.get('x-request-id'), ...(await response.json()) };
    },
    { address, apikey, email },
  );
  expect(answer).toEqual({ success: true, id: expect.stringMatching(/^[0-9a-f-]{36}$/) });
  elsewhere.close();
});

test('the inbox shows a new mail at once, and opens it', async ({ page }) => {
  await page.goto(inbox);
  const name = `Ada ${crypto.randomUUID()}`;
  const formData = { name, email: 'ada@byron.example', role: 'dev' };
  await post({ formType: 'Get Matched - Multi-Step', formData });
  await page.getByRole('link', { name }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(name);
  const mail = page.frameLocator('iframe');
  await expect(mail.getByRole('row', { name: 'Role Developer' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Plain text' })).toContainText(name);
});

test('a form sent while the database is down gets status 503, and the function keeps running', {
  tag: '@all',
}, async () => {
  const [port, nowhere] = [await freePort(), await freePort()];
  const away = new URL(databaseUrl);
  away.port = String(nowhere);
  const running = await startOwnFunction({ port, databaseUrl: away.href });
  const there = `http://127.0.0.1:${port}/send-email`;
  try {
    const response = await post({ formType: 'Get Matched - Multi-Step', formData: {} }, {}, there);
    expect(response.status).toBe(503);
    expect(response.headers.get('retry-after')).toBeTruthy();
    const health = await fetch(`${there}/health`);
    expect([health.status, await health.json()]).toEqual([503, { ok: false }]);
  } finally {
    await running.close();
  }
});

test('if its port is taken, the function names the port and the variable to set', async () => {
  await expect(startOwnFunction({ port: ports.function })).rejects.toThrow(
    `Port ${ports.function} is taken. Stop the program that uses it, or set FUNCTION_PORT`,
  );
});

test('if the function cannot start, it says why in one line', async () => {
  const start = startOwnFunction({ port: await freePort(), apiKey: '' });
  await expect(start).rejects.toThrow(/^[^\n]*send-email cannot start: set API_KEY to [^\n]+\.$/);
});

/** Starts another process of the function on the stack's database. */
function startOwnFunction(options: Partial<FunctionOptions> & { port: number }) {
  const quiet = () => {};
  return startFunction({
    mailPort: ports.smtp,
    databaseUrl: functionUrlOf(databaseUrl),
    apiKey: apikey,
    onLine: quiet,
    ...options,
  });
}

function post(body: unknown, headers: Record<string, string> = {}, url = address) {
  return fetch(url, {
    method: 'POST',
    headers: { apikey, 'content-type': 'application/json', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
}
