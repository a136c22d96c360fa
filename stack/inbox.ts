import { SMTPServer, type SMTPServerDataStream } from 'smtp-server';
import { createInboxPages } from './inbox-pages.ts';
import { listen, type Running } from './listen.ts';
import { createMailbox, type Mailbox } from './mailbox.ts';
import { assertFree, loopback } from './ports.ts';

/**
 * Starts a mail server for this machine, and the pages that show what it received. Mails are
 * accepted for anyone, sent on to nobody, and kept until the process ends.
 */
export async function startInbox(ports: { smtpPort: number; webPort: number }): Promise<Running> {
  await assertFree('smtp', ports.smtpPort);
  await assertFree('inbox', ports.webPort);
  const mailbox = createMailbox();
  const running = [
    await listenForMails(ports.smtpPort, mailbox),
    await listen(ports.webPort, createInboxPages(mailbox)),
  ];
  return { close: () => Promise.all(running.map((part) => part.close())) };
}

function listenForMails(port: number, mailbox: Mailbox): Promise<Running> {
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    disableReverseLookup: true,
    closeTimeout: 500,
    onData(stream, session, done) {
      const recipients = session.envelope.rcptTo.map(({ address }) => address);
      readAll(stream)
        .then((source) => mailbox.add(source, recipients))
        .then(() => done(), done);
    },
  });
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, loopback[0], () => {
      // A client that hangs up is its own affair, and no reason to stop.
      server.on('error', () => {});
      resolve({ close: () => new Promise<void>((closed) => server.close(() => closed())) });
    });
  });
}

async function readAll(stream: SMTPServerDataStream): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of stream) chunks.push(chunk);
  return Buffer.concat(chunks);
}
