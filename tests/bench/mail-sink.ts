import { createServer, type Socket } from 'node:net';
import { loopback } from '../../stack/ports.ts';

// A mail server that keeps nothing but a count, in a process of its own, so that what is measured
// is the function and not who reads its mails: it knows no more of SMTP than it is asked. It says
// when it listens; asked anything, it counts.

const END = '\r\n.\r\n';

const answers: Readonly<Record<string, string>> = {
  EHLO: '250-sink\r\n250-CHUNKING\r\n250 PIPELINING\r\n',
  DATA: '354 go\r\n',
  QUIT: '221 bye\r\n',
};

let mails = 0;

const server = createServer({ noDelay: true }, (socket) => {
  socket.setEncoding('latin1').on('error', () => {});
  socket.write('220 sink\r\n');
  converse(socket);
});
server.listen(Number(process.argv[2]), loopback[0], () => process.send?.('listening'));
process.on('message', () => process.send?.(mails));
process.once('disconnect', () => process.exit(0));

/**
 * Commands come several at once, as RFC 2920 allows, and texts with them, as RFC 3030 does; what they
 * get is written at once as well.
 */
function converse(socket: Socket): void {
  let heard = '';
  let isText = false;
  /** The next answer; nothing where what it answers has not come as a whole. */
  const next = (): string | undefined => {
    const mark = isText ? END : '\r\n';
    const end = heard.indexOf(mark);
    if (end < 0) return undefined;
    const [command = '', length] = isText ? ['.'] : heard.slice(0, end).toUpperCase().split(' ');
    const size = end + mark.length + (command === 'BDAT' ? Number(length) : 0);
    if (heard.length < size) return undefined;
    heard = heard.slice(size);
    if (isText || command === 'BDAT') mails += 1;
    isText = command === 'DATA';
    return answers[command] ?? '250 ok\r\n';
  };
  socket.on('data', (chunk: string) => {
    heard += chunk;
    let said = '';
    for (let answer = next(); answer; answer = next()) said += answer;
    if (said) socket.write(said);
  });
}
