import type { MailProvider } from './mail-provider.ts';
import { postmark } from './postmark.ts';
import { resend } from './resend.ts';
import { smtp } from './smtp.ts';

/** The providers that `MAIL_URL` can name. */
export const mailProviders: readonly MailProvider[] = [smtp, resend, postmark];
