import { type FollowUp, followUpDrain } from './delivery/follow-up-drain.ts';
import { answer, answerText } from './http/answer.ts';
import { checkDrainKey } from './http/guard.ts';
import { formatMetrics, wantsMetrics } from './http/metrics.ts';
import { failAsUnavailable, Refusal } from './http/refusal.ts';
import type { RequestSummary } from './log.ts';
import { reasonOf } from './store/connection.ts';
import type { Store } from './store/store.ts';

export interface OperatorDependencies extends FollowUp {
  /** The bearer token for /drain, and for the counts of /health. */
  readonly drainKey: string;
  readonly store: Pick<Store, 'drain' | 'tooManyRefusals' | 'health' | 'recentHealth' | 'metrics'>;
  /** Keeps the process alive until the work is done. The response does not wait for it. */
  inBackground(work: Promise<unknown>): void;
}

/** Reports the health to anyone, and the counts only to callers with the drain key. */
export async function answerHealth(
  request: Request,
  summary: RequestSummary,
  deps: OperatorDependencies,
) {
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
export async function drain(request: Request, summary: RequestSummary, deps: OperatorDependencies) {
  if (request.method !== 'POST') throw new Refusal('method_not_allowed');
  checkDrainKey(request, deps);
  const { deleted, overdue } = await deps.store.drain().catch(failAsUnavailable);
  deps.inBackground(followUpDrain(overdue, deps));
  summary.outcome = 'drained';
  return answer(summary.requestId, 202, { success: true, deleted });
}
