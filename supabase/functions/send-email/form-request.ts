import { Buffer } from 'node:buffer';
import { withDeadline } from './deadline.ts';
import type { Alert } from './delivery/alert.ts';
import { checkFormRequest, type FormRules } from './http/guard.ts';
import { failAsUnavailable, Refusal } from './http/refusal.ts';
import { errorCode, type Log, type RequestSummary } from './log.ts';
import type { Receipt, Sender, Store } from './store/store.ts';
import type { Proof } from './validation/proof-of-work.ts';
import { readSubmission, type Submission } from './validation/read-submission.ts';
import { isHeld } from './validation/spam.ts';

/**
 * Less than the 7.5 seconds after which the widgets show an error, to leave time for the network. If
 * the submission is stored later and the visitor sends it again, it is treated as a duplicate.
 */
export const STORE_DEADLINE_MS = 6_000;

export interface FormDependencies extends FormRules {
  /** Returns where the visitor's requests come from. */
  identify(request: Request, peer: string | undefined): Sender;
  readonly proof: Proof;
  readonly store: Pick<Store, 'submit'>;
  /** Queues a mail to the visitor, if it is turned on, and resolves to whether it did. */
  confirm?(submission: Submission, receipt: Receipt): Promise<boolean>;
  /** Delivers everything that is due. */
  deliver(): Promise<unknown>;
  readonly alert: Alert;
  /** Keeps the process alive until the work is done. The response does not wait for it. */
  inBackground(work: Promise<unknown>): void;
  readonly log: Log;
}

/**
 * Reads, validates and stores a submission, and returns its id, also if it is held as spam. Throws a
 * `Refusal`. `peer` is the network address of the connection's other end.
 */
export async function acceptForm(
  request: Request,
  url: URL,
  summary: RequestSummary,
  deps: FormDependencies,
  peer?: string,
) {
  checkFormRequest(request, deps);
  const { address, network } = deps.identify(request, peer);
  if (address) summary.address = Buffer.from(address.subarray(0, 6)).toString('hex');
  const submission = await readSubmission(request, url, address, deps.proof, ({ type }) => {
    summary.form = type;
  });
  const storing = deps.store.submit(submission, address, network);
  // Also runs when the submission is stored after the deadline, so that it is delivered.
  deps.inBackground(storing.then((receipt) => followUp(submission, receipt, deps)).catch(() => {}));
  const late = new Refusal('unavailable', { reason: 'late' });
  const receipt = await withDeadline(STORE_DEADLINE_MS, storing, late).catch(failAsUnavailable);
  const { outcome, id, retryAfter } = receipt;
  if (outcome === 'limited') throw new Refusal('limited', { retryAfter: retryAfter ?? 1 });
  summary.outcome = outcome === 'stored' && isHeld(submission.spam) ? 'held' : outcome;
  if (id) summary.id = id;
  return id;
}

/** Delivers the submission and sends alerts, after the response to the visitor. */
function followUp(submission: Submission, receipt: Receipt, deps: FormDependencies) {
  const { isDeferred, isScheduleLate, outcome } = receipt;
  const isNew = outcome === 'stored' || outcome === 'released';
  return Promise.all([
    isNew && deps.deliver(),
    confirm(submission, receipt, deps),
    isDeferred && deps.alert('ceiling'),
    isScheduleLate && deps.alert('schedule'),
  ]);
}

/** Confirms the form to the visitor. If that cannot be queued, the form is delivered all the same. */
async function confirm(submission: Submission, receipt: Receipt, deps: FormDependencies) {
  const isQueued = await deps.confirm?.(submission, receipt).catch((error: unknown) => {
    deps.log({ level: 'error', outcome: 'confirmation not queued', reason: errorCode(error) });
    return false;
  });
  if (isQueued) await deps.deliver();
}
