import { codeOf, type Log } from '../log.ts';
import type { Claim, Store } from '../store/store.ts';
import type { Alert } from './alert.ts';
import { DeliveryError } from './delivery-error.ts';
import type { Target } from './target.ts';

/**
 * Longer than an attempt may take with the statements before and after it. A delivery whose process
 * was killed is due again after that.
 */
const LEASE_MS = 75_000;
/** Supabase ends a process after 150 s at the least; /drain is called again each minute. */
const WORK_MS = 100_000;

export interface WorkerDependencies {
  readonly store: Pick<Store, 'claim' | 'fix' | 'settle'>;
  readonly alert: Alert;
  readonly log: Log;
}

/** Delivers to one target. */
export interface Worker {
  /**
   * Delivers what is due; resolves when nothing is due any more, or after a while. A call while it
   * works makes it look once more, so that calls do not multiply.
   */
  work(): Promise<void>;
}

export function createWorker<Content>(target: Target<Content>, deps: WorkerDependencies): Worker {
  const { name, width, gapMs } = target;
  const underWay = new Set<Promise<void>>();
  let isAsked = false;
  let claiming: Promise<void> | undefined;
  let working: Promise<void> | undefined;
  let end = 0;

  const start = (claim: Claim) => {
    const attempt = deliver(claim, target, deps).finally(() => {
      underWay.delete(attempt);
      keepClaiming();
    });
    underWay.add(attempt);
  };
  // Claims several at a time: under load that saves the database most of the work.
  const mayClaim = () => isAsked && underWay.size <= width / 2 && performance.now() < end;
  const claimDue = async () => {
    while (mayClaim()) {
      isAsked = false;
      const options = { most: width - underWay.size, leaseMs: LEASE_MS, gapMs };
      const { claims, waitMs = null } = await deps.store.claim(name, options);
      claims.forEach(start);
      if (waitMs === null) continue;
      isAsked = true;
      const pauseMs = Math.min(waitMs, end - performance.now());
      await new Promise((resolve) => setTimeout(resolve, pauseMs));
    }
  };
  const keepClaiming = () => {
    if (claiming || !mayClaim()) return;
    claiming = claimDue()
      .catch((error: unknown) =>
        deps.log({ level: 'error', target: name, outcome: 'not claimed', reason: codeOf(error) }),
      )
      .finally(() => {
        claiming = undefined;
        // Somebody may have asked since the last look.
        keepClaiming();
      });
  };
  /** One for all callers: under load there are thousands of them. */
  const untilIdle = async () => {
    while (claiming || underWay.size > 0) await Promise.all([claiming, ...underWay]);
    working = undefined;
  };
  return {
    work() {
      if (!claiming && underWay.size === 0) end = performance.now() + WORK_MS;
      isAsked = true;
      keepClaiming();
      working ??= untilIdle();
      return working;
    },
  };
}

/** Makes one attempt. Never rejects: where the outcome cannot be recorded, the lease ends. */
async function deliver<Content>(
  claim: Claim,
  target: Target<Content>,
  { store, alert, log }: WorkerDependencies,
): Promise<void> {
  const { id, attempt, submission } = claim;
  const begin = performance.now();
  const failure = await attemptTo(target, claim, store).then(() => null, toDeliveryError);
  const isLost = failure?.code === LOST;
  const settle = () => store.settle(claim, failure).catch(() => 'unsettled' as const);
  const state = isLost ? null : await settle();
  const isRest = failure !== null && failure.restMs !== null && state === 'queued';
  const isExpected = isRest || isLost || state === 'sent';
  log({
    level: isExpected ? 'info' : 'error',
    delivery: id,
    submission: submission?.id ?? null,
    target: target.name,
    attempt,
    outcome: isRest ? 'rest' : (state ?? 'lost'),
    ...(failure && { reason: failure.code }),
    ms: Math.round(performance.now() - begin),
  });
  if (isExpected || !failure) return;
  await alert(state === 'dead' ? 'dead' : 'failed', `target ${target.name}, ${failure.code}`);
}

const LOST = 'claim_lost';

async function attemptTo<Content>(
  target: Target<Content>,
  claim: Claim,
  store: Pick<Store, 'fix'>,
): Promise<void> {
  const content = claim.content ?? (await store.fix(claim, await target.compose(claim)));
  if (content === null) throw new DeliveryError(LOST);
  await target.send(content as Content, claim.id);
}

function toDeliveryError(error: unknown): DeliveryError {
  return error instanceof DeliveryError ? error : new DeliveryError(codeOf(error));
}
