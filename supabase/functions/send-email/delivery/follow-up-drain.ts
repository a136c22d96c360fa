import { checkFor } from '../http/refusal.ts';
import { errorCode, type Log } from '../log.ts';
import type { Overdue, Store, TooManyRefusals } from '../store/store.ts';
import type { Alert } from './alert.ts';

export interface FollowUp {
  readonly store: Pick<Store, 'tooManyRefusals'>;
  /** Queues the mail with the report of the last week, when it is due. */
  queueReport(): Promise<void>;
  /** Delivers everything that is due. */
  deliver(): Promise<unknown>;
  readonly alert: Alert;
  readonly log: Log;
}

/** What a call of /drain starts: deliveries, and alerts about refusals and about overdue deliveries. */
export const followUpDrain = (overdue: readonly Overdue[], work: FollowUp): Promise<unknown> =>
  Promise.all([
    queueAndDeliver(work),
    alertRefusals(work),
    ...overdue.map((late) => alertOverdue(late, work.alert)),
  ]);

/** Queues the weekly report and delivers what is due, also if the report cannot be queued. */
async function queueAndDeliver({ queueReport, deliver, log }: FollowUp) {
  await queueReport().catch((error: unknown) =>
    log({ level: 'error', outcome: 'report not queued', reason: errorCode(error) }),
  );
  await deliver().catch(() => {});
}

/**
 * Sends an alert for each reason for which many forms were refused: with a wrong API_KEY or a missing
 * origin, visitors are refused although /health is good.
 */
async function alertRefusals({ store, alert }: FollowUp) {
  const found = await store.tooManyRefusals().catch((): TooManyRefusals[] => []);
  await Promise.all(
    found.map(({ reason, refused, accepted }) => {
      const check = checkFor(reason);
      const counts = `${reason}: ${refused} of ${refused + accepted}`;
      return check && alert('refused', `${counts}. ${check}`, reason);
    }),
  );
}

function alertOverdue({ target, waiting, oldestSeconds, reason }: Overdue, alert: Alert) {
  const minutes = Math.round(oldestSeconds / 60);
  const cause = reason ?? 'no attempt failed';
  return alert(
    'waiting',
    `target ${target}, ${cause}, ${waiting} waiting, the oldest for ${minutes} minutes`,
    target,
  );
}
