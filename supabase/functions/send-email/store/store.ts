import type { Attribution } from '../validation/attribution.ts';
import type { Submission } from '../validation/read-submission.ts';
import type { Spam } from '../validation/spam.ts';
import type { Answers } from '../validation/validate.ts';

/** Where deliveries go. */
export type TargetName = 'mail' | 'webhook';

/** What became of a submission. */
export interface Receipt {
  /** `released` is a genuine repetition of a held submission, which is delivered now. */
  readonly outcome: 'stored' | 'duplicate' | 'released' | 'limited';
  /** The submission's id; `null` where it was limited. */
  readonly id: string | null;
  /** Seconds to wait, where it was limited. */
  readonly retryAfter: number | null;
  /** More submissions than the ceiling came within a minute: its deliveries wait. */
  readonly isDeferred: boolean;
  /** Nobody called /drain for five minutes. */
  readonly isScheduleLate: boolean;
}

/** A submission as it is stored. */
export interface Lead {
  readonly id: string;
  /** The form's type. */
  readonly form: string;
  readonly answers: Answers;
  readonly spam: Spam | null;
  readonly origin: string | null;
  readonly attribution: Attribution;
  /** ISO 8601. */
  readonly createdAt: string;
}

/** A delivery that this process has leased. */
export interface Claim {
  readonly id: string;
  /** The number of this claim: a process with an older one has lost the delivery. */
  readonly attempt: number;
  /** Fixed at the first attempt. */
  readonly content: unknown;
  /** `null` for the digest of held submissions. */
  readonly submission: Lead | null;
}

/** Why an attempt did not deliver. */
export interface Failure {
  readonly code: string;
  /** Whether another attempt would be in vain. */
  readonly isFinal: boolean;
  /** Milliseconds that the target asked us to wait, which is no failed attempt; `null` for none. */
  readonly restMs: number | null;
  /** What is still to be sent of the content, where a part was taken; `null` for all of it. */
  readonly remaining: unknown;
}

export type DeliveryState = 'queued' | 'sent' | 'dead';

/** Whether all is well, and counts by name: see `intake.health`. */
export interface Health {
  readonly ok: boolean;
  readonly [count: string]: number | boolean | null;
}

/** How many submissions of a form are held for a reason. */
export interface HeldCount {
  readonly form: string;
  readonly spam: Spam;
  readonly count: number;
}

/** Where submissions are kept. Each call is one statement, committed once it resolves. */
export interface Store {
  /** `address` is the visitor's, hashed; `null` where it is not known. */
  submit(submission: Submission, address: Uint8Array | null): Promise<Receipt>;
  /**
   * Leases due deliveries; with a gap one at a time, in that time by all processes together.
   * `waitMs` is when to ask again; nothing more is due where there is none.
   */
  claim(
    target: TargetName,
    options: { readonly most: number; readonly leaseMs: number; readonly gapMs: number },
  ): Promise<{ readonly claims: readonly Claim[]; readonly waitMs?: number | null }>;
  /** Fixes a delivery's content, and resolves to it; to `null` where the claim was lost. */
  fix(claim: Claim, content: unknown): Promise<unknown>;
  /** Records how an attempt ended; resolves to the new state, to `null` where the claim was lost. */
  settle(claim: Claim, failure: Failure | null): Promise<DeliveryState | null>;
  /** The work of every minute; resolves to how many submissions were kept long enough. */
  drain(): Promise<number>;
  held(): Promise<readonly HeldCount[]>;
  /** Whether no alert of this kind went out for so long. */
  mayAlert(kind: string, everyMs: number): Promise<boolean>;
  health(): Promise<Health>;
}
