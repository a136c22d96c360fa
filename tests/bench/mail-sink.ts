import { SMTPServer } from 'smtp-server';
import { loopback } from '../../tools/services/ports.ts';

// An SMTP server that only counts the mails. It runs in a process of its own, so that its CPU time is
// measured separately. It sends a message when it listens, and answers any message with the count.

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
