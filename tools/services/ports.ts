import { connect, createServer } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

/** What listens, on which port unless told otherwise, and by which variable it is told. */
const listeners = {
  site: { port: 8080, variable: 'SITE_PORT' },
  partner: { port: 8090, variable: 'PARTNER_PORT' },
  scheduler: { port: 8091, variable: 'SCHEDULER_PORT' },
  function: { port: 54321, variable: 'FUNCTION_PORT' },
  postgres: { port: 54322, variable: 'POSTGRES_PORT' },
  inbox: { port: 54324, variable: 'INBOX_PORT' },
  smtp: { port: 54325, variable: 'SMTP_PORT' },
} as const;

/** A connection that has ended keeps its port for sixty seconds. */
const PATIENCE_MS = 70_000;
const POLL_MS = 1_000;

export type Listener = keyof typeof listeners;
export type Ports = Readonly<Record<Listener, number>>;

/** This machine and no other, by both of its addresses: `localhost` may mean either. */
export const loopback = ['127.0.0.1', '::1'] as const;

/** The ports to listen on; throws one line that names the variable where one will not do. */
export function readPorts(environment: NodeJS.ProcessEnv = process.env): Ports {
  const names = Object.keys(listeners) as Listener[];
  const entries = names.map((name) => [name, readPort(name, environment)] as const);
  const ports = Object.fromEntries(entries) as Ports;
  refuseDoubles(names, ports);
  return ports;
}

/**
 * Rejects with one line that says what to do where a port is taken. One that nobody listens on is a
 * connection's, which keeps it for a minute after its end: it is waited for.
 */
export async function assertFree(listener: Listener, port: number): Promise<void> {
  const deadline = Date.now() + PATIENCE_MS;
  for (let isTold = false; !(await isFree(port)); isTold = true) {
    if ((await isListenedOn(port)) || Date.now() > deadline) {
      const { variable } = listeners[listener];
      throw new Error(
        `Port ${port} is taken. Stop the program that uses it, or set ${variable} to a free port.`,
      );
    }
    if (!isTold)
      console.log(`Port ${port} is still a connection's. Waiting, for a minute at most ...`);
    await wait(POLL_MS);
  }
}

function readPort(listener: Listener, environment: NodeJS.ProcessEnv): number {
  const { port, variable } = listeners[listener];
  const text = environment[variable]?.trim();
  if (!text) return port;
  const isPort = /^\d{1,5}$/.test(text) && Number(text) >= 1 && Number(text) <= 65535;
  if (!isPort) throw new Error(`${variable} is "${text}". Set it to a port, 1 to 65535.`);
  return Number(text);
}

function refuseDoubles(names: readonly Listener[], ports: Ports): void {
  for (const name of names) {
    const other = names.find((candidate) => candidate !== name && ports[candidate] === ports[name]);
    if (!other) continue;
    const [a, b] = [listeners[name].variable, listeners[other].variable];
    throw new Error(`${a} and ${b} are both ${ports[name]}. Set one of them to another port.`);
  }
}

const isFree = (port: number): Promise<boolean> =>
  Promise.all(loopback.map((host) => isFreeOn(host, port))).then((free) => free.every(Boolean));

/** Any other error is the listener's own to report, and a machine may have no IPv6. */
function isFreeOn(host: string, port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', ({ code }: NodeJS.ErrnoException) => resolve(code !== 'EADDRINUSE'));
    probe.listen({ port, host }, () => probe.close(() => resolve(true)));
  });
}

const isListenedOn = (port: number): Promise<boolean> =>
  Promise.all(loopback.map((host) => isAnswered(host, port))).then((heard) => heard.some(Boolean));

function isAnswered(host: string, port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const call = connect({ port, host });
    call.once('error', () => resolve(false));
    call.once('connect', () => {
      call.destroy();
      resolve(true);
    });
  });
}
