import type { MailProvider } from './mail-provider.ts';
import { postmark } from './providers/postmark.ts';
import { resend } from './providers/resend.ts';
import { smtp } from './providers/smtp.ts';

/** What `MAIL_URL` may name. */
export const mailProviders: readonly MailProvider[] = [smtp, resend, postmark];
