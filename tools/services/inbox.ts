import { SMTPServer, type SMTPServerDataStream } from 'smtp-server';
import { createInboxHandler } from './inbox-routes.ts';
import { listen, type RunningService } from './listen.ts';
import type { MailFault, MailFaultState } from './mail-fault.ts';
import { createMailbox, type Mailbox } from './mailbox.ts';
import { assertFree, loopback } from './ports.ts';

interface InboxOptions {
  readonly smtpPort: number;
  readonly webPort: number;
  /** A mailbox to add to, for example that of an inbox that was closed. */
  readonly mailbox?: Mailbox;
}

export interface Inbox extends RunningService {
  readonly mailbox: Mailbox;
  /** Sets how the mail server fails from now on. 'none' accepts every mail again. */
  setFault(fault: MailFault): void;
}

/**
 * Starts an SMTP server for this machine, and a page that shows the mails it received. Accepts mails
 * for any recipient, forwards none, and keeps them until the process ends.
 */
export async function startInbox({
  smtpPort,
  webPort,
  mailbox = createMailbox(),
}: InboxOptions): Promise<Inbox> {
  await assertFree('smtp', smtpPort);
  await assertFree('inbox', webPort);
  const fault: MailFaultState = { current: 'none' };
  const running = [
    await listenForMails(smtpPort, mailbox, fault),
    await listen(webPort, createInboxHandler(mailbox, fault)),
  ];
  return {
    mailbox,
    setFault: (next) => {
      fault.current = next;
    },
    close: () => Promise.all(running.map((server) => server.close())),
  };
}

function listenForMails(
  port: number,
  mailbox: Mailbox,
  fault: MailFaultState,
): Promise<RunningService> {
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    disableReverseLookup: true,
    closeTimeout: 500,
    onData(stream, session, done) {
      const recipients = session.envelope.rcptTo.map(({ address }) => address);
      readAll(stream)
        .then((source) => accept(fault.current, () => mailbox.add(source, recipients)))
        .then(() => done(), done);
    },
  });
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, loopback[0], () => {
      // A client that disconnects emits an error here, which would end the process.
      server.on('error', () => {});
      resolve({ close: () => new Promise<void>((closed) => server.close(() => closed())) });
    });
  });
}

/** Keeps the mail. With a fault it rejects, for an error reply, or never settles. */
async function accept(fault: MailFault, keep: () => void): Promise<void> {
  if (fault === 'none') return keep();
  if (fault === 'hang') return new Promise(() => {});
  throw Object.assign(new Error('This fault was requested'), { responseCode: Number(fault) });
}

async function readAll(stream: SMTPServerDataStream): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of stream) chunks.push(chunk);
  return Buffer.concat(chunks);
}
