import { forms } from '../_shared/contract.ts';
import { codeOf, Undeliverable } from './failure.ts';
import type { Claim, Store } from './store.ts';
import type { Accepted } from './submission.ts';

/** One attempt to mail a submission, in the log. It carries nothing that a visitor wrote. */
export interface DeliveryLine {
  readonly id: string;
  readonly form: string;
  readonly attempt: number;
  /** `sent`, `queued` to be tried again, `dead`, or `lost` to somebody with a later claim. */
  readonly outcome: string;
  readonly reason?: string;
  readonly ms: number;
}

export interface DeliveryDependencies {
  readonly store: Pick<Store, 'claim' | 'settle'>;
  /** Resolves once the mail is accepted; must end within half of `leaseMs`. */
  send(submission: Accepted, receivedAt: Date): Promise<void>;
  log(line: DeliveryLine): void;
  /**
   * How many mails are in hand at once. More are claimed when half of them are done, not one by one:
   * under load that saves the database most of its work.
   */
  readonly width: number;
  readonly leaseMs: number;
}

/**
 * Makes what mails all that is due. It may be called at any time, from many processes: one that is
 * at work already looks once more. Resolves, to nothing but rest, when nothing is due any more.
 */
export function createDelivery(deps: DeliveryDependencies): () => Promise<void> {
  let inHand = 0;
  let isAsked = false;
  let wake = () => {};
  let work: Promise<void> | undefined;

  const ask = () => {
    isAsked = true;
    wake();
  };
  const takeUp = async (claim: Claim) => {
    inHand += 1;
    const outcome = await deliver(claim, deps);
    inHand -= 1;
    // A success makes others due that have been waiting for one.
    isAsked ||= outcome === 'sent';
    wake();
  };
  const untilSomethingHappens = () =>
    new Promise<void>((resolve) => {
      wake = resolve;
    });
  const takeMore = async (free: number) => {
    isAsked = false;
    const claims = await deps.store.claim(free, deps.leaseMs);
    for (const claim of claims) void takeUp(claim);
    isAsked ||= claims.length === free;
  };
  const loop = async () => {
    try {
      while (isAsked || inHand > 0) {
        const free = deps.width - inHand;
        await (isAsked && free >= deps.width / 2 ? takeMore(free) : untilSomethingHappens());
      }
    } finally {
      // At once, not when the promise is seen to be settled: who asks in between must not be lost.
      work = undefined;
    }
  };
  return () => {
    ask();
    work ??= loop();
    return work;
  };
}

/** Never rejects: where even the outcome cannot be written down, the lease ends by itself. */
async function deliver(claim: Claim, deps: DeliveryDependencies): Promise<string> {
  const { id, form, attempt } = claim;
  const begin = performance.now();
  const error = await send(claim, deps).then(() => null, asError);
  const reason = error && codeOf(error);
  const settlement = { id, attempt, error: reason, isFinal: error instanceof Undeliverable };
  const outcome = await deps.store.settle(settlement).catch(() => 'unsettled');
  const ms = Math.round(performance.now() - begin);
  const line = { id, form, attempt, outcome: outcome ?? 'lost', ms };
  deps.log(reason ? { ...line, reason } : line);
  return line.outcome;
}

async function send(claim: Claim, deps: DeliveryDependencies) {
  const { id, form: type, answers, origin, attribution, createdAt } = claim;
  const form = forms.find((candidate) => candidate.type === type);
  if (!form) throw new Undeliverable('unknown_form');
  await deps.send({ id, form, answers, origin, attribution }, createdAt);
}

function asError(error: unknown): Error {
  return error instanceof Error ? error : new Error(typeof error);
}
