import type { Log } from '../log.ts';
import type { Store } from '../store/store.ts';
import { post } from './post.ts';

const MINUTE_MS = 60_000;
const DEADLINE_MS = 5_000;

/** The texts of the alerts. */
const texts = {
  failed: 'A delivery failed and will be retried.',
  dead: 'A delivery failed for good. See: npm run leads -- list --state dead',
  schedule: 'Nothing has called /drain for 5 minutes, so failed deliveries are not being retried.',
  ceiling:
    'An unusual number of forms is coming in. They are stored, and deliveries wait for 10 minutes.',
};

export type AlertKind = keyof typeof texts;

/** Sends an alert, at most one of a kind per interval, without personal data. Never rejects. */
export type Alert = (kind: AlertKind, detail?: string) => Promise<void>;

interface AlertDependencies {
  /** An incoming webhook that accepts `{"text": ...}`. Without it, alerts are only logged. */
  readonly url: string | undefined;
  readonly store: Pick<Store, 'mayAlert'>;
  readonly log: Log;
}

export function createAlert({ url, store, log }: AlertDependencies): Alert {
  return async (kind, detail) => {
    const everyMs = (kind === 'failed' ? 60 : 10) * MINUTE_MS;
    // If the database is unavailable, repeated alerts are better than none.
    if (!(await store.mayAlert(kind, everyMs).catch(() => true))) return;
    const text = `send-email: ${texts[kind]}${detail ? ` (${detail})` : ''}`;
    log({ level: 'error', alert: kind, text });
    if (!url) return;
    const body = JSON.stringify({ text });
    await post(url, { headers: {}, body, deadlineMs: DEADLINE_MS }).catch(() =>
      log({ level: 'error', alert: kind, text: 'ALERT_URL did not take an alert.' }),
    );
  };
}
