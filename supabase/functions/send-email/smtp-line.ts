import type { Socket } from 'node:net';
import type { MailServer } from './smtp.ts';

/** A connection to a mail server that has greeted us and, where it wants to, knows who we are. */
export interface Line {
  /** Whether the server takes several commands at once: RFC 2920. */
  readonly takesSeveral: boolean;
  /** Whether it takes whole mails so, their texts by length: RFC 3030. */
  readonly takesParcels: boolean;
  /** Until the first mail is handed over, or it has been at rest: then the server may have closed it. */
  isNew: boolean;
  /** The server said that it closes the connection, and so takes nothing that it has not answered. */
  hasSaidBye: boolean;
  isOpen(): boolean;
  say(text: string): void;
  /** The code of the next reply; rejects where none will come. */
  hear(): Promise<number>;
  /** Whoever still waits for a reply hears that none will come. */
  close(): void;
}

/** What went wrong with a mail server; without its words, which may quote the mail. */
export class SmtpError extends Error {
  readonly code: string;
  declare readonly responseCode?: number;

  constructor(code: string, responseCode?: number) {
    super(`The mail server failed: ${code}`);
    this.code = code;
    if (responseCode) this.responseCode = responseCode;
  }
}

/** What nodemailer has once hands are shaken; its types do not tell. */
interface Connected {
  readonly _socket: Socket;
  /** What the server said that it can do. */
  readonly _ehloLines?: readonly string[];
}

/** Longer than any reply that makes sense. */
const LONGEST_REPLY = 65_536;

/** Opens a connection. nodemailer finds the server, and does what TLS and passwords ask for. */
export async function openLine(
  { host, port, secure, auth }: MailServer,
  { name, deadlineMs }: { readonly name: string; readonly deadlineMs: number },
): Promise<Line> {
  const { default: SMTPConnection } = await import('nodemailer/lib/smtp-connection');
  const connection = new SMTPConnection({
    host,
    port,
    secure,
    // A password must not cross the network in the clear.
    requireTLS: !secure && auth !== undefined,
    // Else it is this machine's name: nobody's business, and to read it takes a right.
    name,
    connectionTimeout: deadlineMs,
  });
  let broken: Error | undefined;
  let tell: (error: Error) => void = () => {};
  const breakOff = (error: Error) => {
    broken ??= error;
    tell(broken);
  };
  connection.on('error', breakOff);
  connection.once('end', () => breakOff(new SmtpError('ECONNECTION')));
  try {
    await new Promise<void>((resolve, reject) => {
      tell = reject;
      connection.connect((error) => {
        if (error) reject(error);
        else if (!auth || !connection.allowsAuth) resolve();
        else connection.login({ ...auth }, (refusal) => (refusal ? reject(refusal) : resolve()));
      });
    });
  } catch (error) {
    connection.close();
    throw error;
  }
  const { _socket: socket, _ehloLines: abilities = [] } = connection as unknown as Connected;
  const can = (word: string) => abilities.some((line) => line.toUpperCase() === word);
  const takesSeveral = can('PIPELINING');
  const replies = readReplies(socket, () => connection.close());
  tell = replies.end;
  return {
    takesSeveral,
    takesParcels: takesSeveral && can('CHUNKING'),
    isNew: true,
    hasSaidBye: false,
    isOpen: () => broken === undefined,
    say: (text) => void socket.write(text, 'latin1'),
    hear: replies.next,
    close: () => connection.close(),
  };
}

/** Takes what the server says from here on: nodemailer would read it line by line, by many streams. */
function readReplies(socket: Socket, giveUp: () => void) {
  const codes: number[] = [];
  let rest = '';
  let reason: Error | undefined;
  let waiting: { resolve(code: number): void; reject(error: Error): void } | undefined;
  const next = () =>
    new Promise<number>((resolve, reject) => {
      const code = codes.shift();
      if (code !== undefined) resolve(code);
      else if (reason) reject(reason);
      else waiting = { resolve, reject };
    });
  const end = (error: Error) => {
    reason ??= error;
    waiting?.reject(reason);
    waiting = undefined;
  };
  socket.removeAllListeners('data');
  socket.on('data', (chunk: Uint8Array | string) => {
    const lines = `${rest}${chunk}`.split('\n');
    rest = lines.pop() ?? '';
    const last = lines.filter((line) => line.trim() !== '' && line[3] !== '-');
    codes.push(...last.map((line) => Number(line.slice(0, 3))));
    if (rest.length > LONGEST_REPLY || codes.some((code) => !(code >= 200 && code < 600))) giveUp();
    const code = waiting && codes.shift();
    if (code === undefined) return;
    waiting?.resolve(code);
    waiting = undefined;
  });
  return { next, end };
}
