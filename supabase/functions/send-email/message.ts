import { Buffer } from 'node:buffer';
import { wrap } from 'nodemailer/lib/base64';
import { foldLines } from 'nodemailer/lib/mime-funcs';
import MimeNode from 'nodemailer/lib/mime-node';
import type { Mail } from './mail.ts';

const boundary = '=_part';
const LINE = 76;
/** RFC 5322, section 2.1.1. */
const LONGEST_LINE = 998;
const unusual = /[^\t\n\x20-\x7e]/;

const node = new MimeNode();
/** The headers that the environment decides: the same for every mail. */
const written = new WeakMap<object, string>();

/**
 * Writes a mail as it goes over the wire. nodemailer encodes the headers, where a visitor's words
 * need care; it would read the two parts as streams, which under load costs more than all the rest.
 */
export function writeMessage(mail: Mail): string {
  const { messageId, replyTo, date, from, to, subject, headers } = mail;
  return [
    writeOnce('From', from),
    writeOnce('To', to),
    // It fits the pattern of an address, which leaves nothing to encode.
    ...(replyTo ? [`Reply-To: ${replyTo}`] : []),
    write('Subject', subject),
    `Message-ID: ${messageId}`,
    `Date: ${date.toUTCString().replace('GMT', '+0000')}`,
    ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
    'MIME-Version: 1.0',
    `Content-Type: multipart/alternative; boundary="${boundary}"`,
    '',
    partOf('text/plain', mail.text),
    partOf('text/html', mail.html),
    `--${boundary}--`,
    '',
  ].join('\r\n');
}

function writeOnce(name: string, value: object): string {
  const known = written.get(value) ?? write(name, value);
  written.set(value, known);
  return known;
}

function write(name: string, value: string | object): string {
  return foldLines(`${name}: ${node.encodeHeaderValue(name, value as string)}`, LINE);
}

/** Readable on its way where it can be: what is encoded, programs that look for spam distrust. */
function partOf(type: string, content: string): string {
  const lines = content.split('\n');
  const isPlain =
    !unusual.test(content) &&
    !content.includes(boundary) &&
    lines.every(({ length }) => length <= LONGEST_LINE);
  return [
    `--${boundary}`,
    `Content-Type: ${type}; charset=utf-8`,
    `Content-Transfer-Encoding: ${isPlain ? '7bit' : 'base64'}`,
    '',
    isPlain ? lines.join('\r\n') : wrap(Buffer.from(content).toString('base64'), LINE),
  ].join('\r\n');
}
