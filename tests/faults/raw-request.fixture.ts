import { once } from 'node:events';
import { connect } from 'node:net';
import { loopback } from '../../tools/services/ports.ts';

/** Sends the lines of a request as they are, without a body, and resolves to the response. */
export async function sendRaw(port: number, lines: readonly string[]): Promise<string> {
  const socket = connect(port, loopback[0]).setEncoding('latin1');
  socket.write([...lines, 'Connection: close', '', ''].join('\r\n'));
  let answer = '';
  socket.on('data', (chunk) => {
    answer += chunk;
  });
  await once(socket, 'close');
  return answer;
}
