import { Buffer } from 'node:buffer';
import { wrap } from 'nodemailer/lib/base64';
import MimeNode from 'nodemailer/lib/mime-node';
import type { Mail } from './mail.ts';

/**
 * Writes a mail as it goes over the wire. nodemailer writes the headers, where a visitor's words need
 * care; it would read the two parts as streams, which under load costs more than all the rest.
 */
export function writeMessage({ text, html, headers, ...mail }: Mail): string {
  const node = new MimeNode('multipart/alternative');
  const { messageId, replyTo, date, from, to, subject } = mail;
  node.setHeader({
    from,
    to,
    ...(replyTo && { 'reply-to': replyTo }),
    subject,
    'message-id': messageId,
    date: date.toUTCString().replace('GMT', '+0000'),
    ...headers,
  });
  const head = node.buildHeaders();
  const boundary = `--${node.boundary}`;
  return [
    head,
    '',
    ...[boundary, ...partOf('text/plain', text)],
    ...[boundary, ...partOf('text/html', html)],
    `${boundary}--`,
    '',
  ].join('\r\n');
}

function partOf(type: string, content: string): string[] {
  return [
    `Content-Type: ${type}; charset=utf-8`,
    'Content-Transfer-Encoding: base64',
    '',
    wrap(Buffer.from(content).toString('base64'), 76),
  ];
}
