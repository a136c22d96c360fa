import { Buffer } from 'node:buffer';
import { withDeadline } from './deadline.ts';
import type { Alert } from './delivery/alert.ts';
import { followUpDrain } from './delivery/follow-up-drain.ts';
import { allowCrossOrigin, answer, answerText, refuse } from './http/answer.ts';
import type { CountRefusal } from './http/count-refusals.ts';
import {
  type AllowedOrigins,
  checkDrainKey,
  checkFormRequest,
  findRoute,
  isAllowed,
} from './http/guard.ts';
import { formatMetrics, wantsMetrics } from './http/metrics.ts';
import { Refusal } from './http/refusal.ts';
import { errorCode, type Log } from './log.ts';
import { explainTls } from './store/connection.ts';
import type { Receipt, Sender, Store } from './store/store.ts';
import { readAttribution } from './validation/attribution.ts';
import type { Proof } from './validation/proof-of-work.ts';
import { readSubmission, type Submission } from './validation/read-submission.ts';
import { isHeld } from './validation/spam.ts';

/**
 * Less than the 7.5 seconds after which the widgets show an error, to leave time for the network. If
 * the submission is stored later and the visitor sends it again, it is treated as a duplicate.
 */
export const STORE_DEADLINE_MS = 6_000;

export interface HandlerDependencies {
  /** The values that the header `apikey` may have. */
  readonly apiKeys: readonly string[];
  /** The bearer token for /drain, and for the counts of /health. */
  readonly drainKey: string;
  readonly allowedOrigins: AllowedOrigins;
  /** Returns where the visitor's requests come from. */
  identify(request: Request, peer: string | undefined): Sender;
  readonly proof: Proof;
  readonly store: Pick<
    Store,
    'submit' | 'drain' | 'tooManyRefusals' | 'health' | 'recentHealth' | 'metrics'
  >;
  /** Queues a mail to the visitor, if it is turned on, and resolves to whether it did. */
  confirm?(submission: Submission, receipt: Receipt): Promise<boolean>;
  /** Queues the mail with the report of the last week, when it is due. */
  queueReport(): Promise<void>;
  /** Counts a refused request for the metrics. */
  readonly countRefusal: CountRefusal;
  /** Delivers everything that is due. */
  deliver(): Promise<unknown>;
  readonly alert: Alert;
  /** Keeps the process alive until the work is done. The response does not wait for it. */
  inBackground(work: Promise<unknown>): void;
  readonly log: Log;
}

/** The log entry of a request, filled in while the request is handled. */
interface RequestSummary {
  readonly requestId: string;
  form: string | null;
  outcome: string;
  /** The id of the submission that it created or repeated. */
  id?: string;
  /** The visitor's address, hashed. */
  address?: string;
  reason?: string;
}

/** Responds to a request. `peer` is the network address of the connection's other end. */
type Handler = (request: Request, peer?: string) => Promise<Response>;

/** Creates the request handler. It uses web standards only, so that it runs on any platform. */
export function createHandler(deps: HandlerDependencies): Handler {
  return async (request, peer) => {
    const begin = performance.now();
    const summary: RequestSummary = {
      requestId: crypto.randomUUID(),
      form: null,
      outcome: 'refused',
    };
    // Null if the header `Host` or the request's target is not valid.
    const url = URL.parse(request.url);
    const response = await respond(request, url, summary, deps, peer).catch((error: unknown) => {
      const refusal = toRefusal(error, summary);
      const { partner = '' } = url ? readAttribution(url) : {};
      deps.inBackground(deps.countRefusal(refusal.code, summary.form ?? '', partner));
      return refuse(summary.requestId, refusal);
    });
    const { status } = response;
    // Not logged: monitors request /health every minute, which would clutter the log.
    if (summary.outcome !== 'health') {
      const ms = Math.round(performance.now() - begin);
      deps.log({ level: status >= 500 ? 'error' : 'info', ...summary, status, ms });
    }
    return response;
  };
}

