import { once } from 'node:events';
import { connect } from 'node:net';
import { loopback } from '../../tools/services/ports.ts';
import { API_KEY } from './client.ts';

const EVERY_MS = 500;

/** Sends an endless body byte by byte. Resolves to the response that ends it. */
export async function sendSlowly(port: number): Promise<string> {
  const socket = connect(port, loopback[0]).setEncoding('latin1');
  socket.write(
    [
      'POST /functions/v1/send-email HTTP/1.1',
      `Host: ${loopback[0]}:${port}`,
      'Content-Type: application/json',
      'Content-Length: 30000',
      `apikey: ${API_KEY}`,
      '',
      '{',
    ].join('\r\n'),
  );
  const drip = setInterval(() => socket.write(' '), EVERY_MS);
  try {
    const [answer] = await once(socket, 'data');
    return answer;
  } finally {
    clearInterval(drip);
    socket.destroy();
  }
}
