import getPort from 'get-port';
import { loopback, type Ports, readPorts } from './ports.ts';

/** Returns a free port for each service, to run a second stack beside the one that is in use. */
export async function freePorts(): Promise<Ports> {
  const entries = Object.keys(readPorts({})).map(async (service) => {
    return [service, await getPort({ host: loopback[0] })] as const;
  });
  return Object.fromEntries(await Promise.all(entries)) as Ports;
}

/** Returns the ports as environment variables, to pass on to a child process. */
export function portVariables(ports: Ports): Record<string, string> {
  return Object.fromEntries(
    Object.entries(ports).map(([name, port]) => [`${name.toUpperCase()}_PORT`, String(port)]),
  );
}
