import { type Line, SmtpError } from './smtp-line.ts';

/** A mail as a server is handed it. */
export interface Envelope {
  readonly from: string;
  readonly to: readonly string[];
  /** What writeMessage wrote. */
  readonly text: string;
}

/** Tells the server of the mail that comes next, where it takes several commands at once. */
export function announce(line: Line, envelope: Envelope): string {
  return line.takesSeveral ? commandsOf(envelope).join('') : '';
}

/** Resolves once the server will have the mail that was announced; rejects where it will not. */
export async function untilWanted(line: Line, envelope: Envelope): Promise<void> {
  const codes: number[] = [];
  for (const command of commandsOf(envelope)) {
    if (!line.takesSeveral) line.say(command);
    codes.push(await hear(line));
  }
  const [sender = 0, ...recipients] = codes;
  const data = recipients.pop() ?? 0;
  const hasSomebody = sender < 300 && recipients.some((code) => code < 300);
  if (hasSomebody && data < 400) return;
  // It would take whatever comes next for the text of a mail to nobody.
  if (data < 400) line.close();
  else await forgetMail(line);
  throw new SmtpError(
    'EENVELOPE',
    codes.find((code) => code >= 400),
  );
}

/** The mail's text, and its end. */
export function textOf({ text }: Envelope): string {
  // RFC 5321, section 4.5.2: a dot alone on a line would be the end.
  return `${text.replaceAll('\r\n.', '\r\n..')}.\r\n`;
}

/** Resolves once the server has the mail for good. */
export async function untilTaken(line: Line): Promise<void> {
  const code = await hear(line);
  if (code >= 300) throw new SmtpError('EMESSAGE', code);
}

/** A whole mail, for a server that takes several. What becomes of the one before it does not matter. */
export function parcelOf(envelope: Envelope): string {
  // Every character of it is one byte: see writeMessage.
  const { text } = envelope;
  return `RSET\r\n${addressesOf(envelope).join('')}BDAT ${text.length} LAST\r\n${text}`;
}

/** Resolves once the server has a whole mail for good. */
export async function untilParcelTaken(line: Line, envelope: Envelope): Promise<void> {
  const codes: number[] = [];
  for (const _ of ['RSET', ...addressesOf(envelope), 'BDAT']) codes.push(await hear(line));
  if ((codes.at(-1) ?? 0) < 300) return;
  const fault = codes.findIndex((code) => code >= 400);
  throw new SmtpError(fault < codes.length - 1 ? 'EENVELOPE' : 'EMESSAGE', codes[fault]);
}

function commandsOf(envelope: Envelope): string[] {
  return [...addressesOf(envelope), 'DATA\r\n'];
}

function addressesOf({ from, to }: Envelope): string[] {
  return [`MAIL FROM:<${from}>\r\n`, ...to.map((address) => `RCPT TO:<${address}>\r\n`)];
}

/** Else the next mail would be one too many. */
async function forgetMail(line: Line): Promise<void> {
  line.say('RSET\r\n');
  await hear(line);
}

async function hear(line: Line): Promise<number> {
  const code = await line.hear();
  // RFC 5321, section 4.2.1: it closes the connection, and says nothing more.
  if (code !== 421) return code;
  line.hasSaidBye = true;
  line.close();
  throw new SmtpError('EENVELOPE', code);
}
