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
    const { createTransport } = await import('nodemailer');
    const { writeMessage } = await import('./message.ts');
    const transport = createTransport({
      ...server,
      // A password must not cross the network in the clear.
      requireTLS: !server.secure && server.auth !== undefined,
      // Else it is this machine's name: nobody's business, and to read it takes a right.
      name,
      pool: true,
      maxConnections: width,
      idleTimeout: IDLE_MS,
      connectionTimeout: deadlineMs,
      disableFileAccess: true,
      disableUrlAccess: true,
    });
    return (mail: Mail) =>
      transport.sendMail({
        raw: writeMessage(mail),
        envelope: { from: mail.from.address, to: mail.to },
        signal: AbortSignal.timeout(deadlineMs),
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

function domainOf(address: string): string {
  return address.slice(address.lastIndexOf('@') + 1);
}
