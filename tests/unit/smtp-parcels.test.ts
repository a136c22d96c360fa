import { expect, test, vi } from 'vitest';
import { createSmtpMailer } from '../../supabase/functions/send-email/smtp.ts';
import { gate } from './gate.ts';
import { ada, addresses, options, serveBy, stopTime, write } from './smtp.fixture.ts';

// What becomes of mails that a server takes several at once: RFC 2920 and RFC 3030.

const abilities = ['PIPELINING', 'CHUNKING'];

test('a server that takes whole mails has each of many once, by a few connections', async () => {
  const { server, names, connections } = await serveBy(() => undefined, abilities);
  const mailer = createSmtpMailer(server, { ...options, width: 3 });
  const sent = namesTo(40);
  await Promise.all(sent.map((name) => mailer.send(write({ name }))));
  expect(names().toSorted()).toEqual(sent.toSorted());
  expect(connections()).toBeLessThanOrEqual(3);
});

test('a mail is the same whether a server takes it by length or to its end', async () => {
  const { server, texts, commands } = await serveAndNote();
  const mailer = createSmtpMailer(server, options);
  const mail = write({ ...ada, name: 'Ádá 🚀 拜伦', hiringFor: '.\n..\nFrom here\nRSET\n.' });
  await Promise.all([mail, mail].map((each) => mailer.send(each)));
  const [toItsEnd, byLength] = texts;
  expect(byLength).toBe(`${toItsEnd?.replaceAll('\r\n..', '\r\n.')}\r\n`);
  expect(commands).toContain('BDAT');
});

test('a server is handed more mails at once the more quickly it takes them, sixteen at most', async () => {
  const { server, together } = await serveAndNote();
  const mailer = createSmtpMailer(server, options);
  await Promise.all(
    namesTo(1 + 2 + 4 + 8 + 16 + 16 + 3).map((name) => mailer.send(write({ name }))),
  );
  expect(together()).toEqual([2, 4, 8, 16, 16, 3]);
});

test('a server that takes more than a second for some is handed one after the other', async () => {
  stopTime();
  const taking = gate();
  const { server, names, together } = await serveAndNote(({ mails }) =>
    mails === 3 ? { say: '250 ok\r\n', after: taking.opened } : undefined,
  );
  const mailer = createSmtpMailer(server, options);
  const sent = namesTo(1 + 2 + 1 + 2).map((name) => mailer.send(write({ name })));
  await expect.poll(names).toHaveLength(3);
  await vi.advanceTimersByTimeAsync(1_001);
  taking.open();
  await Promise.all(sent);
  expect(together()).toEqual([2, 1, 2]);
});

test.each([
  ['its text', 'BDAT', '451 full\r\n', { code: 'EMESSAGE', responseCode: 451 }],
  ['its sender', 'MAIL', '451 not now\r\n', { code: 'EENVELOPE', responseCode: 451 }],
  ['its only recipient', 'RCPT', '550 unknown\r\n', { code: 'EENVELOPE', responseCode: 550 }],
])('a mail that is refused for %s is in the way of no other', async (_, refused, say, reason) => {
  let isRefused = false;
  const { server, names } = await serveBy(({ command, mails, name }) => {
    if (command === 'RSET') isRefused = false;
    if (command === refused && (mails === 1 || name === 'refused')) {
      isRefused = true;
      return { say };
    }
    // As a real one does, until it is told to forget the mail.
    return isRefused ? { say: '503 out of order\r\n' } : undefined;
  }, abilities);
  const mailer = createSmtpMailer(server, options);
  const [before, failing, after] = ['before', 'refused', 'after'].map((name) =>
    mailer.send(write({ name })),
  );
  await expect(failing).rejects.toMatchObject(reason);
  await Promise.all([before, after]);
  expect(names()).toEqual(['before', 'refused', 'after']);
});