async function respond(
  request: Request,
  url: URL | null,
  summary: RequestSummary,
  deps: HandlerDependencies,
  peer?: string,
) {
  if (!url) throw new Refusal('bad_address');
  const route = findRoute(url);
  if (request.method === 'OPTIONS') {
    summary.outcome = 'preflight';
    return allowCrossOrigin(summary.requestId, request);
  }
  if (route === 'health') return answerHealth(request, summary, deps);
  if (route === 'drain') return drain(request, summary, deps);
  if (route === 'challenge') return answerChallenge(url, summary, deps);
  if (route === 'check') return answerCheck(url, summary, deps);
  checkFormRequest(request, deps);
  const id = await accept(request, url, summary, deps, peer);
  return answer(summary.requestId, 200, { success: true, id });
}

/** Reads, validates and stores a submission, and returns its id, also if it is held as spam. */
async function accept(
  request: Request,
  url: URL,
  summary: RequestSummary,
  deps: HandlerDependencies,
  peer?: string,
) {
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
function followUp(submission: Submission, receipt: Receipt, deps: HandlerDependencies) {
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
async function confirm(submission: Submission, receipt: Receipt, deps: HandlerDependencies) {
  const isQueued = await deps.confirm?.(submission, receipt).catch((error: unknown) => {
    deps.log({ level: 'error', outcome: 'confirmation not queued', reason: errorCode(error) });
    return false;
  });
  if (isQueued) await deps.deliver();
}

/** Returns a proof-of-work challenge for the request that a page is about to send. */
async function answerChallenge(url: URL, summary: RequestSummary, { proof }: HandlerDependencies) {
  const digest = url.searchParams.get('digest') ?? '';
  if (!proof.challenge || !/^[\da-f]{64}$/.test(digest)) throw new Refusal('not_found');
  summary.outcome = 'challenge';
  return answer(summary.requestId, 200, await proof.challenge(digest));
}

/** Tells a partner whether forms from an origin are accepted, without sending one. */
function answerCheck(url: URL, summary: RequestSummary, { allowedOrigins }: HandlerDependencies) {
  const origin = url.searchParams.get('origin');
  summary.outcome = 'check';
  return answer(summary.requestId, 200, {
    success: true,
    isAllowed: isAllowed(origin ?? 'null', allowedOrigins),
  });
}

/** Reports the health to anyone, and the counts only to callers with the drain key. */
async function answerHealth(request: Request, summary: RequestSummary, deps: HandlerDependencies) {
  const isAuthorized = request.headers.has('authorization');
  if (isAuthorized) checkDrainKey(request, deps);
  summary.outcome = 'health';
  if (isAuthorized && wantsMetrics(request)) {
    const metrics = await deps.store.metrics().catch(failAsUnavailable);
    return answerText(summary.requestId, formatMetrics(metrics));
  }
  const { store, log } = deps;
  const health = await (isAuthorized ? store.health() : store.recentHealth()).catch((error) => {
    log({ level: 'error', outcome: 'unhealthy', reason: reasonOf(error) });
    return { ok: false };
  });
  const body = isAuthorized ? health : { ok: health.ok };
  return answer(summary.requestId, health.ok ? 200 : 503, body);
}

/** Responds at once. Deliveries and alerts continue in the background. */
async function drain(request: Request, summary: RequestSummary, deps: HandlerDependencies) {
  if (request.method !== 'POST') throw new Refusal('method_not_allowed');
  checkDrainKey(request, deps);
  const { deleted, overdue } = await deps.store.drain().catch(failAsUnavailable);
  deps.inBackground(followUpDrain(overdue, deps));
  summary.outcome = 'drained';
  return answer(summary.requestId, 202, { success: true, deleted });
}

function failAsUnavailable(error: unknown): never {
  if (error instanceof Refusal) throw error;
  throw new Refusal('unavailable', { reason: reasonOf(error) });
}

const reasonOf = (error: unknown) => explainTls(error) ?? errorCode(error);

/** Converts an error to a refusal, and records it for the log. */
function toRefusal(error: unknown, summary: RequestSummary): Refusal {
  const refusal =
    error instanceof Refusal ? error : new Refusal('internal', { reason: errorCode(error) });
  summary.outcome = refusal.code;
  if (refusal.reason) summary.reason = refusal.reason;
  return refusal;
}
