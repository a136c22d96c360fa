import { once } from 'node:events';
import { createServer, type IncomingMessage, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { loopback } from '../../tools/services/ports.ts';

/** An HTTP server for tests that keeps its address after a restart. */
export interface LoopbackServer {
  readonly url: string;
  /** Breaks all connections. */
  stop(): Promise<void>;
  start(): Promise<void>;
}

export async function startLoopbackServer(handle: RequestListener): Promise<LoopbackServer> {
  let server = createServer(handle);
  const listenOn = (port: number) => once(server.listen(port, loopback[0]), 'listening');
  await listenOn(0);
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://${loopback[0]}:${port}/`,
    async stop() {
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
    },
    async start() {
      server = createServer(handle);
      await listenOn(port);
    },
  };
}

/** Reads the body. Rejects if the client disconnects. */
export function bodyOf(request: IncomingMessage): Promise<string> {
  return text(request);
}
