import { createTransport } from 'nodemailer';
import { DeliveryError } from '../delivery-error.ts';
import type { MailProvider, SendMail, SendOptions } from './mail-provider.ts';

const CONNECTIONS = 8;

/** Any mail server. `smtp:` uses TLS if the server offers it; `smtps:` requires it. */
export const smtp: MailProvider = {
  example: 'smtp://host:port or smtps://user:password@host:465',
  rate: 0,
  parse(text) {
    const url = URL.parse(text);
    if (!url?.hostname || !/^smtps?:$/.test(url.protocol)) return undefined;
    const server = serverOf(url);
    return (options) => createSender(server, options);
  },
};

function serverOf(url: URL) {
  const secure = url.protocol === 'smtps:';
  const [user, pass = ''] = [url.username, url.password].map(decodeURIComponent);
  return {
    host: url.hostname.replace(/^\[|\]$/g, ''),
    port: Number(url.port) || (secure ? 465 : 587),
    secure,
    ...(user && { auth: { user, pass } }),
  };
}

function createSender(server: ReturnType<typeof serverOf>, { deadlineMs }: SendOptions): SendMail {
  const transport = createTransport({
    ...server,
    pool: true,
    maxConnections: CONNECTIONS,
    maxMessages: Number.POSITIVE_INFINITY,
    // After a broken connection the database queues the mail again, so the pool must not.
    maxRequeues: 0,
    connectionTimeout: deadlineMs,
    greetingTimeout: deadlineMs,
    socketTimeout: deadlineMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return async (mail) => {
    const { rejected } = await transport.sendMail({
      ...mail,
      to: [...mail.to],
      date: new Date(mail.date),
    });
    if (!rejected?.length) return;
    // The other recipients have the mail: retry only those who were refused.
    const remaining = { ...mail, to: rejected.map(String) };
    throw new DeliveryError('recipient_refused', { remaining });
  };
}
