import type { Mail } from './mail.ts';
import type { Mailer, MailerOptions } from './mailer.ts';
import { createTurns } from './turns.ts';

/** A provider's way of being asked to send a mail. */
interface Provider {
  readonly address: string;
  headers(key: string, mail: Mail): Record<string, string>;
  body(mail: Mail): object;
}

const providers: Readonly<Record<'resend' | 'postmark', Provider>> = {
  // https://resend.com/docs/api-reference/emails/send-email
  resend: {
    address: 'https://api.resend.com/emails',
    headers: (key, mail) => ({
      authorization: `Bearer ${key}`,
      'idempotency-key': keyOf(mail),
    }),
    body: (mail) => ({
      from: senderOf(mail),
      to: mail.to,
      ...(mail.replyTo && { reply_to: mail.replyTo }),
      subject: mail.subject,
      text: mail.text,
      html: mail.html,
      headers: { ...mail.headers, 'Message-ID': mail.messageId },
    }),
  },
  // https://postmarkapp.com/developer/api/email-api
  postmark: {
    address: 'https://api.postmarkapp.com/email',
    headers: (key, mail) => ({
      'x-postmark-server-token': key,
      'idempotency-key': keyOf(mail),
    }),
    body: (mail) => ({
      From: senderOf(mail),
      To: mail.to.join(','),
      ...(mail.replyTo && { ReplyTo: mail.replyTo }),
      Subject: mail.subject,
      TextBody: mail.text,
      HtmlBody: mail.html,
      // Without the last of them Postmark gives the mail another Message-ID each time.
      Headers: Object.entries({
        ...mail.headers,
        'Message-ID': mail.messageId,
        'X-PM-KeepID': 'true',
      }).map(([Name, Value]) => ({ Name, Value })),
      MessageStream: 'outbound',
    }),
  },
};

/** The provider's answer was no; its text is left out, for it may quote the mail. */
class ProviderError extends Error {
  readonly code = 'EPROVIDER';
  readonly responseCode: number;

  constructor(status: number) {
    super(`The mail provider answered ${status}.`);
    this.responseCode = status;
  }
}

/** It waited for others for too long. */
class LateError extends Error {
  readonly code = 'ETIMEDOUT';
}

/** Makes what hands mails to a provider over HTTPS, which Supabase's hosts let through. */
export function createHttpMailer(
  name: keyof typeof providers,
  key: string,
  { deadlineMs, width, address }: MailerOptions & { readonly address?: string },
): Mailer {
  const provider = providers[name];
  const inTurn = createTurns(width);
  const ask = async (mail: Mail, askedAt: number) => {
    if (performance.now() - askedAt > deadlineMs) throw new LateError();
    const response = await fetch(address ?? provider.address, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...provider.headers(key, mail) },
      body: JSON.stringify(provider.body(mail)),
      signal: AbortSignal.timeout(deadlineMs),
    });
    await response.body?.cancel();
    if (!response.ok) throw new ProviderError(response.status);
  };
  return {
    async send(mail) {
      const askedAt = performance.now();
      await inTurn(() => ask(mail, askedAt));
    },
  };
}

/** Alike for every attempt, so that the provider sends no mail twice. */
function keyOf({ messageId }: Mail): string {
  return messageId.replace(/[<>]/g, '');
}

/** Quoted, for a name may hold a comma. */
function senderOf({ from: { name, address } }: Mail): string {
  return name ? `"${name.replace(/["\\]/g, '')}" <${address}>` : address;
}
