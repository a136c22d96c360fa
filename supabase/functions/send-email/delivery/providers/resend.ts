import type { Mail } from '../../email/compose.ts';
import { post } from '../post.ts';
import { formatSender, type MailProvider, orWithoutReplyTo } from './mail-provider.ts';

/** https://resend.com/docs/api-reference/emails/send-email Its limit is 2 requests per second. */
export const resend: MailProvider = {
  example: 'resend:KEY',
  apiUrl: 'https://api.resend.com/emails',
  rate: 2,
  parse(text) {
    const key = /^resend:([\w-]+)$/.exec(text)?.[1];
    if (!key) return undefined;
    return ({ deadlineMs, apiUrl }) =>
      orWithoutReplyTo((mail, id) =>
        post(apiUrl, {
          headers: { authorization: `Bearer ${key}`, 'idempotency-key': id },
          body: JSON.stringify(bodyOf(mail)),
          deadlineMs,
          // Such as daily_quota_exceeded: https://resend.com/docs/api-reference/errors
          findCode: ({ name }) => name,
        }),
      );
  },
};

function bodyOf(mail: Mail) {
  return {
    from: formatSender(mail),
    to: mail.to,
    reply_to: mail.replyTo,
    subject: mail.subject,
    text: mail.text,
    html: mail.html,
    headers: { ...mail.headers, 'Message-ID': mail.messageId },
  };
}
