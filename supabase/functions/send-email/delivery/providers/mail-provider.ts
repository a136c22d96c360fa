import type { Mail } from '../../email/compose.ts';
import { DeliveryError } from '../delivery-error.ts';

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

/**
 * Sends a mail again without its reply address if the provider refuses it, because not every provider
 * takes letters outside of ASCII before the @. Otherwise the mail, which names the address, would never
 * arrive. It has another key, because its content differs.
 */
export function orWithoutReplyTo(send: SendMail): SendMail {
  return async (mail, key) => {
    try {
      await send(mail, key);
    } catch (error) {
      const isRefused = error instanceof DeliveryError && /^status_4(00|22)\b/.test(error.code);
      const { replyTo = '', ...others } = mail;
      if (!isRefused || !/[^\0-\x7f]/.test(replyTo)) throw error;
      await send(others, `${key}-no-reply`);
    }
  };
}
