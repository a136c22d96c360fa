import type { Mail } from '../../email/compose.ts';
import { post } from '../post.ts';
import { formatSender, type MailProvider, orWithoutReplyTo } from './mail-provider.ts';

/** https://postmarkapp.com/developer/api/email-api */
export const postmark: MailProvider = {
  example: 'postmark:TOKEN',
  apiUrl: 'https://api.postmarkapp.com/email',
  rate: 0,
  parse(text) {
    const token = /^postmark:([\w-]+)$/.exec(text)?.[1];
    if (!token) return undefined;
    return ({ deadlineMs, apiUrl }) =>
      orWithoutReplyTo((mail) =>
        post(apiUrl, {
          headers: { accept: 'application/json', 'x-postmark-server-token': token },
          body: JSON.stringify(bodyOf(mail)),
          deadlineMs,
          // A number: https://postmarkapp.com/developer/api/overview#error-codes
          findCode: ({ ErrorCode }) => ErrorCode,
        }),
      );
  },
};

function bodyOf(mail: Mail) {
  // Without X-PM-KeepID, Postmark gives the mail a new Message-ID at each attempt.
  const headers = { ...mail.headers, 'Message-ID': mail.messageId, 'X-PM-KeepID': 'true' };
  return {
    From: formatSender(mail),
    To: mail.to.join(','),
    ReplyTo: mail.replyTo,
    Subject: mail.subject,
    TextBody: mail.text,
    HtmlBody: mail.html,
    Headers: Object.entries(headers).map(([Name, Value]) => ({ Name, Value })),
    MessageStream: 'outbound',
  };
}
