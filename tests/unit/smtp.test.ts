import { readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import tls from 'node:tls';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { expect, onTestFinished, test, vi } from 'vitest';
import { getMatchedForm } from '../../supabase/functions/_shared/contract.ts';
import { createSmtpMailer } from '../../supabase/functions/send-email/smtp.ts';
import { gate } from './gate.ts';
import {
  ada,
  addresses,
  closeAfter,
  listen,
  options,
  serveBy,
  stopTime,
  write,
} from './smtp.fixture.ts';

test('line breaks in any field add no header and no recipient', async () => {
  const { server, received } = await listenForMail();
  const attack =
    'x\r\nBcc: evil@evil.example\r\nX-Evil: 1\r\n\r\n<h1>body</h1>\r\n.\r\nRCPT TO:<evil@evil.example>';
  const keys = Object.keys(getMatchedForm.fields);
  const mailer = createSmtpMailer(server, options);
  for (const key of keys) await mailer.send(write({ ...ada, [key]: attack }));
  expect(received).toHaveLength(keys.length);
  for (const { recipients, email } of received) {
    expect(recipients).toEqual(['team@provider.example']);
    expect(email.headers.map((header) => header.key)).not.toContain('bcc');
    expect(email.headers.map((header) => header.key)).not.toContain('x-evil');
    expect(email.subject).not.toMatch(/[\r\n]/);
  }
});

test('a mail arrives as it was written', async () => {
  const { server, received } = await listenForMail();
  const mail = write({ ...ada, name: 'Ádá 🚀 拜伦', hiringFor: '.\n..\nFrom here\n' });
  await createSmtpMailer(server, options).send(mail);
  const email = received[0]?.email as Email;
  expect(email.subject).toBe(mail.subject);
  expect(email.text?.trimEnd()).toBe(mail.text.trimEnd());
  expect(email.html?.trimEnd()).toBe(mail.html.trimEnd());
  expect(email.messageId).toBe(mail.messageId);
  expect(email.replyTo).toEqual([{ name: '', address: 'ada@byron.example' }]);
  expect(email.from).toEqual(addresses.from);
});

test.each([
  ['a line that ends a part', 'one\n--=_part\nContent-Type: text/html\n\n<h1>x</h1>\n--=_part--'],
  ['a line longer than a server takes', 'word '.repeat(400).trim()],
  ['a last line longer than that', `one\n${'word '.repeat(400).trim()}`],
  ['a dot on a line of its own', 'one\n.\nMAIL FROM:<evil@evil.example>'],
])('%s arrives as it was written', async (_, text) => {
  const { server, received } = await listenForMail();
  const mail = { ...write({ ...ada, hiringFor: text }), text };
  await createSmtpMailer(server, options).send(mail);
  const { email, raw } = received[0] as Received;
  expect(email.text?.trimEnd()).toBe(text);
  expect(email.html?.trimEnd()).toBe(mail.html.trimEnd());
  expect(Math.max(...raw.split('\r\n').map(({ length }) => length))).toBeLessThanOrEqual(998);
});

test('a mail in plain letters can be read on its way', async () => {
  const { server, received } = await listenForMail();
  await createSmtpMailer(server, options).send(write({ name: 'Ada Byron' }, 2));
  expect(received[0]?.raw).toContain('\r\nContent-Transfer-Encoding: 7bit\r\n');
  expect(received[0]?.raw).toMatch(/\r\nName: +Ada Byron\r\n/);
});

for (const hidePIPELINING of [false, true]) {
  const from = hidePIPELINING ? 'a server that takes one command at a time' : 'a server';

  test(`${from} has each of many mails once, by a few connections`, async () => {
    const { server, received, sessions } = await listenForMail({ hidePIPELINING });
    const mailer = createSmtpMailer(server, { ...options, width: 3 });
    const names = Array.from({ length: 40 }, (_, n) => `Ada ${n}`);
    await Promise.all(names.map((name) => mailer.send(write({ ...ada, name }))));
    const arrived = received.map(({ email }) => /— (.*) \(/.exec(email.subject ?? '')?.[1]);
    expect(arrived.toSorted()).toEqual(names.toSorted());
    expect(sessions.size).toBeLessThanOrEqual(3);
  });

  test(`${from} that refuses a mail for now has the next by the same connection`, async () => {
    let isFull = true;
    const { server, received, sessions } = await listenForMail({
      hidePIPELINING,
      refuse: () => (isFull ? 451 : 0),
    });
    const mailer = createSmtpMailer(server, options);
    await expect(mailer.send(write(ada))).rejects.toMatchObject({
      code: 'EMESSAGE',
      responseCode: 451,
    });
    isFull = false;
    await mailer.send(write({ name: 'next' }));
    expect(received.at(-1)?.email.subject).toContain('next');
    expect(sessions.size).toBe(1);
  });

  test(`${from} that knows one of two recipients has the mail for that one`, async () => {
    const { server, received } = await listenForMail({
      hidePIPELINING,
      onRcptTo: ({ address }, _, done) => done(address.startsWith('gone') ? refusal(550) : null),
    });
    const to = ['gone@provider.example', 'team@provider.example'];
    await createSmtpMailer(server, options).send({ ...write(ada), to });
    expect(received.map(({ recipients }) => recipients)).toEqual([['team@provider.example']]);
  });

  test.each([
    ['sender', { onMailFrom: (_, __, done) => done(refusal(553)) }],
    ['recipient', { onRcptTo: (_, __, done) => done(refusal(553)) }],
  ] satisfies [string, SMTPServerOptions][])(
    `${from} that knows no such %s is told no more of the mail, and of the next`,
    async (_, rules) => {
      const { server, received, sessions } = await listenForMail({ hidePIPELINING, ...rules });
      const mailer = createSmtpMailer(server, options);
      for (const name of ['first', 'next']) {
        await expect(mailer.send(write({ name }))).rejects.toMatchObject({
          code: 'EENVELOPE',
          responseCode: 553,
        });
      }
      expect(received).toEqual([]);
      expect(sessions.size).toBe(1);
    },
  );
}

test.each([
  ['says that it closes', '421 enough\r\n'],
  ['closes without a word', ''],
])('a server that %s after a mail has the next by another connection', async (_, farewell) => {
  const { server, names } = await serveBy(({ command, mails }) =>
    command === 'MAIL' && mails === 1 ? { say: farewell, isOver: true } : undefined,
  );
  const mailer = createSmtpMailer(server, options);
  await Promise.all(['first', 'next'].map((name) => mailer.send(write({ name }))));
  expect(names()).toEqual(['first', 'next']);
});

test('a server that has had enough at once is no reason to try for ever', async () => {
  const { server } = await serveBy(() => ({ say: '421 no\r\n', isOver: true }));
  await expect(createSmtpMailer(server, options).send(write(ada))).rejects.toMatchObject({
    responseCode: 421,
  });
});

test('a mail whose connection broke when it was said is not said again by itself, the next is', async () => {
  const { server, names } = await serveBy(({ command, mails }) =>
    command === '.' && mails === 2 ? { say: '', isOver: true } : undefined,
  );
  const mailer = createSmtpMailer(server, options);
  await mailer.send(write({ name: 'one before' }));
  const [first, next] = ['first', 'next'].map((name) => mailer.send(write({ name })));
  await expect(first).rejects.toMatchObject({ code: 'ECONNECTION' });
  await next;
  expect(names()).toEqual(['one before', 'first', 'next']);
});

test('a server that would take a text for nobody is told none', async () => {
  let isKnown = false;
  const { server, names } = await serveBy(({ command }) =>
    command === 'RCPT' && !isKnown ? { say: '550 unknown\r\n' } : undefined,
  );
  const mailer = createSmtpMailer(server, options);
  await expect(mailer.send(write({ name: 'first' }))).rejects.toMatchObject({
    code: 'EENVELOPE',
    responseCode: 550,
  });
  isKnown = true;
  await mailer.send(write({ name: 'next' }));
  expect(names()).toEqual(['next']);
});

test.each([
  ['what is no SMTP', 'HTTP/1.1 400 Bad Request\r\n'],
  ['without end', `250-${'x'.repeat(70_000)}`],
])('a server that answers %s makes sending fail', async (_, say) => {
  const { server } = await serveBy(({ command }) =>
    command === 'EHLO' ? undefined : { say: command === 'MAIL' ? say : '' },
  );
  await expect(createSmtpMailer(server, options).send(write(ada))).rejects.toMatchObject({
    code: 'ECONNECTION',
  });
});

test('an answer of several lines, in pieces, is one answer', async () => {
  const { server, names, connections } = await serveBy(({ command, mails }) =>
    command === '.' && mails === 1
      ? { say: '451-not\r\n451-n', rest: 'ow\r\n451 later\r\n' }
      : undefined,
  );
  const mailer = createSmtpMailer(server, options);
  await expect(mailer.send(write({ name: 'first' }))).rejects.toMatchObject({ responseCode: 451 });
  await mailer.send(write({ name: 'next' }));
  expect(names()).toEqual(['first', 'next']);
  expect(connections()).toBe(1);
});

test('a mail that hangs keeps no other waiting for long', async () => {
  const { server, names } = await serveBy(({ name }) =>
    name === 'hangs' ? { say: '' } : undefined,
  );
  const mailer = createSmtpMailer(server, { deadlineMs: 800, width: 2 });
  const failed = vi.fn();
  const hanging = mailer.send(write({ name: 'hangs' })).catch(failed);
  await expect.poll(names).toEqual(['hangs']);
  await mailer.send(write({ name: 'next' }));
  expect(failed).not.toHaveBeenCalled();
  await hanging;
  expect(failed.mock.calls).toMatchObject([[{ code: 'ETIMEDOUT' }]]);
});

test('what was too late while it waited for a connection is not sent later', async () => {
  const { server, names, connections } = await serveBy(({ name }) =>
    name === 'hangs' ? { say: '' } : undefined,
  );
  const mailer = createSmtpMailer(server, { deadlineMs: 400, width: 1 });
  const late = ['hangs', 'waits', 'waits'].map((name) => mailer.send(write({ name })));
  for (const each of await Promise.allSettled(late)) {
    expect(each).toMatchObject({ status: 'rejected', reason: { code: 'ETIMEDOUT' } });
  }
  await mailer.send(write({ name: 'next' }));
  expect(names()).toEqual(['hangs', 'next']);
  expect(connections()).toBe(2);
});

test('a connection is used again for five seconds, and then it is closed', async () => {
  stopTime();
  const commands: string[] = [];
  const { server, connections } = await serveBy(({ command }) => {
    commands.push(command);
    return undefined;
  });
  const mailer = createSmtpMailer(server, options);
  await mailer.send(write(ada));
  await vi.advanceTimersByTimeAsync(4_900);
  await mailer.send(write(ada));
  expect(connections()).toBe(1);
  // Its rest begins anew.
  await vi.advanceTimersByTimeAsync(4_900);
  await mailer.send(write(ada));
  expect(connections()).toBe(1);
  expect(commands).not.toContain('QUIT');
  await vi.advanceTimersByTimeAsync(5_000);
  await expect.poll(() => commands.at(-1)).toBe('QUIT');
  await mailer.send(write(ada));
  expect(connections()).toBe(2);
});

test('what is too late behind another does not spoil that one, and is not sent', async () => {
  stopTime();
  const [greeting, taking] = [gate(), gate()];
  const { server, names } = await serveBy(({ command, mails }) => {
    if (command === 'EHLO') {
      return { say: '250-test\r\n250 PIPELINING\r\n', after: greeting.opened };
    }
    return mails === 1 ? { say: '250 ok\r\n', after: taking.opened } : undefined;
  });
  const mailer = createSmtpMailer(server, { deadlineMs: 1000, width: 1 });
  const [first, late] = ['first', 'late'].map((name) => mailer.send(write({ name })));
  const failed = expect(late).rejects.toMatchObject({ code: 'ETIMEDOUT' });
  await vi.advanceTimersByTimeAsync(500);
  greeting.open();
  await expect.poll(names).toEqual(['first']);
  await vi.advanceTimersByTimeAsync(600);
  await failed;
  taking.open();
  await first;
  await mailer.send(write({ name: 'next' }));
  expect(names()).toEqual(['first', 'next']);
});

test('what a connection gives back waits no longer than what waited all the time', async () => {
  stopTime();
  const [hangingUp, greeting] = [gate(), gate()];
  const { server, names, connections } = await serveBy(({ command, mails }) => {
    if (command === 'MAIL' && mails === 1)
      return { say: '', after: hangingUp.opened, isOver: true };
    const isSecond = command === 'EHLO' && connections() === 2;
    return isSecond ? { say: '250 test\r\n', after: greeting.opened } : undefined;
  });
  const mailer = createSmtpMailer(server, { deadlineMs: 1000, width: 1 });
  await mailer.send(write({ name: 'first' }));
  const sent = mailer.send(write({ name: 'given back' }));
  const failed = expect(sent).rejects.toMatchObject({ code: 'ETIMEDOUT' });
  await vi.advanceTimersByTimeAsync(600);
  hangingUp.open();
  await expect.poll(connections).toBe(2);
  await vi.advanceTimersByTimeAsync(500);
  await failed;
  greeting.open();
  await mailer.send(write({ name: 'next' }));
  expect(names()).toEqual(['first', 'next']);
});

test('what a connection gives back too late is not said by another', async () => {
  stopTime();
  const [taking, hangingUp] = [gate(), gate()];
  const { server, names } = await serveBy(({ command, mails }) => {
    if (command === '.') return { say: '250 ok\r\n', after: taking.opened };
    const isLate = command === 'MAIL' && mails === 1;
    return isLate ? { say: '', after: hangingUp.opened, isOver: true } : undefined;
  });
  const mailer = createSmtpMailer(server, { deadlineMs: 1000, width: 1 });
  const [first, late] = ['first', 'late'].map((name) => mailer.send(write({ name })));
  const failed = expect(late).rejects.toMatchObject({ code: 'ETIMEDOUT' });
  await expect.poll(names).toEqual(['first']);
  await vi.advanceTimersByTimeAsync(500);
  taking.open();
  await first;
  await vi.advanceTimersByTimeAsync(700);
  hangingUp.open();
  await failed;
  await mailer.send(write({ name: 'next' }));
  expect(names()).toEqual(['first', 'next']);
});

test('a connection that the server closed while it was at rest is not used', async () => {
  const { server, connections, hangUp } = await serveBy();
  const mailer = createSmtpMailer(server, options);
  await mailer.send(write(ada));
  await hangUp();
  await mailer.send(write(ada));
  expect(connections()).toBe(2);
});

test('a password is told to no server that has no TLS', async () => {
  const told: unknown[] = [];
  const { server } = await listenForMail({
    disabledCommands: ['STARTTLS'],
    allowInsecureAuth: true,
    onAuth(auth, _, done) {
      told.push(auth.password);
      done(null, { user: 'forms' });
    },
  });
  const auth = { user: 'forms', pass: 'secret' };
  const mailer = createSmtpMailer({ ...server, auth }, options);
  await expect(mailer.send(write(ada))).rejects.toThrow();
  expect(told).toEqual([]);
});

for (const secure of [true, false]) {
  const how = secure ? 'over TLS' : 'once the connection is made secure';

  test(`a server that wants a password is told it ${how}, and has the mail`, async () => {
    const { server, received } = await listenSecurely(secure);
    await createSmtpMailer({ ...server, auth: { user: 'forms', pass: 'secret' } }, options).send(
      write(ada),
    );
    expect(received).toHaveLength(1);
  });

  test(`a wrong password makes sending fail ${how}`, async () => {
    const { server, received } = await listenSecurely(secure);
    const mailer = createSmtpMailer({ ...server, auth: { user: 'forms', pass: 'no' } }, options);
    await expect(mailer.send(write(ada))).rejects.toMatchObject({ code: 'EAUTH' });
    expect(received).toEqual([]);
  });
}

test('a mail server that is not there makes sending fail', async () => {
  const { server, close } = await listenForMail();
  await close();
  const mailer = createSmtpMailer(server, options);
  const sent = ['first', 'next'].map((name) => mailer.send(write({ name })));
  for (const each of await Promise.allSettled(sent)) {
    expect(each).toMatchObject({ status: 'rejected', reason: { code: 'ESOCKET' } });
  }
});

test('a mail server that says nothing makes sending fail at the deadline', async () => {
  const silent = createServer((socket) => closeAfter({ close: () => socket.destroy() }));
  const server = await listen(silent);
  closeAfter(silent);
  await expectFailureInTime(server);
});

test('a mail server that takes a mail and never answers makes sending fail at the deadline', async () => {
  const hanging = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    disableReverseLookup: true,
    closeTimeout: 100,
    onData: (stream) => void stream.resume(),
  });
  closeAfter({ close: () => new Promise<void>((closed) => hanging.close(() => closed())) });
  await expectFailureInTime(await listen(hanging.server));
});

