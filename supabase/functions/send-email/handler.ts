import { allowCrossOrigin, answer, refuse } from './answer.ts';
import { codeOf } from './failure.ts';
import { placeOf, refuseStrangers, refuseWithoutKey } from './guard.ts';
import type { Proof } from './proof.ts';
import { readSubmission } from './read-submission.ts';
import { Refusal } from './refusal.ts';
import type { Store } from './store.ts';

/** The origins whose pages may send a form; `*` is every origin. */
export type AllowedOrigins = '*' | readonly string[];

/** One request in the log. It carries nothing that a visitor wrote. */
export interface LogLine {
  readonly requestId: string;
  readonly form: string | null;
  readonly status: number;
  readonly outcome: string;
  /** The submission that it became, or repeats. */
  readonly id?: string | undefined;
  /** The visitor's address, hashed. */
  readonly address?: string | undefined;
  readonly reason?: string | undefined;
  readonly ms: number;
}

export interface HandlerDependencies {
  /** What the header `apikey` must say. */
  readonly apiKey: string;
  /** What `Authorization: Bearer` must say to drain, and to see counts. */
  readonly drainKey: string;
  readonly allowedOrigins: AllowedOrigins;
  /** The visitor's address, hashed; `null` where it is not known. */
  identify(request: Request, peer: string | undefined): Uint8Array | null;
  readonly proof: Proof;
  readonly store: Pick<Store, 'submit' | 'sweep' | 'isWell' | 'health'>;
  /** Mails what is due; resolves when nothing is. */
  deliver(): Promise<void>;
  /** Keeps the process alive until that is done; the answer does not wait. */
  inBackground(work: Promise<void>): void;
  log(line: LogLine): void;
}

/** What is found out about a request on its way, for the log. */
export type Visit = { -readonly [K in keyof Omit<LogLine, 'status' | 'ms'>]: LogLine[K] };

/** Answers a request; `peer` is the address at the other end of the connection. */
export type Handler = (request: Request, peer?: string) => Promise<Response>;

/** Makes what answers every request: web standards only, so that it runs anywhere. */
export function createHandler(deps: HandlerDependencies): Handler {
  return async (request, peer) => {
    const startedAt = performance.now();
    const visit: Visit = { requestId: crypto.randomUUID(), form: null, outcome: 'refused' };
    const response = await respond(request, peer, visit, deps).catch((error: unknown) =>
      refuse(visit.requestId, explain(error, visit)),
    );
    const ms = Math.round(performance.now() - startedAt);
    // A monitor asks for health every minute: its lines would bury the visitors'.
    if (visit.outcome !== 'health') deps.log({ ...visit, status: response.status, ms });
    return response;
  };
}

async function respond(
  request: Request,
  peer: string | undefined,
  visit: Visit,
  deps: HandlerDependencies,
): Promise<Response> {
  const place = placeOf(request);
  if (request.method === 'OPTIONS') {
    visit.outcome = 'preflight';
    return allowCrossOrigin(visit.requestId, request);
  }
  if (place === 'health') return tellHealth(request, visit, deps);
  if (place === 'drain') return drain(request, visit, deps);
  if (place === 'challenge') return setTask(request, visit, deps);
  refuseStrangers(request, deps);
  const id = await take(request, peer, visit, deps);
  return answer(visit.requestId, 200, { success: true, id });
}

/** Reads, validates and stores a submission; returns its id. What is spam is not told so. */
async function take(
  request: Request,
  peer: string | undefined,
  visit: Visit,
  deps: HandlerDependencies,
): Promise<string> {
  const address = deps.identify(request, peer);
  visit.address = address ? shorten(address) : undefined;
  const submission = await readSubmission(request, address, deps.proof, ({ type }) => {
    visit.form = type;
  });
  const receipt = await deps.store.submit(submission).catch(failAsUnavailable);
  if (receipt.outcome === 'limited') throw new Refusal('limited', receipt);
  visit.outcome = submission.isHeld ? 'held' : receipt.outcome;
  visit.id = receipt.id;
  if (!submission.isHeld) deps.inBackground(deps.deliver().catch(() => {}));
  return receipt.id;
}

/** Gives a page the task for the body that it is about to send. */
async function setTask({ url }: Request, visit: Visit, { proof }: HandlerDependencies) {
  const digest = new URL(url).searchParams.get('digest') ?? '';
  if (!proof.challenge || !/^[\da-f]{64}$/.test(digest)) throw new Refusal('not_found');
  visit.outcome = 'challenge';
  return answer(visit.requestId, 200, await proof.challenge(digest));
}

/** Is well as long as the database answers and no mail waits too long. */
async function tellHealth(request: Request, visit: Visit, deps: HandlerDependencies) {
  visit.outcome = 'health';
  if (request.headers.has('authorization')) {
    refuseWithoutKey(request, deps);
    const { isWell: ok, ...counts } = await deps.store.health().catch(failAsUnavailable);
    return answer(visit.requestId, ok ? 200 : 503, { ok, ...counts });
  }
  const ok = await deps.store.isWell().catch(() => false);
  return answer(visit.requestId, ok ? 200 : 503, { ok });
}

async function drain(request: Request, visit: Visit, deps: HandlerDependencies) {
  if (request.method !== 'POST') throw new Refusal('method_not_allowed');
  refuseWithoutKey(request, deps);
  await deps.deliver().catch(failAsUnavailable);
  const swept = await deps.store.sweep().catch(failAsUnavailable);
  visit.outcome = 'drained';
  return answer(visit.requestId, 200, { success: true, swept });
}

function failAsUnavailable(error: unknown): never {
  throw new Refusal('unavailable', { reason: codeOf(error) });
}

/** The refusal that an error amounts to; notes it for the log. */
function explain(error: unknown, visit: Visit): Refusal {
  const refusal =
    error instanceof Refusal ? error : new Refusal('internal', { reason: codeOf(error) });
  // A monitor's question stays out of the log, however it was answered.
  if (visit.outcome !== 'health') visit.outcome = refusal.code;
  visit.reason = refusal.reason;
  return refusal;
}

/** Enough to tell visitors apart in a log. */
function shorten(hash: Uint8Array): string {
  return [...hash.subarray(0, 6)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
