import { errorCode, type Log } from '../log.ts';
import type { Claim, DeliveryState, Store } from '../store/store.ts';
import type { Alert } from './alert.ts';
import { DeliveryError } from './delivery-error.ts';
import type { Target } from './target.ts';

/**
 * Longer than an attempt can take, including its database statements. The delivery of a killed
 * process is due again after this time.
 */
export const LEASE_MS = 90_000;
/** Supabase ends a process after 150 s or later. /drain is called every minute. */
const MAX_WORK_MS = 100_000;

const FIRST_REST_MS = 5_000;
const LONGEST_REST_MS = 300_000;

export interface WorkerDependencies {
  readonly store: Pick<Store, 'claim' | 'saveContent' | 'settle'>;
  readonly alert: Alert;
  readonly log: Log;
}

/**
 * Creates a function that delivers everything that is due for one target. It resolves when nothing is
 * due any more, or after MAX_WORK_MS. A call during the work makes the running work check once more
 * instead of starting another.
 */
export function createWorker<Content>(
  target: Target<Content>,
  deps: WorkerDependencies,
): () => Promise<void> {
  const { name, maxConcurrent, gapMs } = target;
  const running = new Set<Promise<void>>();
  let isRequested = false;
  let claiming: Promise<void> | undefined;
  let working: Promise<void> | undefined;
  let end = 0;

  const start = (claim: Claim) => {
    const attempt = deliver(claim, target, deps).finally(() => {
      running.delete(attempt);
      keepClaiming();
    });
    running.add(attempt);
  };
  // Claims several deliveries at a time, because under load that saves most of the statements.
  const mayClaim = () =>
    isRequested && running.size <= maxConcurrent / 2 && performance.now() < end;
  const claimDue = async () => {
    while (mayClaim()) {
      isRequested = false;
      const options = { most: maxConcurrent - running.size, leaseMs: LEASE_MS, gapMs };
      const { claims, waitMs = null } = await deps.store.claim(name, options);
      claims.forEach(start);
      if (waitMs === null) continue;
      isRequested = true;
      const pauseMs = Math.min(waitMs, end - performance.now());
      await new Promise((resolve) => setTimeout(resolve, pauseMs));
    }
  };
  const logUnclaimed = (error: unknown) =>
    deps.log({ level: 'error', target: name, outcome: 'not claimed', reason: errorCode(error) });
  const keepClaiming = () => {
    if (claiming || !mayClaim()) return;
    claiming = claimDue()
      .catch(logUnclaimed)
      .finally(() => {
        claiming = undefined;
        // There may have been another call since the last claim.
        keepClaiming();
      });
  };
  /** One promise for all callers: under load there are thousands of calls. */
  const waitUntilIdle = async () => {
    while (claiming || running.size > 0) await Promise.all([claiming, ...running]);
    working = undefined;
  };
  return () => {
    if (!claiming && running.size === 0) end = performance.now() + MAX_WORK_MS;
    isRequested = true;
    keepClaiming();
    working ??= waitUntilIdle();
    return working;
  };
}

/** The kind of alert for each outcome that is not expected. */
const alertOf = {
  dead: 'dead',
  queued: 'failed',
  lost: 'unsettled',
  unsettled: 'unsettled',
} as const;

/** Makes one attempt. Never rejects: if the outcome cannot be stored, the lease expires. */
async function deliver<Content>(
  claim: Claim,
  target: Target<Content>,
  { store, alert, log }: WorkerDependencies,
): Promise<void> {
  const { id, attempt, submission } = claim;
  const begin = performance.now();
  const failure = await attemptDelivery(target, claim, store).then(
    () => null,
    (error) => withRest(toDeliveryError(error), attempt),
  );
  const { outcome, reason } = await recordOutcome(claim, failure, store);
  const isExpected = outcome === 'sent' || outcome === 'rest' || reason === LOST;
  log({
    level: isExpected ? 'info' : 'error',
    delivery: id,
    submission: submission?.id ?? null,
    target: target.name,
    attempt,
    outcome,
    ...(reason && { reason }),
    ms: Math.round(performance.now() - begin),
  });
  if (isExpected || (failure && target.isOptional?.(claim))) return;
  const what = submission ? '' : ', the digest of held forms';
  await alert(alertOf[outcome], `target ${target.name}${what}, ${reason ?? outcome}`);
}

/** Stores the result of an attempt, unless another process has claimed the delivery since. */
async function recordOutcome(
  claim: Claim,
  failure: DeliveryError | null,
  store: Pick<Store, 'settle'>,
): Promise<{
  outcome: DeliveryState | 'rest' | 'lost' | 'unsettled';
  reason?: string | undefined;
}> {
  const reason = failure?.code;
  if (reason === LOST) return { outcome: 'lost', reason };
  try {
    const state = await store.settle(claim, failure);
    const isRest = state === 'queued' && failure !== null && failure.restMs !== null;
    return { outcome: isRest ? 'rest' : (state ?? 'lost'), reason };
  } catch (error) {
    return { outcome: 'unsettled', reason: errorCode(error) };
  }
}

const LOST = 'claim_lost';

async function attemptDelivery<Content>(
  target: Target<Content>,
  claim: Claim,
  store: Pick<Store, 'saveContent'>,
): Promise<void> {
  const content = claim.content ?? (await store.saveContent(claim, await target.compose(claim)));
  if (content === null) throw new DeliveryError(LOST);
  await target.send(content as Content, claim.id);
}

/**
 * A target that asks for a pause without a duration gets one of 5 s, doubled with each attempt: an
 * exhausted quota lasts for hours.
 */
function withRest(failure: DeliveryError, attempt: number): DeliveryError {
  if (!failure.isThrottled || failure.restMs !== null) return failure;
  const restMs = Math.min(FIRST_REST_MS * 2 ** (attempt - 1), LONGEST_REST_MS);
  return new DeliveryError(failure.code, { restMs });
}

function toDeliveryError(error: unknown): DeliveryError {
  return error instanceof DeliveryError ? error : new DeliveryError(errorCode(error));
}
