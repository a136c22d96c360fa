import { forms } from '../_shared/contract.ts';
import { codeOf, Undeliverable } from './failure.ts';
import type { Claim, Settled, Store } from './store.ts';
import type { Accepted } from './submission.ts';

const unsettled: Settled = { state: 'unsettled', hasFreed: false };

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
  /** Resolves once the mail is accepted; must end well within `leaseMs`, for it is settled then. */
  send(submission: Accepted, receivedAt: Date): Promise<void>;
  log(line: DeliveryLine): void;
  /**
   * How many mails are in hand at once, of those that were due and of those that have just come: none
   * of them keeps the others waiting. More are claimed when half of them are done, not one by one:
   * under load that saves the database most of its work.
   */
  readonly width: number;
  readonly leaseMs: number;
}

/** What mails submissions, so many at once. */
export interface Delivery {
  /**
   * Mails all that is due. It may be called at any time, from many processes: one that is at work
   * already looks once more. Resolves when nothing is due any more, and what had come is mailed.
   */
  mailAll(): Promise<void>;
  /** Room for a submission that is about to be stored; none while there are too many. */
  reserve(): Room | undefined;
}

/** To be filled or left, once: what is stored for it is in hand, and need not be claimed. */
export interface Room {
  /** How long it has to be in hand. */
  readonly leaseMs: number;
  /** Mails it, leaves, and settles it. */
  mail(claim: Claim): Promise<void>;
  leave(): void;
}

/** Makes what mails. */
export function createDelivery(deps: DeliveryDependencies): Delivery {
  let reserved = 0;
  /** Those of them that are filled. */
  const filled = new Set<Promise<void>>();
  let claimed = 0;
  let isAsked = false;
  let wake = () => {};
  let work: Promise<void> | undefined;

  const takeUp = async (claim: Claim) => {
    claimed += 1;
    const { hasFreed } = await deliver(claim, deps);
    claimed -= 1;
    isAsked ||= hasFreed;
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
      while (isAsked || claimed > 0) {
        const free = deps.width - claimed;
        await (isAsked && free >= deps.width / 2 ? takeMore(free) : untilSomethingHappens());
      }
    } finally {
      // At once, not when the promise is seen to be settled: who asks in between must not be lost.
      work = undefined;
    }
  };
  const mailDue = () => {
    isAsked = true;
    wake();
    work ??= loop();
    return work;
  };
  const mailOne = async (claim: Claim, leave: () => void) => {
    const { hasFreed } = await deliver(claim, deps, leave);
    if (hasFreed) await mailDue();
  };
  return {
    async mailAll() {
      await mailDue();
      await Promise.allSettled(filled);
    },
    reserve() {
      if (reserved >= deps.width) return undefined;
      reserved += 1;
      const leave = () => {
        reserved -= 1;
      };
      return {
        leaseMs: deps.leaseMs,
        leave,
        mail(claim) {
          const mailing = mailOne(claim, leave).finally(() => filled.delete(mailing));
          filled.add(mailing);
          return mailing;
        },
      };
    },
  };
}

/** Never rejects: where even the outcome cannot be written down, the lease ends by itself. */
async function deliver(
  claim: Claim,
  deps: DeliveryDependencies,
  onEnd = () => {},
): Promise<Settled> {
  const { id, form, attempt } = claim;
  const begin = performance.now();
  const error = await send(claim, deps).then(() => null, asError);
  onEnd();
  const reason = error && codeOf(error);
  const settlement = { id, attempt, error: reason, isFinal: error instanceof Undeliverable };
  const settled = await deps.store.settle(settlement).catch(() => unsettled);
  const ms = Math.round(performance.now() - begin);
  const line = { id, form, attempt, outcome: settled.state ?? 'lost', ms };
  deps.log(reason ? { ...line, reason } : line);
  return settled;
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
