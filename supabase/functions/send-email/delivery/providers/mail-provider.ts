import type { Mail } from '../../email/compose.ts';

export interface SendOptions {
  /** After this time an attempt counts as failed. */
  readonly deadlineMs: number;
  /** The URL of the provider's API. */
  readonly apiUrl: string;
}

/** Sends a mail. Rejects if it was not accepted. `key` is the same for every attempt. */
export type SendMail = (mail: Mail, key: string) => Promise<void>;

/** A mail provider: one file beside this one and an entry in registry.ts. */
export interface MailProvider {
  /** An example of its `MAIL_URL`. */
  readonly example: string;
  /** The URL of its API, unless `MAIL_API_URL` is set. */
  readonly apiUrl?: string;
  /** Its limit in mails per second, unless `MAIL_RATE` is set; 0 for none. */
  readonly rate: number;
  /** Parses `MAIL_URL`. Returns `undefined` if it names another provider. */
  parse(text: string): ((options: SendOptions) => SendMail) | undefined;
}

/** Formats the sender for a provider. The name is quoted, because it may contain a comma. */
export function formatSender({ from: { name, address } }: Mail): string {
  return name ? `"${name.replace(/["\\]/g, '')}" <${address}>` : address;
}
