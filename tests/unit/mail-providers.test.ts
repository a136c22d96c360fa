import { readFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import tls from 'node:tls';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { expect, onTestFinished, test, vi } from 'vitest';
import type { SendMail } from '../../supabase/functions/send-email/delivery/providers/mail-provider.ts';
import { mailProviders } from '../../supabase/functions/send-email/delivery/providers/registry.ts';
import type { Mail } from '../../supabase/functions/send-email/email/compose.ts';
import { errorCode } from '../../supabase/functions/send-email/log.ts';
import { never, startHttpServer } from './http-server.fixture.ts';

const mail: Mail = {
  messageId: '<0f96@provider.example>',
  date: '2026-11-20T16:48:29.000Z',
  from: { name: 'Website, forms "and" more', address: 'forms@provider.example' },
  to: ['team@provider.example', 'sales@provider.example'],
  replyTo: 'ada@byron.example',
  subject: 'Get matched — Łukasz 🚀',
  text: 'Łukasz\n.\nsays hello',
  html: '<p>Łukasz says hello</p>',
  headers: { 'Auto-Submitted': 'auto-generated' },
};
const sender = '"Website, forms and more" <forms@provider.example>';
const { replyTo: _, html: __, ...digest } = mail;

test('Resend gets the same key and body at every attempt', async () => {
  const { url, requests } = await startHttpServer(() => Response.json({ id: '1' }));
  const send = create('resend:re_123', { apiUrl: url });
  await send(mail, 'delivery-1');
  await send(mail, 'delivery-1');
  expect(requests[0]).toMatchObject({
    method: 'POST',
    headers: {
      authorization: 'Bearer re_123',
      'content-type': 'application/json',
      'idempotency-key': 'delivery-1',
    },
  });
  expect(JSON.parse(requests[0]?.body ?? '')).toEqual({
    from: sender,
    to: mail.to,
    reply_to: 'ada@byron.example',
    subject: mail.subject,
    text: mail.text,
    html: mail.html,
    headers: { 'Auto-Submitted': 'auto-generated', 'Message-ID': mail.messageId },
  });
  expect(requests[1]?.headers['idempotency-key']).toBe('delivery-1');
  expect(requests[1]?.body).toBe(requests[0]?.body);
});

test('Postmark gets the header that keeps the Message-ID', async () => {
  const { url, requests } = await startHttpServer(() => Response.json({ ErrorCode: 0 }));
  await create('postmark:token', { apiUrl: url })(mail, 'delivery-1');
  expect(requests[0]?.headers).toMatchObject({
    accept: 'application/json',
    'content-type': 'application/json',
    'x-postmark-server-token': 'token',
  });
  expect(JSON.parse(requests[0]?.body ?? '')).toEqual({
    From: sender,
    To: 'team@provider.example,sales@provider.example',
    ReplyTo: 'ada@byron.example',
    Subject: mail.subject,
    TextBody: mail.text,
    HtmlBody: mail.html,
    Headers: [
      { Name: 'Auto-Submitted', Value: 'auto-generated' },
      { Name: 'Message-ID', Value: mail.messageId },
      { Name: 'X-PM-KeepID', Value: 'true' },
    ],
    MessageStream: 'outbound',
  });
});

test('a mail without a reply address and HTML is sent without both fields', async () => {
  const { url, requests } = await startHttpServer(() => new Response('{}'));
  await create('resend:k', { apiUrl: url })(digest, 'delivery-1');
  await create('postmark:k', { apiUrl: url })(digest, 'delivery-1');
  for (const { body } of requests)
    expect(Object.keys(JSON.parse(body)).join()).not.toMatch(/reply|html/i);
});

const httpProviders = mailProviders.filter(({ apiUrl }) => apiUrl).map(({ example }) => example);

test.each(
  httpProviders.flatMap((name) => [401, 409, 422, 500].map((status) => [name, status] as const)),
)('%s: the answer %i is a failure that quotes nobody', async (name, status) => {
  const error = await failureOf(name, () => new Response('to ada@byron.example', { status }));
  expect(error).toMatchObject({ code: `status_${status}`, restMs: null, isFinal: false });
  expect(String(error)).not.toContain('ada');
});

test.each([
  [
    'resend:k',
    { name: 'daily_quota_exceeded', message: 'Not ada@byron.example' },
    ' daily_quota_exceeded',
  ],
  ['resend:k', { name: 'ada@byron.example' }, ''],
  ['resend:k', { message: 'Not ada' }, ''],
  ['resend:k', null, ''],
  ['postmark:k', { ErrorCode: 405, Message: 'Not ada@byron.example' }, ' 405'],
] as const)(
  '%s: the reason of the answer 429 %j is the provider’s own code',
  async (name, body, code) => {
    const error = await failureOf(name, () => Response.json(body, { status: 429 }));
    expect(error).toMatchObject({ code: `status_429${code}`, isThrottled: true, restMs: null });
  },
);

test.each([
  [429, '7', 7_000],
  [503, '0', 0],
  [429, 'Fri, 20 Nov 2026 16:49:00 GMT', 31_000],
  [429, 'Fri, 20 Nov 2026 16:00:00 GMT', 0],
  [503, '999999', 3_600_000],
  [429, null, null],
  [503, 'soon', null],
] as const)(
  'the answer %i with Retry-After "%s" is a rest of %s ms',
  async (status, after, restMs) => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date(mail.date) });
    onTestFinished(() => void vi.useRealTimers());
    const headers: HeadersInit = after === null ? {} : { 'retry-after': after };
    for (const name of httpProviders) {
      const error = await failureOf(name, () => new Response('', { status, headers }));
      expect(error).toMatchObject({ code: `status_${status}`, restMs });
    }
  },
);

