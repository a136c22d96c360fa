import { createServer, type Socket } from 'node:net';
import { loopback } from '../../stack/ports.ts';

// A mail server that keeps nothing but a count, in a process of its own, so that what is measured
// is the function and not who reads its mails: it knows no more of SMTP than it is asked. It says
// when it listens; asked anything, it counts.

const END = '\r\n.\r\n';

let mails = 0;

const server = createServer({ noDelay: true }, (socket) => {
  socket.setEncoding('latin1').on('error', () => {});
  socket.write('220 sink\r\n');
  converse(socket);
});
server.listen(Number(process.argv[2]), loopback[0], () => process.send?.('listening'));
process.on('message', () => process.send?.(mails));
process.once('disconnect', () => process.exit(0));

function converse(socket: Socket): void {
  let isMail = false;
  let heard = '';
  socket.on('data', (chunk: string) => {
    heard = isMail ? heard.slice(-END.length) + chunk : heard + chunk;
    if (!heard.endsWith(isMail ? END : '\r\n')) return;
    if (isMail) mails += 1;
    const isBegin = !isMail && /^DATA/i.test(heard);
    const isBye = !isMail && /^QUIT/i.test(heard);
    isMail = isBegin;
    heard = '';
    if (isBye) socket.end('221 bye\r\n');
    else socket.write(isBegin ? '354 go\r\n' : '250 ok\r\n');
  });
}
