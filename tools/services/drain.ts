import type { RunningService } from './listen.ts';
import { loopback } from './ports.ts';

interface DrainOptions {
  /** The port of the function. */
  readonly port: number;
  readonly drainKey: string;
}

const EVERY_MS = 60_000;

/** Calls /drain every minute, as pg_cron does in production, so that due mails are delivered. */
export function startDraining(options: DrainOptions, everyMs = EVERY_MS): RunningService {
  // A failed call does no harm: the next one follows in a minute.
  const drainNow = () => void drain(options).catch(() => {});
  drainNow();
  const timer = setInterval(drainNow, everyMs);
  return { close: async () => clearInterval(timer) };
}

/** Calls /drain once. The response arrives when the delivery has started, not when it is done. */
export function drain({ port, drainKey }: DrainOptions): Promise<Response> {
  return fetch(`http://${loopback[0]}:${port}/send-email/drain`, {
    method: 'POST',
    headers: { authorization: `Bearer ${drainKey}` },
  });
}
