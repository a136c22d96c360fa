import { Buffer } from 'node:buffer';
import { within } from './deadline.ts';
import type { Alert } from './delivery/alert.ts';
import { allowCrossOrigin, answer, refuse } from './http/answer.ts';
import { type AllowedOrigins, checkDrainKey, checkFormRequest, routeOf } from './http/guard.ts';
import { Refusal } from './http/refusal.ts';
import { codeOf, type Log } from './log.ts';
import { explainTls } from './store/connection.ts';
import type { Receipt, Store } from './store/store.ts';
import type { Proof } from './validation/proof-of-work.ts';
import { readSubmission } from './validation/read-submission.ts';
import { isHeld } from './validation/spam.ts';

/**
 * A visitor waits: the widgets give up after 7.5 seconds, and the network takes some of them. What is
 * stored later all the same is a duplicate when the visitor sends it again.
 */
const STORE_DEADLINE_MS = 6_000;

export interface HandlerDependencies {
  /** The value that the header `apikey` must have. */
  readonly apiKey: string;
  /** What `Authorization: Bearer` must say to drain, and to see counts. */
  readonly drainKey: string;
  readonly allowedOrigins: AllowedOrigins;
  /** The visitor's address, hashed; `null` where it is not known. */
  identify(request: Request, peer: string | undefined): Uint8Array | null;
  readonly proof: Proof;
  readonly store: Pick<Store, 'submit' | 'drain' | 'health'>;
  /** Delivers what is due. */
  deliver(): Promise<unknown>;
  readonly alert: Alert;
  /** Keeps the process alive until that is done; the answer does not wait. */
  inBackground(work: Promise<unknown>): void;
  readonly log: Log;
}

/** What becomes known about a request while it is handled, for the log. */
interface Visit {
  readonly requestId: string;
  form: string | null;
  outcome: string;
  /** The submission that it became, or repeats. */
  id?: string;
  /** The visitor's address, hashed. */
  address?: string;
  reason?: string;
}

/** Answers a request; `peer` is the address at the other end of the connection. */
export type Handler = (request: Request, peer?: string) => Promise<Response>;

/** Makes the handler of every request, from web standards only, so that it runs anywhere. */
export function createHandler(deps: HandlerDependencies): Handler {
  return async (request, peer) => {
    const begin = performance.now();
    const visit: Visit = { requestId: crypto.randomUUID(), form: null, outcome: 'refused' };
    const response = await respond(request, visit, deps, peer).catch((error: unknown) =>
      refuse(visit.requestId, toRefusal(error, visit)),
    );
    const { status } = response;
    // A monitor asks for health every minute: its entries would bury the visitors'.
    if (visit.outcome !== 'health') {
      const ms = Math.round(performance.now() - begin);
      deps.log({ level: status >= 500 ? 'error' : 'info', ...visit, status, ms });
    }
    return response;
  };
}

async function respond(request: Request, visit: Visit, deps: HandlerDependencies, peer?: string) {
  const url = new URL(request.url);
  const route = routeOf(url);
  if (request.method === 'OPTIONS') {
    visit.outcome = 'preflight';
    return allowCrossOrigin(visit.requestId, request);
  }
  if (route === 'health') return answerHealth(request, visit, deps);
  if (route === 'drain') return drain(request, visit, deps);
  if (route === 'challenge') return answerChallenge(url, visit, deps);
  checkFormRequest(request, deps);
  const id = await accept(request, visit, deps, peer);
  return answer(visit.requestId, 200, { success: true, id });
}

/** Reads, validates and stores a submission; returns its id. A robot is not told that it is held. */
async function accept(request: Request, visit: Visit, deps: HandlerDependencies, peer?: string) {
  const address = deps.identify(request, peer);
  if (address) visit.address = Buffer.from(address.subarray(0, 6)).toString('hex');
  const submission = await readSubmission(request, deps.proof, ({ type }) => {
    visit.form = type;
  });
  const storing = deps.store.submit(submission, address);
  // What is stored after the deadline is delivered as well.
  deps.inBackground(storing.then((receipt) => followUp(receipt, deps)).catch(() => {}));
  const late = new Refusal('unavailable', { reason: 'late' });
  const receipt = await within(STORE_DEADLINE_MS, storing, late).catch(failAsUnavailable);
  const { outcome, id, retryAfter } = receipt;
  if (outcome === 'limited') throw new Refusal('limited', { retryAfter: retryAfter ?? 1 });
  visit.outcome = outcome === 'stored' && isHeld(submission.spam) ? 'held' : outcome;
  if (id) visit.id = id;
  return id;
}

/** What follows after the visitor was answered. */
function followUp({ isDeferred, isScheduleLate, outcome }: Receipt, deps: HandlerDependencies) {
  const isNew = outcome === 'stored' || outcome === 'released';
  return Promise.all([
    isNew && deps.deliver(),
    isDeferred && deps.alert('ceiling'),
    isScheduleLate && deps.alert('schedule'),
  ]);
}

/** Gives a page the task for the body that it is about to send. */
async function answerChallenge(url: URL, visit: Visit, { proof }: HandlerDependencies) {
  const digest = url.searchParams.get('digest') ?? '';
  if (!proof.challenge || !/^[\da-f]{64}$/.test(digest)) throw new Refusal('not_found');
  visit.outcome = 'challenge';
  return answer(visit.requestId, 200, await proof.challenge(digest));
}

/** Anyone may ask whether all is well; counts are for whoever has the drain key. */
async function answerHealth(request: Request, visit: Visit, deps: HandlerDependencies) {
  const mayCount = request.headers.has('authorization');
  if (mayCount) checkDrainKey(request, deps);
  visit.outcome = 'health';
  const health = await deps.store.health().catch(() => ({ ok: false }));
  const body = mayCount ? health : { ok: health.ok };
  return answer(visit.requestId, health.ok ? 200 : 503, body);
}

/** Answers at once; the work of the minute goes on in the background. */
async function drain(request: Request, visit: Visit, deps: HandlerDependencies) {
  if (request.method !== 'POST') throw new Refusal('method_not_allowed');
  checkDrainKey(request, deps);
  const swept = await deps.store.drain().catch(failAsUnavailable);
  deps.inBackground(deps.deliver().catch(() => {}));
  visit.outcome = 'drained';
  return answer(visit.requestId, 202, { success: true, swept });
}

function failAsUnavailable(error: unknown): never {
  if (error instanceof Refusal) throw error;
  throw new Refusal('unavailable', { reason: explainTls(error) ?? codeOf(error) });
}

/** The refusal that an error amounts to; notes it for the log. */
function toRefusal(error: unknown, visit: Visit): Refusal {
  const refusal =
    error instanceof Refusal ? error : new Refusal('internal', { reason: codeOf(error) });
  visit.outcome = refusal.code;
  if (refusal.reason) visit.reason = refusal.reason;
  return refusal;
}
