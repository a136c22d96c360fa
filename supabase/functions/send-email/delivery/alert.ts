import type { Log } from '../log.ts';
import type { Store } from '../store/store.ts';
import { post } from './post.ts';

const MINUTE_MS = 60_000;
const DEADLINE_MS = 5_000;

/** The text of each alert, and how long no other of its kind is sent. docs/operations.md says what to do. */
export const alerts = {
  failed: { text: 'A delivery failed and will be retried.', everyMs: 60 * MINUTE_MS },
  waiting: { text: 'Deliveries have been waiting for 15 minutes.', everyMs: 360 * MINUTE_MS },
  dead: {
    text: 'A delivery failed for good. See: npm run leads -- list --state dead',
    everyMs: 10 * MINUTE_MS,
  },
  unsettled: {
    text: 'A delivery was attempted, but its result could not be recorded, so it may arrive twice.',
    everyMs: 10 * MINUTE_MS,
  },
  refused: {
    text: 'Many forms of the last ten minutes were refused.',
    everyMs: 360 * MINUTE_MS,
  },
  schedule: {
    text: 'Nothing has called /drain for 5 minutes, so failed deliveries are not being retried.',
    everyMs: 10 * MINUTE_MS,
  },
  ceiling: {
    text: 'An unusual number of forms is coming in. They are stored, and deliveries wait for 10 minutes.',
    everyMs: 10 * MINUTE_MS,
  },
};

export type AlertKind = keyof typeof alerts;

/**
 * Sends an alert, at most one of a kind per interval, and for each subject if one is given, such as a
 * target. It contains no personal data. Never rejects.
 */
export type Alert = (kind: AlertKind, detail?: string, subject?: string) => Promise<void>;

interface AlertDependencies {
  /** An incoming webhook that accepts `{"text": ...}`. Without it, alerts are only logged. */
  readonly url: string | undefined;
  readonly store: Pick<Store, 'mayAlert'>;
  readonly log: Log;
}

export function createAlert({ url, store, log }: AlertDependencies): Alert {
  return async (kind, detail, subject) => {
    const { text: what, everyMs } = alerts[kind];
    const counted = subject ? `${kind} ${subject}` : kind;
    // If the database is unavailable, repeated alerts are better than none.
    if (!(await store.mayAlert(counted, everyMs).catch(() => true))) return;
    const text = `send-email: ${what}${detail ? ` (${detail})` : ''}`;
    log({ level: 'error', alert: kind, text });
    if (!url) return;
    const body = JSON.stringify({ text });
    await post(url, { headers: {}, body, deadlineMs: DEADLINE_MS }).catch(() =>
      log({ level: 'error', alert: kind, text: 'ALERT_URL did not take an alert.' }),
    );
  };
}
