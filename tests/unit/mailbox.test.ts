import { expect, test } from 'vitest';
import { createMailbox } from '../../tools/services/mailbox.ts';

const to = ['team@example.com'];

test('the inbox lists the newest mail first, and drops the oldest when it is full', async () => {
  const mailbox = createMailbox(2);
  for (const name of ['a', 'b', 'c']) mailbox.add(encode(`Subject: ${name}\r\n\r\nHello`), to);
  expect(mailbox.size).toBe(2);
  expect(await mailbox.list()).toMatchObject([
    { id: 3, subject: 'c', recipients: to },
    { id: 2, subject: 'b' },
  ]);
  expect(await mailbox.find(2)).toMatchObject({ subject: 'b' });
  expect(await mailbox.find(1)).toBeUndefined();
});

test('a mail that cannot be parsed is listed with its source, and the others are listed as usual', async () => {
  const mailbox = createMailbox();
  const nested = Array.from({ length: 300 }, (_, depth) =>
    [`Content-Type: multipart/mixed; boundary="${depth}"`, '', `--${depth}`].join('\r\n'),
  ).join('\r\n');
  mailbox.add(encode(nested), to);
  mailbox.add(encode('Subject: Ada\r\n\r\nHello'), to);
  expect(await mailbox.list()).toMatchObject([
    { subject: 'Ada' },
    { subject: 'A mail that cannot be read', source: nested },
  ]);
});

function encode(text: string): Uint8Array {
  return new TextEncoder().encode(text);
}
