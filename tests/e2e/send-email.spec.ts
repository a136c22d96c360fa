import { createServer as createPage, request as send } from 'node:http';
import { type AddressInfo, createServer } from 'node:net';
import { expect, test } from 'playwright/test';
import { functionUrlOf } from '../../tools/services/database.ts';
import { drain } from '../../tools/services/drain.ts';
import {
  type FunctionOptions,
  LOCAL_DRAIN_KEY,
  startFunction,
} from '../../tools/services/function.ts';
import { startInbox } from '../../tools/services/inbox.ts';
import type { ReceivedMail } from '../../tools/services/mailbox.ts';
import { readPorts } from '../../tools/services/ports.ts';
import { databaseUrl } from './addresses.ts';
import { mailContaining, mailsContaining } from './inbox.ts';
import { createTestDatabase, endRetryWaits } from './test-database.ts';

const ports = readPorts();
const inbox = `http://localhost:${ports.inbox}`;
const address = `http://localhost:${ports.function}/functions/v1/send-email`;
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
    const email = `${crypto.randomUUID()}@byron.example`;
    const response = await post({ formType, formData: { name: 'Ada', email, ...answers } });
    expect(response.status).toBe(200);
    const { success, id } = await response.json();
    expect(success).toBe(true);
    await mailContaining(id);
    const mails = (await allMails()).filter(({ replyTo }) => replyTo === email);
    expect(mails).toHaveLength(1);
    expect(mails[0]?.subject).toContain(subject);
    expect(mails[0]?.messageId).toMatch(/^<[\da-f-]{36}@example\.com>$/);
    expect(mails[0]?.text).toContain(email);
    expect(mails[0]?.html).toContain(email);
  }
});

test('a form that is sent twice is one lead with one mail', async () => {
  const email = `${crypto.randomUUID()}@byron.example`;
  const body = { formType: 'Newsletter Subscription', formData: { email } };
  const answers = await Promise.all(Array.from({ length: 20 }, () => post(body)));
  const ids = await Promise.all(answers.map(async (response) => (await response.json()).id));
  expect(answers.every(({ status }) => status === 200)).toBe(true);
  expect(new Set(ids).size).toBe(1);
  await mailContaining(email);
  await post(body);
  expect((await drain({ port: ports.function, drainKey: LOCAL_DRAIN_KEY })).status).toBe(202);
  expect((await allMails()).filter(({ replyTo }) => replyTo === email)).toHaveLength(1);
});

test('the mail of an empty wizard says so in its subject', async () => {
  const empty = await post({ formType: 'Get Matched - Multi-Step', formData: {} });
  const { success, id } = await empty.json();
  expect(success).toBe(true);
  expect((await mailContaining(id)).subject).toMatch(/^\[empty\] /);
});

