import getPort, { portNumbers } from 'get-port';
import { type Ports, readPorts } from './ports.ts';

/**
 * Tests run in several processes, and a system may give two of them the same port before either uses
 * it. So each process takes from fifty of its own, below those that a system gives to connections (on
 * Linux from 32768), and above 10080, the last one that browsers refuse.
 */
const first = 11_000 + (process.pid % 400) * 50;

/** Returns a free port. */
export const freePort = (): Promise<number> => getPort({ port: portNumbers(first, first + 49) });

/** Returns a free port for each service, to run a second stack beside the one that is in use. */
export async function freePorts(): Promise<Ports> {
  const entries = Object.keys(readPorts({})).map(async (service) => {
    return [service, await freePort()] as const;
  });
  return Object.fromEntries(await Promise.all(entries)) as Ports;
}

/** Returns the ports as environment variables, to pass on to a child process. */
export function portVariables(ports: Ports): Record<string, string> {
  return Object.fromEntries(
    Object.entries(ports).map(([name, port]) => [`${name.toUpperCase()}_PORT`, String(port)]),
  );
}
