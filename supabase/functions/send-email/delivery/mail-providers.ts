import type { MailProvider } from './mail-provider.ts';
import { postmark } from './providers/postmark.ts';
import { resend } from './providers/resend.ts';
import { smtp } from './providers/smtp.ts';

/** The providers that `MAIL_URL` can name. */
export const mailProviders: readonly MailProvider[] = [smtp, resend, postmark];
