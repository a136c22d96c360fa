import { loopback } from '../../stack/ports.ts';
import { createChunkingServer } from '../faults/chunking-server.ts';

// A mail server that keeps nothing but a count, in a process of its own, so that what is measured
// is the function and not who reads its mails. It says when it listens; asked anything, it counts.

let mails = 0;

const server = createChunkingServer(() => {
  mails += 1;
  return '250 ok\r\n';
});
server.listen(Number(process.argv[2]), loopback[0], () => process.send?.('listening'));
process.on('message', () => process.send?.(mails));
process.once('disconnect', () => process.exit(0));