test.each(httpProviders)('%s: a request that gets no response in time fails', async (name) => {
  const error = await failureOf(name, () => never, 50);
  expect(errorCode(error)).toBe('TimeoutError');
});

test('a mail server receives the mail unchanged', async () => {
  const { port, received } = await startMailServer();
  await create(`smtp://127.0.0.1:${port}`)(mail, 'delivery-1');
  const [first] = received;
  const email = first?.email;
  expect(first?.recipients).toEqual(mail.to);
  expect(email).toMatchObject({
    messageId: mail.messageId,
    date: mail.date,
    from: mail.from,
    to: mail.to.map((address) => ({ address })),
    replyTo: [{ address: mail.replyTo }],
    subject: mail.subject,
  });
  expect(email?.text?.trim()).toBe(mail.text);
  expect(email?.html?.trim()).toBe(mail.html);
  expect(email?.headers).toContainEqual(
    expect.objectContaining({ key: 'auto-submitted', value: 'auto-generated' }),
  );
});

test('a mail without HTML is plain text only', async () => {
  const { port, received } = await startMailServer();
  await create(`smtp://127.0.0.1:${port}`)(digest, 'delivery-1');
  expect(received[0]?.email.html).toBeUndefined();
  expect(received[0]?.email.replyTo).toBeUndefined();
});

test('many simultaneous mails share a few connections, and each arrives once', async () => {
  const { port, received, sessions } = await startMailServer();
  const send = create(`smtp://127.0.0.1:${port}`);
  const subjects = Array.from({ length: 40 }, (_, nth) => `Mail ${nth}`);
  await Promise.all(subjects.map((subject) => send({ ...mail, subject }, subject)));
  expect(received.map(({ email }) => email.subject).toSorted()).toEqual(subjects.toSorted());
  expect(sessions.size).toBeLessThanOrEqual(8);
});

test('if one of two recipients is refused, only that one remains to be sent', async () => {
  const { port, received } = await startMailServer({
    onRcptTo: ({ address }, _, done) => done(address.startsWith('sales') ? refusal(550) : null),
  });
  const send = create(`smtp://127.0.0.1:${port}`);
  const error = await send(mail, 'delivery-1').catch((reason: unknown) => reason);
  expect(received[0]?.recipients).toEqual(['team@provider.example']);
  expect(error).toMatchObject({
    code: 'recipient_refused',
    isFinal: false,
    remaining: { ...mail, to: ['sales@provider.example'] },
  });
});

