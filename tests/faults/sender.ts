import { once } from 'node:events';
import { connect } from 'node:net';
import { loopback } from '../../tools/services/ports.ts';
import { type Answer, API_KEY, type Letter } from './client.ts';

/** Sends one form after another over a connection of its own. */
export interface Sender {
  send(letter: Letter): Promise<Answer>;
  close(): void;
}

/**
 * Makes what sends forms at next to no cost: on the processors that it shares with the function, a
 * client that can do more takes a third of what the function does.
 */
export async function createSender(port: number): Promise<Sender> {
  const socket = connect({ host: loopback[0], port, noDelay: true }).setEncoding('latin1');
  await once(socket, 'connect');
  let heard = '';
  let answered: (answer: Omit<Answer, 'ms'>) => void = () => {};
  socket.on('data', (chunk) => {
    heard += chunk;
    const [, head = '', status, length] =
      /^(HTTP\/1\.1 (\d+)[\s\S]*?\r\ncontent-length: (\d+)[\s\S]*?\r\n\r\n)/i.exec(heard) ?? [];
    const end = head.length + Number(length);
    if (head === '' || heard.length < end) return;
    const text = heard.slice(head.length, end);
    heard = heard.slice(end);
    answered({ status: Number(status), text });
  });
  socket.on('close', () => answered({ status: 0, text: '' }));
  return {
    async send({ body }) {
      const begin = performance.now();
      const sent = JSON.stringify(body);
      const answer = new Promise<Omit<Answer, 'ms'>>((resolve) => {
        answered = resolve;
      });
      socket.write(
        [
          'POST /functions/v1/send-email HTTP/1.1',
          `Host: ${loopback[0]}:${port}`,
          `apikey: ${API_KEY}`,
          'Content-Type: application/json',
          `Content-Length: ${Buffer.byteLength(sent)}`,
          '',
          sent,
        ].join('\r\n'),
      );
      return { ...(await answer), ms: performance.now() - begin };
    },
    close: () => socket.destroy(),
  };
}
