import type { Mail } from '../email/compose.ts';

export interface SendOptions {
  /** After this an attempt has failed. */
  readonly deadlineMs: number;
  /** Where the provider's API is. */
  readonly apiUrl: string;
}

/** Hands a mail on. Rejects where it was not accepted; `key` is the same at every attempt. */
export type SendMail = (mail: Mail, key: string) => Promise<void>;

/** A way to send mails: a file in providers/ and an entry in mail-providers.ts. */
export interface MailProvider {
  /** What `MAIL_URL` looks like. */
  readonly example: string;
  /** Where its API is, unless `MAIL_API_URL` says otherwise. */
  readonly apiUrl?: string;
  /** Mails a second that it takes, unless `MAIL_RATE` says otherwise; 0 is unlimited. */
  readonly rate: number;
  /** Reads `MAIL_URL`; `undefined` where it is not this provider's. */
  parse(text: string): ((options: SendOptions) => SendMail) | undefined;
}

/** The sender as providers take it; the name is quoted, because it may hold a comma. */
export function senderOf({ from: { name, address } }: Mail): string {
  return name ? `"${name.replace(/["\\]/g, '')}" <${address}>` : address;
}
