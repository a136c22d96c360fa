import type { MailServer } from './smtp.ts';

/** What sends the mails: a server, or a provider that is asked over HTTPS. */
export type MailService =
  | { readonly kind: 'smtp'; readonly server: MailServer }
  | { readonly kind: 'resend' | 'postmark'; readonly key: string };

/** Reads `MAIL_URL`; throws or returns `undefined` where the text will not do. */
export function parseMailUrl(text: string): MailService | undefined {
  const [, provider, key] = /^(resend|postmark):([\w-]+)$/.exec(text) ?? [];
  if (provider && key) return { kind: provider as 'resend' | 'postmark', key };
  const url = URL.parse(text);
  const isMail = url?.protocol === 'smtp:' || url?.protocol === 'smtps:';
  return url && isMail && url.hostname ? { kind: 'smtp', server: serverOf(url) } : undefined;
}

function serverOf(url: URL): MailServer {
  const secure = url.protocol === 'smtps:';
  const [user, pass] = [url.username, url.password].map(decodeURIComponent);
  return {
    host: url.hostname.replace(/^\[|\]$/g, ''),
    port: Number(url.port) || (secure ? 465 : 587),
    secure,
    ...(user && { auth: { user, pass: pass ?? '' } }),
  };
}
