import { createServer, type Socket } from 'node:net';
import { loopback } from '../../stack/ports.ts';

// A mail server that keeps nothing but a count, in a process of its own, so that what is measured
// is the function and not who reads its mails: it knows no more of SMTP than it is asked. It says
// when it listens; asked anything, it counts.

const END = '\r\n.\r\n';

const answers: Readonly<Record<string, string>> = {
  EHLO: '250-sink\r\n250 PIPELINING\r\n',
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

/** Commands come several at once, as RFC 2920 allows; what they get is written at once as well. */
function converse(socket: Socket): void {
  let isMail = false;
  let heard = '';
  socket.on('data', (chunk: string) => {
    heard += chunk;
    let said = '';
    for (;;) {
      const end = heard.indexOf(isMail ? END : '\r\n');
      if (end < 0) break;
      const command = isMail ? '.' : heard.slice(0, 4).toUpperCase();
      heard = heard.slice(end + (isMail ? END.length : 2));
      if (isMail) mails += 1;
      isMail = command === 'DATA';
      said += answers[command] ?? '250 ok\r\n';
    }
    if (said) socket.write(said);
  });
}
