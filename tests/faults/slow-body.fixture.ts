import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { loopback } from '../../stack/ports.ts';
import { API_KEY } from './client.ts';

const EVERY_MS = 500;

/** Sends a body drop by drop, without an end; resolves to the answer once the server hangs up. */
export async function sendSlowly(port: number): Promise<string> {
  const socket = connect(port, loopback[0]);
  socket.write(
    [
      'POST /functions/v1/send-email HTTP/1.1',
      `Host: ${loopback[0]}:${port}`,
      'Connection: close',
      'Content-Type: application/json',
      'Content-Length: 30000',
      `apikey: ${API_KEY}`,
      '',
      '{',
    ].join('\r\n'),
  );
  const drops = setInterval(() => socket.write(' '), EVERY_MS);
  return text(socket).finally(() => clearInterval(drops));
}
