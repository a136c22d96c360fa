import { Readable } from 'node:stream';
import type SMTPPool from 'nodemailer/lib/smtp-pool';
import type { Mail } from './mail.ts';
import type { Mailer, MailerOptions } from './mailer.ts';

/** Soon, so that no server has to close a connection on us. */
const IDLE_MS = 5_000;

export interface MailServer {
  readonly host: string;
  readonly port: number;
  /** TLS from the first byte. */
  readonly secure: boolean;
  readonly auth?: { readonly user: string; readonly pass: string };
}

/** Makes what hands mails to an SMTP server. */
export function createSmtpMailer(server: MailServer, options: MailerOptions): Mailer {
  const { deadlineMs, width } = options;
  const connect = async (name: string) => {
    const { default: Pool } = await import('nodemailer/lib/smtp-pool');
    const { writeMessage } = await import('./message.ts');
    const pool = new Pool({
      ...server,
      // A password must not cross the network in the clear.
      requireTLS: !server.secure && server.auth !== undefined,
      // Else it is this machine's name: nobody's business, and to read it takes a right.
      name,
      maxConnections: width,
      idleTimeout: IDLE_MS,
      connectionTimeout: deadlineMs,
    });
    return (mail: Mail) =>
      new Promise<void>((resolve, reject) => {
        const entry = entryOf(mail, writeMessage(mail), AbortSignal.timeout(deadlineMs));
        pool.send(entry, (error) => (error ? reject(error) : resolve()));
      });
  };
  let pool: ReturnType<typeof connect> | undefined;
  return {
    async send(mail) {
      pool ??= connect(domainOf(mail.from.address));
      const post = await pool;
      await post(mail);
    },
  };
}

/**
 * As much of a message as the pool asks for. nodemailer's `sendMail` would make a whole one: it reads
 * the text as a stream through several others, which costs as much as to send it.
 */
function entryOf({ messageId, from, to }: Mail, text: string, signal: AbortSignal) {
  const message = {
    getHeader: () => messageId,
    messageId: () => messageId,
    getEnvelope: () => ({ from: from.address, to: [...to] }),
    createReadStream: () =>
      new Readable({
        read() {
          this.push(text);
          this.push(null);
        },
      }),
  };
  return { message, data: { signal } } as unknown as Parameters<SMTPPool['send']>[0];
}

function domainOf(address: string): string {
  return address.slice(address.lastIndexOf('@') + 1);
}
