import { createHttpMailer } from './http-mail.ts';
import type { Mail } from './mail.ts';
import type { MailService } from './mail-url.ts';
import { createSmtpMailer } from './smtp.ts';

export interface Mailer {
  /** Resolves once the mail is accepted, and rejects where it was not in time: see MailerOptions. */
  send(mail: Mail): Promise<void>;
}

export interface MailerOptions {
  /** For a mail that waits until it is its turn, and then for the mail on its way. */
  readonly deadlineMs: number;
  /** How many mails are under way at once. */
  readonly width: number;
}

/** Makes what sends mails by the service of the configuration. */
export function createMailer(service: MailService, options: MailerOptions): Mailer {
  return service.kind === 'smtp'
    ? createSmtpMailer(service.server, options)
    : createHttpMailer(service.kind, service.key, options);
}
