import { SMTPServer, type SMTPServerDataStream } from 'smtp-server';
import { createInboxPages } from './inbox-pages.ts';
import { listen, type Running } from './listen.ts';
import type { MailFault, MailFaultSwitch } from './mail-fault.ts';
import { createMailbox, type Mailbox } from './mailbox.ts';
import { assertFree, loopback } from './ports.ts';

export interface InboxOptions {
  readonly smtpPort: number;
  readonly webPort: number;
  /** Where the mails are kept: of a former inbox, to go on with what it received. */
  readonly mailbox?: Mailbox;
}

export interface Inbox extends Running {
  readonly mailbox: Mailbox;
  /** Lets it go wrong from now on, as its page and `PUT /api/fault` do. */
  fail(how: MailFault): void;
}

/**
 * Starts a mail server for this machine, and the pages that show what it received. Mails are
 * accepted for anyone, sent on to nobody, and kept until the process ends.
 */
export async function startInbox({
  smtpPort,
  webPort,
  mailbox = createMailbox(),
}: InboxOptions): Promise<Inbox> {
  await assertFree('smtp', smtpPort);
  await assertFree('inbox', webPort);
  const fault: MailFaultSwitch = { current: 'none' };
  const running = [
    await listenForMails(smtpPort, mailbox, fault),
    await listen(webPort, createInboxPages(mailbox, fault)),
  ];
  return {
    mailbox,
    fail: (how) => {
      fault.current = how;
    },
    close: () => Promise.all(running.map((part) => part.close())),
  };
}

function listenForMails(port: number, mailbox: Mailbox, fault: MailFaultSwitch): Promise<Running> {
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    disableReverseLookup: true,
    closeTimeout: 500,
    onData(stream, session, done) {
      const recipients = session.envelope.rcptTo.map(({ address }) => address);
      readAll(stream)
        .then((source) => answer(fault.current, () => mailbox.add(source, recipients)))
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

/** Keeps the mail unless something is to go wrong; then rejects, or never settles. */
async function answer(fault: MailFault, keep: () => void): Promise<void> {
  if (fault === 'none') return keep();
  if (fault === 'hang') return new Promise(() => {});
  throw Object.assign(new Error('Somebody asked for this fault'), { responseCode: Number(fault) });
}

async function readAll(stream: SMTPServerDataStream): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of stream) chunks.push(chunk);
  return Buffer.concat(chunks);
}