test.each([451, 550])(
  'a response of %i from a mail server is an error without personal data',
  async (code) => {
    const { port, received } = await startMailServer({
      onData(stream, _, done) {
        stream.resume().on('end', () => done(refusal(code)));
      },
    });
    const send = create(`smtp://127.0.0.1:${port}`);
    const error = await send(mail, 'delivery-1').catch((reason: unknown) => reason);
    expect(errorCode(error)).toBe(`EMESSAGE ${code}`);
    expect(received).toEqual([]);
  },
);

test('after a broken connection, the next mail uses another one', async () => {
  const first = await startMailServer();
  const send = create(`smtp://127.0.0.1:${first.port}`);
  await send(mail, 'delivery-1');
  await first.close();
  await expect(send(mail, 'delivery-2')).rejects.toThrow();
  const second = await startMailServer({}, first.port);
  await send(mail, 'delivery-2');
  expect(second.received).toHaveLength(1);
});

test('a mail that gets no response in time fails', async () => {
  const { port } = await startMailServer({ onMailFrom: () => {} });
  const send = create(`smtp://127.0.0.1:${port}`, { deadlineMs: 100 });
  const error = await send(mail, 'delivery-1').catch((reason: unknown) => reason);
  expect(errorCode(error)).toBe('ETIMEDOUT');
});

const pem = readFileSync('tests/unit/certificate.fixture.pem', 'utf8');
const withPassword: SMTPServerOptions = {
  key: pem,
  cert: pem,
  disabledCommands: [],
  authMethods: ['PLAIN'],
  onAuth: ({ username, password }, _, done) =>
    done(username === 'a@b.c' && password === 'p:w' ? null : refusal(535), { user: 'forms' }),
};

test('smtps uses TLS with a trusted certificate, and logs in', async () => {
  trust(pem);
  const { port, received } = await startMailServer({ ...withPassword, secure: true });
  await create(`smtps://a%40b.c:p%3Aw@127.0.0.1:${port}`)(mail, 'delivery-1');
  expect(received).toHaveLength(1);
  const wrong = create(`smtps://a%40b.c:wrong@127.0.0.1:${port}`)(mail, 'delivery-1');
  expect(errorCode(await wrong.catch((reason: unknown) => reason))).toBe('EAUTH 535');
});

test('smtp uses TLS if the server offers it', async () => {
  trust(pem);
  const { port, received } = await startMailServer(withPassword);
  await create(`smtp://a%40b.c:p%3Aw@127.0.0.1:${port}`)(mail, 'delivery-1');
  expect(received).toMatchObject([{ isSecure: true }]);
});

test.each(['smtp', 'smtps'])('%s refuses an untrusted certificate', async (scheme) => {
  const options = { ...withPassword, secure: scheme === 'smtps' };
  const { port, received } = await startMailServer(options);
  const send = create(`${scheme}://a%40b.c:p%3Aw@127.0.0.1:${port}`);
  await expect(send(mail, 'delivery-1')).rejects.toThrow('certificate');
  expect(received).toEqual([]);
});

test('a mail server gets a reply address with letters outside of ASCII', async () => {
  const { port, received } = await startMailServer();
  const replyTo = 'jörg@xn--mller-kva.example';
  await create(`smtp://127.0.0.1:${port}`)({ ...mail, replyTo }, 'delivery-1');
  const [answerTo] = received[0]?.email.replyTo ?? [];
  expect(answerTo?.address).toMatch(/^jörg@(müller|xn--mller-kva)\.example$/);
});

test.each(httpProviders)(
  '%s: a mail whose reply address is refused is sent without it, and with another key',
  async (name) => {
    const { url, requests } = await startHttpServer(({ body }) =>
      Response.json({}, { status: body.includes('jörg') ? 422 : 200 }),
    );
    const send = create(name, { apiUrl: url });
    await send({ ...mail, replyTo: 'jörg@xn--mller-kva.example' }, 'delivery-1');
    expect(requests).toHaveLength(2);
    expect(requests[1]?.body).not.toContain('xn--mller-kva');
    expect(requests[1]?.body).toContain(mail.subject);
    if (name.startsWith('resend')) {
      expect(requests.map(({ headers }) => headers['idempotency-key'])).toEqual([
        'delivery-1',
        'delivery-1-no-reply',
      ]);
    }
  },
);

