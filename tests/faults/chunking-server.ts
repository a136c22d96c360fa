import { createServer, type Server, type Socket } from 'node:net';

/** What a server says to a whole mail; nothing where it says nothing any more. */
export type Take = (text: string, recipients: readonly string[]) => string | undefined;

const END = '\r\n.\r\n';

const answers: Readonly<Record<string, string>> = {
  EHLO: '250-test\r\n250-CHUNKING\r\n250 PIPELINING\r\n',
  DATA: '354 go\r\n',
  QUIT: '221 bye\r\n',
};

/**
 * Makes a mail server as Postfix, Exim and Exchange are: several commands come at once, as RFC 2920
 * allows, and texts with them, as RFC 3030 does; what they get is written at once as well. It knows no
 * more of SMTP than it is asked.
 */
export function createChunkingServer(take: Take): Server {
  return createServer({ noDelay: true }, (socket) => {
    socket.setEncoding('latin1').on('error', () => {});
    socket.write('220 test\r\n');
    converse(socket, take);
  });
}

function converse(socket: Socket, take: Take): void {
  let heard = '';
  let isText = false;
  let recipients: string[] = [];
  const answer = (command: string, rest: string, text: string): string | undefined => {
    const isMail = isText || command === 'BDAT';
    isText = command === 'DATA';
    if (isMail) return take(text, recipients);
    if (command === 'MAIL') recipients = [];
    if (command === 'RCPT') recipients.push(rest.slice('TO:<'.length, -1));
    return answers[command] ?? '250 ok\r\n';
  };
  /** The next answer; nothing where what it answers has not come as a whole. */
  const next = (): string | undefined => {
    const mark = isText ? END : '\r\n';
    const end = heard.indexOf(mark);
    if (end < 0) return undefined;
    const begin = end + mark.length;
    const line = heard.slice(0, end);
    const [command = '', rest = ''] = isText ? [] : line.split(/ (.*)/);
    const size = begin + (command === 'BDAT' ? Number.parseInt(rest, 10) : 0);
    if (heard.length < size) return undefined;
    const text = isText ? line : heard.slice(begin, size);
    heard = heard.slice(size);
    return answer(command, rest, text);
  };
  socket.on('data', (chunk: string) => {
    heard += chunk;
    let said = '';
    for (let reply = next(); reply; reply = next()) said += reply;
    if (said) socket.write(said);
  });
}
