import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { afterEach, expect, test } from 'vitest';
import { codeOf } from '../../supabase/functions/send-email/failure.ts';
import { createHttpMailer } from '../../supabase/functions/send-email/http-mail.ts';
import type { Mail } from '../../supabase/functions/send-email/mail.ts';

const mail: Mail = {
  messageId: '<0f96@provider.example>',
  date: new Date('2026-11-20T16:48:29Z'),
  from: { name: 'Website, forms "and" more', address: 'forms@provider.example' },
  to: ['team@provider.example', 'sales@provider.example'],
  replyTo: 'ada@byron.example',
  subject: 'Get matched — Ada',
  text: 'Ada',
  html: '<p>Ada</p>',
  headers: { 'Auto-Submitted': 'auto-generated' },
};
const sender = '"Website, forms and more" <forms@provider.example>';

const open: Server[] = [];
afterEach(() => {
  for (const server of open.splice(0)) {
    server.close();
    server.closeAllConnections();
  }
});

test('Resend is asked with a key that is alike for every attempt', async () => {
  const { address, asked } = await listen();
  const mailer = createHttpMailer('resend', 're_123', { deadlineMs: 2000, address });
  await mailer.send(mail);
  await mailer.send(mail);
  expect(asked[0]?.headers).toMatchObject({
    authorization: 'Bearer re_123',
    'content-type': 'application/json',
    'idempotency-key': '0f96@provider.example',
  });
  expect(asked[0]?.body).toEqual({
    from: sender,
    to: mail.to,
    reply_to: 'ada@byron.example',
    subject: mail.subject,
    text: 'Ada',
    html: '<p>Ada</p>',
    headers: { 'Auto-Submitted': 'auto-generated', 'Message-ID': mail.messageId },
  });
  expect(asked[1]?.headers['idempotency-key']).toBe(asked[0]?.headers['idempotency-key']);
  expect(asked[1]?.body).toEqual(asked[0]?.body);
});

test('Postmark is told to keep the Message-ID', async () => {
  const { address, asked } = await listen();
  await createHttpMailer('postmark', 'token', { deadlineMs: 2000, address }).send(mail);
  expect(asked[0]?.headers).toMatchObject({
    'x-postmark-server-token': 'token',
    'idempotency-key': '0f96@provider.example',
  });
  expect(asked[0]?.body).toMatchObject({
    From: sender,
    To: 'team@provider.example,sales@provider.example',
    ReplyTo: 'ada@byron.example',
    MessageStream: 'outbound',
    Headers: expect.arrayContaining([
      { Name: 'Message-ID', Value: mail.messageId },
      { Name: 'X-PM-KeepID', Value: 'true' },
    ]),
  });
});

test('without an address to reply to none is named', async () => {
  const { address, asked } = await listen();
  const { replyTo: _, ...anonymous } = mail;
  await createHttpMailer('resend', 'k', { deadlineMs: 2000, address }).send(anonymous);
  await createHttpMailer('postmark', 'k', { deadlineMs: 2000, address }).send(anonymous);
  expect(asked[0]?.body).not.toHaveProperty('reply_to');
  expect(asked[1]?.body).not.toHaveProperty('ReplyTo');
});

test.each([401, 409, 422, 429, 500])(
  'the answer %i is a failure, told by its number',
  async (status) => {
    const { address } = await listen(status);
    const mailer = createHttpMailer('resend', 'k', { deadlineMs: 2000, address });
    const error = await mailer.send(mail).catch((reason: unknown) => reason);
    expect(codeOf(error)).toBe(`EPROVIDER ${status}`);
    expect(String(error)).not.toContain('ada');
  },
);

test('a provider that says nothing makes sending fail at the deadline', async () => {
  const { address } = await listen('never');
  const mailer = createHttpMailer('postmark', 'k', { deadlineMs: 100, address });
  expect(codeOf(await mailer.send(mail).catch((reason: unknown) => reason))).toBe('TimeoutError');
});

interface Asked {
  readonly headers: IncomingHttpHeaders;
  readonly body: unknown;
}

async function listen(status: number | 'never' = 200) {
  const asked: Asked[] = [];
  const server = createServer(async (request, response) => {
    asked.push({ headers: request.headers, body: await json(request) });
    if (status === 'never') return;
    response.writeHead(status, { 'content-type': 'application/json' });
    response.end('{"message":"to ada@byron.example"}');
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  open.push(server);
  return { address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, asked };
}
