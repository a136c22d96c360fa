import { acceptForm, type FormDependencies } from './form-request.ts';
import { allowCrossOrigin, answer, refuse } from './http/answer.ts';
import type { CountRefusal } from './http/count-refusals.ts';
import { findRoute, isAllowed } from './http/guard.ts';
import { Refusal } from './http/refusal.ts';
import { errorCode, type RequestSummary } from './log.ts';
import { answerHealth, drain, type OperatorDependencies } from './operator-requests.ts';
import { readAttribution } from './validation/attribution.ts';

export type HandlerDependencies = FormDependencies &
  OperatorDependencies & {
    /** Counts a refused request for the metrics. */
    readonly countRefusal: CountRefusal;
    /** Resolves when a request that brings no new form may be answered: see http/turns.ts. */
    waitForTurn(request: Request, peer: string | undefined): Promise<void>;
  };

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
    const isForm = /^(stored|held|released)$/.test(summary.outcome);
    if (!isForm) await deps.waitForTurn(request, peer);
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
  const id = await acceptForm(request, url, summary, deps, peer);
  return answer(summary.requestId, 200, { success: true, id });
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

/** Converts an error to a refusal, and records it for the log. */
function toRefusal(error: unknown, summary: RequestSummary): Refusal {
  const refusal =
    error instanceof Refusal ? error : new Refusal('internal', { reason: errorCode(error) });
  summary.outcome = refusal.code;
  if (refusal.reason) summary.reason = refusal.reason;
  return refusal;
}
