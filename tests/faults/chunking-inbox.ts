import { once } from 'node:events';
import type { Socket } from 'node:net';
import type { Inbox, InboxOptions } from '../../tools/services/inbox.ts';
import type { MailFault } from '../../tools/services/mail-fault.ts';
import { createMailbox } from '../../tools/services/mailbox.ts';
import { loopback } from '../../tools/services/ports.ts';
import { createChunkingServer } from './chunking-server.ts';

/**
 * Starts an inbox that takes mails together, by length, and that goes wrong as the other does: the one
 * of this machine takes them one by one.
 */
export async function startChunkingInbox({
  smtpPort,
  mailbox = createMailbox(),
}: InboxOptions): Promise<Pick<Inbox, 'fail' | 'close'>> {
  let fault: MailFault = 'none';
  const sockets = new Set<Socket>();
  const server = createChunkingServer((text, recipients) => {
    if (fault === 'hang') return undefined;
    if (fault !== 'none') return `${fault} Somebody asked for this fault\r\n`;
    mailbox.add(Buffer.from(text, 'latin1'), recipients);
    return '250 ok\r\n';
  });
  server.on('connection', (socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  await once(server.listen(smtpPort, loopback[0]), 'listening');
  return {
    fail: (how) => {
      fault = how;
    },
    close() {
      for (const socket of sockets) socket.destroy();
      return new Promise<void>((closed) => server.close(() => closed()));
    },
  };
}
