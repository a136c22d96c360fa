import { Buffer } from 'node:buffer';
import { allowCrossOrigin, answer, refuse } from './answer.ts';
import { createDeadline } from './deadline.ts';
import type { Delivery } from './delivery.ts';
import { codeOf } from './failure.ts';
import { placeOf, refuseStrangers, refuseWithoutKey } from './guard.ts';
import { nextTurn } from './next-turn.ts';
import type { Proof } from './proof.ts';
import { readSubmission } from './read-submission.ts';
import { Refusal } from './refusal.ts';
import type { Store } from './store.ts';
import type { Submission } from './submission.ts';

/** The origins whose pages may send a form; `*` is every origin. */
export type AllowedOrigins = '*' | readonly string[];

/**
 * A visitor waits for it: the widgets give up after 7.5 seconds, and the way here and back takes some
 * of them. What is stored all the same is a duplicate when it is sent again.
 */
const inTime = createDeadline(6_000);

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
  readonly delivery: Delivery;
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
  const url = new URL(request.url);
  const place = placeOf(url);
  if (request.method === 'OPTIONS') {
    visit.outcome = 'preflight';
    return allowCrossOrigin(visit.requestId, request);
  }
  if (place === 'health') return tellHealth(request, visit, deps);
  if (place === 'drain') return drain(request, visit, deps);
  if (place === 'challenge') return setTask(url, visit, deps);
  refuseStrangers(request, deps);
  const id = await take({ request, url, peer }, visit, deps);
  return answer(visit.requestId, 200, { success: true, id });
}

/** Reads, validates and stores a submission; returns its id. What is spam is not told so. */
async function take(
  { request, url, peer }: { request: Request; url: URL; peer: string | undefined },
  visit: Visit,
  deps: HandlerDependencies,
): Promise<string> {
  const address = deps.identify(request, peer);
  visit.address = address ? shorten(address) : undefined;
  const submission = await readSubmission(request, url, address, deps.proof, ({ type }) => {
    visit.form = type;
  });
  const storing = store(submission, deps);
  // Also what is stored too late for its visitor is mailed.
  deps.inBackground(storing.then(({ mail }) => nextTurn().then(mail)).catch(() => {}));
  const { receipt } = await inTime(storing).catch(failAsUnavailable);
  if (receipt.outcome === 'limited') throw new Refusal('limited', receipt);
  visit.outcome = submission.isHeld ? 'held' : receipt.outcome;
  visit.id = receipt.id;
  return receipt.id;
}

/** Stores a submission, in our hand where there is room; `mail` does what is left to do. */
async function store(submission: Submission, { store, delivery }: HandlerDependencies) {
  const room = submission.isHeld ? undefined : delivery.reserve();
  const receipt = await store.submit(submission, room?.leaseMs).catch((error: unknown) => {
    room?.leave();
    throw error;
  });
  if (room && receipt.outcome === 'stored') {
    const { form, answers, origin, attribution } = submission;
    const { id, createdAt } = receipt;
    const claim = { id, form: form.type, answers, origin, attribution, createdAt, attempt: 1 };
    return { receipt, mail: () => room.mail(claim) };
  }
  room?.leave();
  const isToBeMailed = !submission.isHeld && receipt.outcome !== 'limited';
  return { receipt, mail: isToBeMailed ? delivery.mailAll : async () => {} };
}

/** Gives a page the task for the body that it is about to send. */
async function setTask({ searchParams }: URL, visit: Visit, { proof }: HandlerDependencies) {
  const digest = searchParams.get('digest') ?? '';
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
  await deps.delivery.mailAll().catch(failAsUnavailable);
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
  return Buffer.from(hash.subarray(0, 6)).toString('hex');
}