async function expectFailureInTime(server: Awaited<ReturnType<typeof listen>>): Promise<void> {
  const startedAt = Date.now();
  await expect(
    createSmtpMailer(server, { ...options, deadlineMs: 150 }).send(write(ada)),
  ).rejects.toThrow();
  expect(Date.now() - startedAt).toBeLessThan(2000);
}

interface Received {
  readonly recipients: readonly string[];
  readonly raw: string;
  readonly email: Email;
}

interface Rules extends SMTPServerOptions {
  /** The code by which a mail is refused; 0 where it is taken. */
  readonly refuse?: () => number;
}

/** A real mail server. */
async function listenForMail({ refuse = () => 0, ...rules }: Rules = {}) {
  const received: Received[] = [];
  const sessions = new Set<string>();
  const smtp = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    disableReverseLookup: true,
    closeTimeout: 100,
    onConnect({ id: session }, done) {
      sessions.add(session);
      done();
    },
    async onData(stream, session, done) {
      const raw = Buffer.concat(await stream.toArray()).toString();
      const recipients = session.envelope.rcptTo.map(({ address }) => address);
      const code = refuse();
      if (code === 0) received.push({ recipients, raw, email: await PostalMime.parse(raw) });
      done(code ? refusal(code) : null);
    },
    ...rules,
  });
  smtp.on('error', () => {});
  const close = () => new Promise<void>((closed) => smtp.close(() => closed()));
  closeAfter({ close });
  const server = await listen(smtp.server, rules.secure);
  return { server, received, sessions, close };
}

/** One that has a name of its own, and takes mails from whoever knows a password. */
async function listenSecurely(secure: boolean) {
  const pem = readFileSync('tests/unit/smtp.fixture.pem', 'utf8');
  const trusted = tls.getCACertificates();
  tls.setDefaultCACertificates([...trusted, pem.slice(pem.indexOf('-----BEGIN'))]);
  onTestFinished(() => tls.setDefaultCACertificates(trusted));
  return listenForMail({
    secure,
    key: pem,
    cert: pem,
    disabledCommands: [],
    authMethods: ['PLAIN'],
    onAuth: ({ username, password }, _, done) =>
      done(username === 'forms' && password === 'secret' ? null : refusal(535), { user: 'forms' }),
  });
}

function refusal(responseCode: number): Error {
  return Object.assign(new Error('No'), { responseCode });
}
