import {
  createServer,
  type IncomingHttpHeaders,
  type Server,
  type ServerResponse,
} from 'node:http';
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

const options = { deadlineMs: 2000, width: 2 };
const open: Server[] = [];
afterEach(() => {
  for (const server of open.splice(0)) {
    server.close();
    server.closeAllConnections();
  }
});

test('Resend is asked with a key that is alike for every attempt', async () => {
  const { address, asked } = await listen();
  const mailer = createHttpMailer('resend', 're_123', { ...options, address });
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
  await createHttpMailer('postmark', 'token', { ...options, address }).send(mail);
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
  await createHttpMailer('resend', 'k', { ...options, address }).send(anonymous);
  await createHttpMailer('postmark', 'k', { ...options, address }).send(anonymous);
  expect(asked[0]?.body).not.toHaveProperty('reply_to');
  expect(asked[1]?.body).not.toHaveProperty('ReplyTo');
});

test.each([401, 409, 422, 429, 500])(
  'the answer %i is a failure, told by its number',
  async (status) => {
    const { address } = await listen(status);
    const mailer = createHttpMailer('resend', 'k', { ...options, address });
    const error = await mailer.send(mail).catch((reason: unknown) => reason);
    expect(codeOf(error)).toBe(`EPROVIDER ${status}`);
    expect(String(error)).not.toContain('ada');
  },
);

test('a provider that says nothing makes sending fail at the deadline', async () => {
  const { address } = await listen('never');
  const mailer = createHttpMailer('postmark', 'k', { ...options, deadlineMs: 100, address });
  expect(await codeOfFailure(mailer.send(mail))).toBe('TimeoutError');
});

test('so many are under way at once; the others wait for their turn, however those end', async () => {
  const { address, asked, answerAll } = await listen('when told');
  const mailer = createHttpMailer('resend', 'k', { ...options, address });
  const texts = () => asked.map(({ body }) => (body as { text: string }).text).toSorted();
  const ends = [...'abcde'].map((text) => mailer.send({ ...mail, text }));
  await expect.poll(texts).toEqual([...'ab']);
  answerAll(500);
  await expect(Promise.all(ends.slice(0, 2).map(codeOfFailure))).resolves.toEqual(
    Array(2).fill('EPROVIDER 500'),
  );
  await expect.poll(texts).toEqual([...'abcd']);
  answerAll(200);
  await Promise.all(ends.slice(2, 4));
  await expect.poll(texts).toEqual([...'abcde']);
  answerAll(200);
  await ends[4];
});

test('a mail whose turn comes too late has failed, and is not sent', async () => {
  const { address, asked } = await listen('never');
  const mailer = createHttpMailer('resend', 'k', { ...options, deadlineMs: 100, address });
  const sent = Array.from({ length: 7 }, () => codeOfFailure(mailer.send(mail)));
  const codes = await Promise.all(sent);
  expect(codes.slice(0, 2)).toEqual(['TimeoutError', 'TimeoutError']);
  // When those two give up, it may just be in time for two more.
  expect(codes.filter((code) => code === 'ETIMEDOUT').length).toBeGreaterThanOrEqual(3);
  expect(asked.length).toBeLessThanOrEqual(4);
});

/** Why sending failed. */
async function codeOfFailure(sending: Promise<void>): Promise<string> {
  return codeOf(await sending.catch((reason: unknown) => reason));
}

interface Asked {
  readonly headers: IncomingHttpHeaders;
  readonly body: unknown;
}

async function listen(status: number | 'never' | 'when told' = 200) {
  const asked: Asked[] = [];
  const waiting: ServerResponse[] = [];
  const answerAll = (status: number) => {
    for (const response of waiting.splice(0)) {
      response.writeHead(status, { 'content-type': 'application/json' });
      response.end('{"message":"to ada@byron.example"}');
    }
  };
  const server = createServer(async (request, response) => {
    asked.push({ headers: request.headers, body: await json(request) });
    waiting.push(response);
    if (typeof status === 'number') answerAll(status);
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  open.push(server);
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked,
    answerAll,
  };
}