test('a form with a filled honeypot is mailed only after its sender repeats it without', async () => {
  const formData = { name: crypto.randomUUID() };
  const send = async (trap: object) => {
    const body = { formType: 'Get Matched - Multi-Step', formData: { ...formData, ...trap } };
    return (await post(body)).json();
  };
  const held = await send({ website: 'https://spam.example' });
  expect(held).toEqual({ success: true, id: expect.any(String) });
  // Wait for a later form's mail: a second mail for this form would have arrived by then.
  const later = await post({
    formType: 'Get Matched - Multi-Step',
    formData: { name: crypto.randomUUID() },
  });
  await mailContaining((await later.json()).id);
  expect(await mailsContaining(held.id)).toEqual([]);
  expect(await send({})).toEqual(held);
  await mailContaining(held.id);
  expect(await send({ website: 'https://spam.example' })).toEqual(held);
  expect(await mailsContaining(held.id)).toHaveLength(1);
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

test('text typed into a form cannot become a header, a recipient or markup', async () => {
  const attack = 'Ada\r\nBcc: evil@evil.example\r\n\r\n<img src=x onerror=alert(1)>\u202e\ud800';
  const formData = {
    startDate: crypto.randomUUID(),
    name: attack,
    email: attack,
    company: attack,
    role: attack,
    hiringFor: attack,
  };
  const response = await post({ formType: 'Get Matched - Multi-Step', formData });
  const mail: ReceivedMail | undefined = await mailContaining((await response.json()).id);
  expect(mail?.recipients).toHaveLength(1);
  expect(mail?.headers.map(({ name }) => name.toLowerCase())).not.toContain('bcc');
  expect(mail?.replyTo).toBe('');
  expect(mail?.subject).not.toMatch(/[\r\n\u202e]/);
  expect(mail?.html).not.toContain('<img');
});

test('a page on another origin can send with the headers that supabase-js sends', async ({
  page,
}) => {
  const elsewhere = createPage((_, response) => response.end('<!doctype html>'));
  const port = await freePort();
  await new Promise<void>((ready) => elsewhere.listen(port, '127.0.0.1', ready));
  await page.goto(`http://127.0.0.1:${port}`);
  const email = `${crypto.randomUUID()}@byron.example`;
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

test('a request that is not a form or has the wrong key is refused in JSON', async () => {
  const newsletter = { formType: 'Newsletter Subscription', formData: { email: 'ada' } };
  const refusals = [
    [await post(newsletter), 422, 'invalid'],
    [await post({ formType: 'Other' }), 422, 'invalid'],
    [await post('{'), 400, 'bad_json'],
    [await post(newsletter, { 'content-type': 'text/plain' }), 415, 'not_json'],
    [await post(newsletter, { apikey: 'wrong' }), 401, 'wrong_key'],
    [await fetch(address), 405, 'method_not_allowed'],
  ] as const;
  for (const [response, status, code] of refusals) {
    expect(response.status).toBe(status);
    expect(await response.json()).toMatchObject({ success: false, error: { code } });
    expect(response.headers.get('access-control-allow-origin')).toBe('*');
  }
});

test('a body of unknown length is refused as soon as it exceeds 32 KiB', async () => {
  expect(await postWithoutEnd()).toBe(413);
  expect((await fetch(`${address}/health`)).status).toBe(200);
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

test('a form sent while the mail server is down is accepted, and mailed when it is up again', async () => {
  const [port, mailPort, webPort] = [await freePort(), await freePort(), await freePort()];
  const spare = await createTestDatabase();
  const lines: string[] = [];
  const onLine = (line: string) => void lines.push(line);
  const running = await startOwnFunction({
    port,
    mailPort,
    databaseUrl: spare.functionUrl,
    onLine,
  });
  const canary = `canary-${crypto.randomUUID()}`;
  const formData = { name: canary, email: `${canary}@byron.example`, hiringFor: canary };
  const body = { formType: 'Get Matched - Multi-Step', formData };
  try {
    const response = await post(body, {}, `http://127.0.0.1:${port}/send-email`);
    expect(response.status).toBe(200);
    const { id } = await response.json();
    await expect
      .poll(() => lines.map((line) => JSON.parse(line)))
      .toContainEqual(
        expect.objectContaining({ level: 'error', submission: id, outcome: 'queued', attempt: 1 }),
      );
    const back = await startInbox({ smtpPort: mailPort, webPort });
    await endRetryWaits(spare);
    await drain({ port, drainKey: LOCAL_DRAIN_KEY });
    const states = () => spare.query('select state, attempts from intake.delivery');
    await expect.poll(states).toEqual([{ state: 'sent', attempts: 2 }]);
    expect((await back.mailbox.list()).map(({ replyTo }) => replyTo)).toEqual([formData.email]);
    await back.close();
  } finally {
    await running.close();
  }
  expect(lines.join('\n')).not.toContain(canary);
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

test('an address that sends too many forms has to wait, but can still repeat a form', async () => {
  const port = await freePort();
  const spare = await createTestDatabase();
  await spare.query('update intake.settings set most_in_ten_minutes = 2');
  const running = await startOwnFunction({ port, databaseUrl: spare.functionUrl });
  const there = `http://127.0.0.1:${port}/send-email`;
  const sendAs = (address: string, name: string) =>
    post(
      { formType: 'Get Matched - Multi-Step', formData: { name } },
      { 'cf-connecting-ip': address },
      there,
    );
  const names = [0, 1, 2].map(() => crypto.randomUUID());
  const [one = '', two = '', three = ''] = names;
  const visitor = '2001:db8:0:1';
  try {
    expect((await sendAs(`${visitor}::1`, one)).status).toBe(200);
    expect((await sendAs(`${visitor}::2`, two)).status).toBe(200);
    const limited = await sendAs(`${visitor}::3`, three);
    expect(limited.status).toBe(429);
    expect(Number(limited.headers.get('retry-after'))).toBeGreaterThan(500);
    expect((await sendAs(`${visitor}::4`, one)).status).toBe(200);
    expect((await sendAs('2001:db8:0:2::1', three)).status).toBe(200);
  } finally {
    await running.close();
  }
});

test('only configured origins can send forms', async () => {
  const port = await freePort();
  const variables = { ALLOWED_ORIGINS: 'https://site.example' };
  const running = await startOwnFunction({ port, variables });
  const sendFrom = (origin: string) =>
    post({ formType: 'Other' }, { origin }, `http://127.0.0.1:${port}/send-email`);
  try {
    expect((await sendFrom('https://evil.example')).status).toBe(403);
    expect((await sendFrom('https://site.example')).status).toBe(422);
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

/** Sends 33 KiB of an endless body, and returns the status of the response. */
function postWithoutEnd(): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    const headers = { apikey, 'content-type': 'application/json' };
    const sending = send(address, { method: 'POST', headers }, (response) => {
      resolve(response.statusCode);
      sending.destroy();
    });
    sending.on('error', reject);
    for (let i = 0; i < 33; i += 1) sending.write(' '.repeat(1024));
  });
}

async function allMails(): Promise<ReceivedMail[]> {
  return (await fetch(`${inbox}/api/messages`)).json();
}

async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((ready) => probe.listen(0, '127.0.0.1', ready));
  const { port } = probe.address() as AddressInfo;
  await new Promise((closed) => probe.close(closed));
  return port;
}
