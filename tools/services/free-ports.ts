import { type AddressInfo, createServer, type Server } from 'node:net';
import { type Listener, loopback, type Ports, readPorts } from './ports.ts';

/** Ports that are free now, one for each listener: for a stack beside the one a person has open. */
export async function freePorts(): Promise<Ports> {
  const names = Object.keys(readPorts({})) as Listener[];
  const probes = await Promise.all(names.map(() => probe()));
  const entries = names.map((name, index) => [name, portOf(probes[index] as Server)]);
  await Promise.all(probes.map((server) => new Promise((closed) => server.close(closed))));
  return Object.fromEntries(entries);
}

/** How a process is told its ports. */
export function portVariables(ports: Ports): Record<string, string> {
  return Object.fromEntries(
    Object.entries(ports).map(([name, port]) => [`${name.toUpperCase()}_PORT`, String(port)]),
  );
}

function probe(): Promise<Server> {
  return new Promise((resolve, reject) => {
    const server = createServer().once('error', reject);
    server.listen(0, loopback[0], () => resolve(server));
  });
}

function portOf(server: Server): number {
  return (server.address() as AddressInfo).port;
}
