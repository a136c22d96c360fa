import type { Log } from '../log.ts';
import type { Store } from '../store/store.ts';
import { post } from './post.ts';

const MINUTE_MS = 60_000;
const DEADLINE_MS = 5_000;

/** What somebody is told of, in words, and how often at most. */
const kinds = {
  failed: {
    everyMs: 60 * MINUTE_MS,
    text: 'A delivery failed and will be tried again.',
  },
  dead: {
    everyMs: 10 * MINUTE_MS,
    text: 'A delivery was given up. See: npm run leads -- list --state dead',
  },
  schedule: {
    everyMs: 10 * MINUTE_MS,
    text: 'Nothing called /drain for 5 minutes: failed deliveries are not tried again.',
  },
  ceiling: {
    everyMs: 10 * MINUTE_MS,
    text: 'Unusually many forms arrive: they are stored, and deliveries wait for 10 minutes.',
  },
} as const;

export type AlertKind = keyof typeof kinds;

/** Tells somebody, unless that was done a while ago. Never rejects. No personal data. */
export type Alert = (kind: AlertKind, detail?: string) => Promise<void>;

export interface AlertDependencies {
  /** An incoming webhook that takes `{"text": ...}`; without it alerts stand in the log alone. */
  readonly url: string | undefined;
  readonly store: Pick<Store, 'mayAlert'>;
  readonly log: Log;
}

export function createAlert({ url, store, log }: AlertDependencies): Alert {
  return async (kind, detail) => {
    const { everyMs, text } = kinds[kind];
    // While the database is unavailable, too many alerts are better than none.
    if (!(await store.mayAlert(kind, everyMs).catch(() => true))) return;
    const message = `send-email: ${text}${detail ? ` (${detail})` : ''}`;
    log({ level: 'error', alert: kind, text: message });
    if (!url) return;
    const body = JSON.stringify({ text: message });
    await post(url, { headers: {}, body, deadlineMs: DEADLINE_MS }).catch(() =>
      log({ level: 'error', alert: kind, text: 'ALERT_URL did not take an alert.' }),
    );
  };
}