test('a server that knows one of two recipients has the mail for that one', async () => {
  let recipients = 0;
  const { server, names } = await serveBy(({ command, mails }) => {
    if (command !== 'RCPT' || mails === 0) return undefined;
    recipients += 1;
    return recipients % 2 === 1 ? { say: '550 unknown\r\n' } : undefined;
  }, abilities);
  const to = ['gone@provider.example', ...addresses.to];
  const mailer = createSmtpMailer(server, options);
  await Promise.all(namesTo(3).map((name) => mailer.send({ ...write({ name }), to })));
  expect(names()).toEqual(namesTo(3));
});

test('a server that says that it closes has what it did not take by another connection', async () => {
  const { server, names, connections } = await serveBy(
    ({ command, mails }) =>
      command === 'MAIL' && mails === 5 ? { say: '421 enough\r\n', isOver: true } : undefined,
    abilities,
  );
  const mailer = createSmtpMailer(server, options);
  await Promise.all(namesTo(7).map((name) => mailer.send(write({ name }))));
  expect(names()).toEqual(namesTo(7));
  expect(connections()).toBe(2);
});

test('mails whose connection broke without a word are not said again by themselves', async () => {
  const { server, names, connections } = await serveBy(
    ({ command, mails }) =>
      command === 'BDAT' && mails === 5 ? { say: '', isOver: true } : undefined,
    abilities,
  );
  const mailer = createSmtpMailer(server, options);
  const sent = await Promise.allSettled(namesTo(8).map((name) => mailer.send(write({ name }))));
  expect(sent.map(({ status }) => status === 'fulfilled')).toEqual([
    ...[true, true, true, true],
    // The server has had the first of these, and nobody knows whether it has had the others.
    ...[false, false, false],
    true,
  ]);
  expect(sent[6]).toMatchObject({ reason: { code: 'ECONNECTION' } });
  expect(names()).toEqual([...namesTo(5), namesTo(8)[7]]);
  expect(connections()).toBe(2);
});

test('a server that hangs at one of several is waited for no longer than for one', async () => {
  const { server, names, connections } = await serveBy(
    ({ name }) => (name === 'hangs' ? { say: '' } : undefined),
    abilities,
  );
  const mailer = createSmtpMailer(server, { deadlineMs: 800, width: 1 });
  const together = ['taken', 'hangs', 'behind it'];
  const sent = [...namesTo(3), ...together].map((name) => mailer.send(write({ name })));
  const late = { status: 'rejected', reason: { code: 'ETIMEDOUT' } };
  expect((await Promise.allSettled(sent)).slice(3)).toMatchObject([
    { status: 'fulfilled' },
    late,
    late,
  ]);
  await mailer.send(write({ name: 'next' }));
  expect(names()).toEqual([...namesTo(3), 'taken', 'hangs', 'next']);
  expect(connections()).toBe(2);
});

test('a server that takes whole mails, but one command at a time, is told no more', async () => {
  const { server, names, commands } = await serveAndNote(() => undefined, ['CHUNKING']);
  const mailer = createSmtpMailer(server, options);
  await Promise.all(namesTo(3).map((name) => mailer.send(write({ name }))));
  expect(names()).toEqual(namesTo(3));
  expect(commands).not.toContain('BDAT');
});

type Rule = NonNullable<Parameters<typeof serveBy>[0]>;

function namesTo(count: number): string[] {
  return Array.from({ length: count }, (_, n) => `Ada ${n}`);
}

/** A server that also notes what it hears, and how many mails it was handed together. */
async function serveAndNote(rule: Rule = () => undefined, able = abilities) {
  const commands: string[] = [];
  const ahead: number[] = [];
  const serving = await serveBy((asked) => {
    commands.push(asked.command);
    if (asked.command === 'BDAT') ahead.push(asked.ahead);
    return rule(asked);
  }, able);
  // The first of some has the others ahead of it, and each that follows has one fewer.
  const together = () =>
    ahead.filter((_, nth) => nth === 0 || ahead[nth - 1] === 0).map((others) => others + 1);
  return { ...serving, commands, together };
}
