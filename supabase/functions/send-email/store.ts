import type { Attribution } from './attribution.ts';
import type { Submission } from './submission.ts';
import type { Answers } from './validate.ts';

/** What became of a submission. */
export type Receipt =
  | { readonly outcome: 'stored'; readonly id: string; readonly createdAt: Date }
  | { readonly outcome: 'duplicate'; readonly id: string }
  | { readonly outcome: 'limited'; readonly retryAfter: number };

/** A submission that this process has in hand, to mail it. */
export interface Claim {
  readonly id: string;
  /** The form's type. */
  readonly form: string;
  readonly answers: Answers;
  readonly origin: string | null;
  readonly attribution: Attribution;
  readonly createdAt: Date;
  /** The number of this claim: who holds an older one has lost it. */
  readonly attempt: number;
}

/** How an attempt to mail a submission ended. */
export interface Settlement {
  readonly id: string;
  readonly attempt: number;
  /** A code; `null` where the mail was sent. */
  readonly error: string | null;
  /** Whether another attempt would be in vain. */
  readonly isFinal: boolean;
}

/** What a settlement came to. */
export interface Settled {
  /** The new state; `null` where the claim was not the latest any more. */
  readonly state: string | null;
  /** Whether this success, or one settled with it, has made others due that waited for one. */
  readonly hasFreed: boolean;
}

export interface Health {
  readonly isWell: boolean;
  readonly queued: number;
  readonly dead: number;
  readonly held: number;
  readonly sent: number;
  readonly oldestQueuedSeconds: number | null;
}

/** Where submissions are kept. Every act is one statement, and done for good once it resolves. */
export interface Store {
  /**
   * What it stores is in the caller's hand for so long, as if claimed: attempt 1. Without a lease it
   * is due at once, for anybody.
   */
  submit(submission: Submission, leaseMs?: number): Promise<Receipt>;
  /** Takes submissions into hand for so long: nobody else has them meanwhile. */
  claim(most: number, leaseMs: number): Promise<readonly Claim[]>;
  settle(settlement: Settlement): Promise<Settled>;
  /** Deletes what was kept long enough. */
  sweep(): Promise<number>;
  isWell(): Promise<boolean>;
  health(): Promise<Health>;
}
