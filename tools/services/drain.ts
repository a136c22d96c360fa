import type { Running } from './listen.ts';
import { loopback } from './ports.ts';

export interface DrainOptions {
  /** Where the function listens. */
  readonly port: number;
  readonly drainKey: string;
}

const EVERY_MS = 60_000;

/** Asks the function each minute to deliver what is due, as pg_cron does in production. */
export function startDraining(options: DrainOptions, everyMs = EVERY_MS): Running {
  // Where one fails, the next comes in a minute.
  const drainNow = () => void drain(options).catch(() => {});
  drainNow();
  const timer = setInterval(drainNow, everyMs);
  return { close: async () => clearInterval(timer) };
}

/** Asks once; resolves when the function has begun. */
export function drain({ port, drainKey }: DrainOptions): Promise<Response> {
  return fetch(`http://${loopback[0]}:${port}/send-email/drain`, {
    method: 'POST',
    headers: { authorization: `Bearer ${drainKey}` },
  });
}
