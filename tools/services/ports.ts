import { connect, createServer } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

/** Every service that listens, its default port, and the variable that changes it. */
const services = {
  site: { port: 8080, variable: 'SITE_PORT' },
  partner: { port: 8090, variable: 'PARTNER_PORT' },
  scheduler: { port: 8091, variable: 'SCHEDULER_PORT' },
  function: { port: 54321, variable: 'FUNCTION_PORT' },
  postgres: { port: 54322, variable: 'POSTGRES_PORT' },
  inbox: { port: 54324, variable: 'INBOX_PORT' },
  smtp: { port: 54325, variable: 'SMTP_PORT' },
} as const;

/** Linux keeps the port of a closed connection for 60 seconds, in the state TIME_WAIT. */
const TIMEOUT_MS = 70_000;
const POLL_MS = 1_000;

export type Service = keyof typeof services;
export type Ports = Readonly<Record<Service, number>>;

/** Both loopback addresses, because `localhost` may resolve to either. */
export const loopback = ['127.0.0.1', '::1'] as const;

/** Reads the ports from the environment. Throws an error that names the variable to correct. */
export function readPorts(environment: NodeJS.ProcessEnv = process.env): Ports {
  const names = Object.keys(services) as Service[];
  const entries = names.map((name) => [name, readPort(name, environment)] as const);
  const ports = Object.fromEntries(entries) as Ports;
  assertDistinct(names, ports);
  return ports;
}

/**
 * Rejects if another program listens on the port, and says what to do. A port in use on which nobody
 * listens belongs to a closed connection (TIME_WAIT): waits until it is free.
 */
export async function assertFree(service: Service, port: number): Promise<void> {
  const deadline = Date.now() + TIMEOUT_MS;
  for (let isAnnounced = false; !(await isFree(port)); isAnnounced = true) {
    if ((await isListenedOn(port)) || Date.now() > deadline) {
      const { variable } = services[service];
      throw new Error(
        `Port ${port} is taken. Stop the program that uses it, or set ${variable} to a free port.`,
      );
    }
    if (!isAnnounced)
      console.log(`Port ${port} is held by a closed connection. Waiting for up to a minute ...`);
    await wait(POLL_MS);
  }
}

function readPort(service: Service, environment: NodeJS.ProcessEnv): number {
  const { port, variable } = services[service];
  const text = environment[variable]?.trim();
  if (!text) return port;
  const isPort = /^\d{1,5}$/.test(text) && Number(text) >= 1 && Number(text) <= 65535;
  if (!isPort) throw new Error(`${variable} is "${text}". Set it to a port, 1 to 65535.`);
  return Number(text);
}

function assertDistinct(names: readonly Service[], ports: Ports): void {
  for (const name of names) {
    const other = names.find((candidate) => candidate !== name && ports[candidate] === ports[name]);
    if (!other) continue;
    const [a, b] = [services[name].variable, services[other].variable];
    throw new Error(`${a} and ${b} are both ${ports[name]}. Set one of them to another port.`);
  }
}

const isFree = (port: number): Promise<boolean> =>
  Promise.all(loopback.map((host) => isFreeOn(host, port))).then((free) => free.every(Boolean));

/** Other errors count as free: the service reports them when it listens, and ::1 may not exist. */
function isFreeOn(host: string, port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', ({ code }: NodeJS.ErrnoException) => resolve(code !== 'EADDRINUSE'));
    probe.listen({ port, host }, () => probe.close(() => resolve(true)));
  });
}

const isListenedOn = (port: number): Promise<boolean> =>
  Promise.all(loopback.map((host) => acceptsConnection(host, port))).then((results) =>
    results.some(Boolean),
  );

function acceptsConnection(host: string, port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ port, host });
    socket.once('error', () => resolve(false));
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
  });
}
