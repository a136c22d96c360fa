import { createServer, type RequestListener } from 'node:http';
import { loopback } from './ports.ts';

/** A service that has started. */
export interface RunningService {
  close(): Promise<unknown>;
}

/** Listens on both loopback addresses, because http://localhost may resolve to either. */
export async function listen(port: number, handle: RequestListener): Promise<RunningService> {
  const servers = await Promise.all(loopback.map((host) => listenOn(host, port, handle)));
  return { close: () => Promise.all(servers.map((server) => server.close())) };
}

function listenOn(host: string, port: number, handle: RequestListener): Promise<RunningService> {
  const server = createServer(handle);
  const close = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      isAddressMissing(error) ? resolve({ close: async () => {} }) : reject(error),
    );
    server.listen(port, host, () => resolve({ close }));
  });
}

/** A machine without IPv6 has no ::1. */
function isAddressMissing({ code }: NodeJS.ErrnoException): boolean {
  return code === 'EADDRNOTAVAIL' || code === 'EAFNOSUPPORT';
}
