import { SMTPServer } from 'smtp-server';
import { loopback } from '../../tools/services/ports.ts';

// A mail server that keeps nothing but a count. It has a process of its own, so that the processor
// time of the function is measured without it. It reports when it listens; asked anything, it counts.

let mails = 0;

const server = new SMTPServer({
  disabledCommands: ['AUTH', 'STARTTLS'],
  disableReverseLookup: true,
  onData(stream, _session, done) {
    stream.resume().once('end', () => {
      mails += 1;
      done();
    });
  },
});
server.listen(Number(process.argv[2]), loopback[0], () => process.send?.('listening'));
process.on('message', () => process.send?.(mails));
process.once('disconnect', () => process.exit(0));
