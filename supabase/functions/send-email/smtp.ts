import type { Mail } from './mail.ts';

/** A visitor is waiting: after this a mail has failed. */
const DEADLINE_MS = 8_000;

export interface MailServer {
  readonly host: string;
  readonly port: number;
  /** TLS from the first byte. */
  readonly secure: boolean;
  readonly auth?: { readonly user: string; readonly pass: string };
}

export interface Mailer {
  /** Resolves once the mail server has accepted the mail, and rejects where it did not in time. */
  send(mail: Mail): Promise<void>;
}

/** Makes what hands mails to an SMTP server. */
export function createMailer(server: MailServer, deadlineMs = DEADLINE_MS): Mailer {
  return {
    async send(mail) {
      const { createTransport } = await import('nodemailer');
      const transport = createTransport({
        ...server,
        // A password must not cross the network in the clear.
        requireTLS: !server.secure && server.auth !== undefined,
        // Else it is this machine's name: nobody's business, and to read it takes a right.
        name: domainOf(mail.from.address),
        connectionTimeout: deadlineMs,
        disableFileAccess: true,
        disableUrlAccess: true,
      });
      await transport.sendMail({ ...mail, signal: AbortSignal.timeout(deadlineMs) });
    },
  };
}

function domainOf(address: string): string {
  return address.slice(address.lastIndexOf('@') + 1);
}
