import { expect, test } from 'vitest';
import { createMailbox } from '../../tools/services/mailbox.ts';

const to = ['team@example.com'];

test('mails are listed newest first, and the oldest make room', async () => {
  const mailbox = createMailbox(2);
  for (const name of ['a', 'b', 'c']) mailbox.add(write(`Subject: ${name}\r\n\r\nHello`), to);
  expect(mailbox.size).toBe(2);
  expect(await mailbox.list()).toMatchObject([
    { id: 3, subject: 'c', recipients: to },
    { id: 2, subject: 'b' },
  ]);
  expect(await mailbox.find(2)).toMatchObject({ subject: 'b' });
  expect(await mailbox.find(1)).toBeUndefined();
});

test('one that cannot be read keeps nobody from the others, nor from its source', async () => {
  const mailbox = createMailbox();
  const nested = Array.from({ length: 300 }, (_, depth) =>
    [`Content-Type: multipart/mixed; boundary="${depth}"`, '', `--${depth}`].join('\r\n'),
  ).join('\r\n');
  mailbox.add(write(nested), to);
  mailbox.add(write('Subject: Ada\r\n\r\nHello'), to);
  expect(await mailbox.list()).toMatchObject([
    { subject: 'Ada' },
    { subject: 'A mail that cannot be read', source: nested },
  ]);
});

function write(text: string): Uint8Array {
  return new TextEncoder().encode(text);
}