test('every file of a provider is in registry.ts', () => {
  const files = import.meta.glob<Record<string, unknown>>(
    [
      '../../supabase/functions/send-email/delivery/providers/*.ts',
      '!**/{registry,mail-provider}.ts',
    ],
    { eager: true },
  );
  for (const [file, module] of Object.entries(files))
    expect(mailProviders, `Add ${file} to registry.ts.`).toEqual(
      expect.arrayContaining(
        Object.values(module).filter((each) => Object.hasOwn(each as object, 'parse')),
      ),
    );
});

test.each(mailProviders)(
  '$example: the example of the provider sends a mail',
  async ({ example, ...provider }) => {
    const { port, received } = await startMailServer();
    const { url, requests } = await startHttpServer(() => Response.json({}));
    const address = provider.apiUrl ? example : `smtp://127.0.0.1:${port}`;
    const createSender = provider.parse(address);
    expect(createSender, address).toBeTypeOf('function');
    expect(mailProviders.filter(({ parse }) => parse(address))).toHaveLength(1);
    expect(provider.rate).toBeGreaterThanOrEqual(0);
    const send = createSender?.({ apiUrl: url, deadlineMs: 5_000 });
    expect(send).toBeTypeOf('function');
    await send?.(mail, 'delivery-1');
    expect(received.length + requests.length).toBe(1);
    expect(requests.map(({ body }) => body).join()).toContain(provider.apiUrl ? mail.subject : '');
  },
);

/** Creates the function that sends mails for this `MAIL_URL`. */
function create(address: string, { apiUrl = '', deadlineMs = 5_000 } = {}): SendMail {
  for (const { parse } of mailProviders) {
    const create = parse(address);
    if (create) return create({ apiUrl, deadlineMs });
  }
  throw new Error(`No provider has the address ${address}.`);
}

async function failureOf(
  address: string,
  answer: () => Response | Promise<Response>,
  deadlineMs?: number,
): Promise<unknown> {
  const { url } = await startHttpServer(answer);
  const send = create(address, { apiUrl: url, ...(deadlineMs && { deadlineMs }) });
  return send(mail, 'delivery-1').then(
    () => undefined,
    (error: unknown) => error,
  );
}

interface Received {
  readonly recipients: readonly string[];
  readonly email: Email;
  readonly isSecure: boolean;
}

/** A real mail server on loopback, until the test ends. */
async function startMailServer(rules: SMTPServerOptions = {}, at = 0) {
  const received: Received[] = [];
  const sessions = new Set<string>();
  const smtp = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    disableReverseLookup: true,
    closeTimeout: 100,
    onConnect({ id }, done) {
      sessions.add(id);
      done();
    },
    async onData(stream, { envelope, secure }, done) {
      const email = await PostalMime.parse(Buffer.concat(await stream.toArray()));
      const recipients = envelope.rcptTo.map(({ address }) => address);
      received.push({ recipients, email, isSecure: secure });
      done();
    },
    ...rules,
  });
  smtp.on('error', () => {});
  await new Promise<void>((listening) => smtp.listen(at, '127.0.0.1', listening));
  let closing: Promise<void> | undefined;
  const close = () => {
    closing ??= new Promise<void>((closed) => smtp.close(closed));
    return closing;
  };
  onTestFinished(close);
  const { port } = smtp.server.address() as AddressInfo;
  return { port, received, sessions, close };
}

function trust(certificate: string): void {
  const trusted = tls.getCACertificates();
  tls.setDefaultCACertificates([
    ...trusted,
    certificate.slice(certificate.indexOf('-----BEGIN C')),
  ]);
  onTestFinished(() => tls.setDefaultCACertificates(trusted));
}

function refusal(responseCode: number): Error {
  return Object.assign(new Error('No ada@byron.example here'), { responseCode });
}
