import { createServer, type RequestListener } from 'node:http';
import { loopback } from './ports.ts';

/** A part of the stack that runs. */
export interface Running {
  close(): Promise<unknown>;
}

/** Serves this machine alone, by both of its addresses, so that http://localhost finds it. */
export async function listen(port: number, handle: RequestListener): Promise<Running> {
  const servers = await Promise.all(loopback.map((host) => listenOn(host, port, handle)));
  return { close: () => Promise.all(servers.map((server) => server.close())) };
}

function listenOn(host: string, port: number, handle: RequestListener): Promise<Running> {
  const server = createServer(handle);
  const close = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      isWithoutAddress(error) ? resolve({ close: async () => {} }) : reject(error),
    );
    server.listen(port, host, () => resolve({ close }));
  });
}

/** A machine may have no IPv6. */
function isWithoutAddress({ code }: NodeJS.ErrnoException): boolean {
  return code === 'EADDRNOTAVAIL' || code === 'EAFNOSUPPORT';
}
