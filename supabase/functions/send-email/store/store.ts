import type { Attribution } from '../validation/attribution.ts';
import type { Submission } from '../validation/read-submission.ts';
import type { Spam } from '../validation/spam.ts';
import type { Answers } from '../validation/validate.ts';

/** The names of the delivery targets. */
export type TargetName = 'mail' | 'webhook';

/** Where a visitor's requests come from: see http/client-address.ts. Both are hashed, or `null`. */
export interface Sender {
  readonly address: Uint8Array | null;
  readonly network: Uint8Array | null;
}

/** The result of storing a submission. */
export interface Receipt {
  /** `released`: it repeats a held submission without signs of spam, so that one is delivered. */
  readonly outcome: 'stored' | 'duplicate' | 'released' | 'limited';
  /** The submission's id; `null` if the visitor has reached a limit. */
  readonly id: string | null;
  /** The seconds to wait if the visitor has reached a limit. */
  readonly retryAfter: number | null;
  /** Whether its deliveries wait, because more submissions than the ceiling came in a minute. */
  readonly isDeferred: boolean;
  /** Whether nothing has called /drain for five minutes. */
  readonly isScheduleLate: boolean;
}

/** A stored submission. */
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
  /** What the visitor sent before, and corrects by this. */
  readonly replaced?: Replaced | null;
}

/** A submission that another one of the same form replaces. */
interface Replaced extends Pick<Lead, 'id' | 'answers' | 'createdAt'> {
  /** The id of its delivery to the same target. */
  readonly delivery: string | null;
}

/** A delivery that is leased by this process. */
export interface Claim {
  readonly id: string;
  /** The number of the claim. A process with a lower number has lost the delivery. */
  readonly attempt: number;
  /** Stored at the first attempt. */
  readonly content: unknown;
  /** `null` for the digest of held submissions. */
  readonly submission: Lead | null;
}

/** Why a delivery attempt failed. */
export interface Failure {
  readonly code: string;
  /** Whether another attempt is pointless. */
  readonly isFinal: boolean;
  /** The pause in milliseconds that the target asked for. Not counted as a failure. */
  readonly restMs: number | null;
  /** The rest of the content after the target accepted a part of it; `null` for all of it. */
  readonly remaining: unknown;
}

export type DeliveryState = 'queued' | 'sent' | 'dead';

/** Whether the system is healthy, and counts by name: see `intake.health`. */
interface Health {
  readonly ok: boolean;
  readonly [count: string]: number | boolean | null;
}

/** A value for a monitor. http/metrics.ts describes each name. */
export interface Metric {
  readonly name: string;
  readonly value: number;
  readonly form?: string;
  readonly target?: string;
  readonly reason?: string;
}

/**
 * How many requests for a form were refused for a reason. The form and the partner are empty if they are
 * unknown.
 */
export interface RefusalCount {
  readonly reason: string;
  readonly form: string;
  readonly partner: string;
  readonly n: number;
}

/** A target whose deliveries wait for too long. */
export interface Overdue {
  readonly target: TargetName;
  /** The number of its deliveries that wait. */
  readonly waiting: number;
  readonly oldestSeconds: number;
  /** The last error of the oldest one; `null` if there was no attempt. */
  readonly reason: string | null;
}

/** A reason for which too many requests of the last ten minutes were refused. */
export interface TooManyRefusals {
  /** The code of the response's error. */
  readonly reason: string;
  readonly refused: number;
  /** The number of forms that were accepted meanwhile. */
  readonly accepted: number;
}

/** How many submissions of a form are held for a reason. */
export interface HeldCount {
  readonly form: string;
  readonly spam: Spam;
  readonly count: number;
}

/** How many forms of a partner's pages had an outcome in a week: see `intake.report`. */
export interface ReportRow {
  /** Empty if the page named none. */
  readonly partner: string;
  readonly form: string;
  /** The Monday of the week, as in `2026-11-23`. */
  readonly week: string;
  readonly outcome: 'sent' | 'held' | 'discarded' | 'refused';
  /** Why it was refused. */
  readonly reason?: string;
  readonly n: number;
}

/** How many leads of a campaign had an outcome in a week: see `intake.campaign_report`. */
export interface CampaignRow extends Omit<ReportRow, 'reason'> {
  /** These are empty if nothing was known. */
  readonly campaign: string;
  readonly source: string;
  readonly content: string;
}

/** The store of submissions. Each call is one statement, which is committed when it resolves. */
export interface Store {
  /** `address` and `network` are those of the `Sender`. */
  submit(
    submission: Submission,
    address: Sender['address'],
    network?: Sender['network'],
  ): Promise<Receipt>;
  /**
   * Leases due deliveries. With a gap, all processes together lease one in that time. `waitMs` is the
   * time until the next call; without it, nothing more is due.
   */
  claim(
    target: TargetName,
    options: { readonly most: number; readonly leaseMs: number; readonly gapMs: number },
  ): Promise<{ readonly claims: readonly Claim[]; readonly waitMs?: number | null }>;
  /** Stores the content of a delivery and resolves to it, or to `null` if the claim was lost. */
  saveContent(claim: Claim, content: unknown): Promise<unknown>;
  /** Records the result of an attempt. Resolves to the new state, or `null` if the claim was lost. */
  settle(claim: Claim, failure: Failure | null): Promise<DeliveryState | null>;
  /** The maintenance of every minute. `deleted` is the number of expired submissions. */
  drain(): Promise<{ readonly deleted: number; readonly overdue: readonly Overdue[] }>;
  countHeld(): Promise<readonly HeldCount[]>;
  countRefusals(refusals: readonly RefusalCount[]): Promise<void>;
  /** The report of the last week, if it is Monday and the report was not queued yet. */
  dueReport(): Promise<readonly ReportRow[] | null>;
  /** The leads of the last week by campaign, for the report. */
  campaignsOfLastWeek(): Promise<readonly CampaignRow[]>;
  /** Queues the mail with the report, unless another process has. */
  queueReport(deliveryId: string, mail: unknown): Promise<void>;
  /**
   * Queues the mail that confirms a submission, unless the recipient, a hashed address, got one today.
   * Resolves to whether it was queued.
   */
  queueConfirmation(
    deliveryId: string,
    submissionId: string,
    recipient: Uint8Array,
    mail: unknown,
  ): Promise<boolean>;
  /** Whether the last alert of this kind is older than the interval. */
  mayAlert(kind: string, everyMs: number): Promise<boolean>;
  /** The reasons for which too many requests of the last ten minutes were refused. */
  tooManyRefusals(): Promise<readonly TooManyRefusals[]>;
  /** The time of the database in milliseconds, which is the same for all processes. */
  now(): Promise<number>;
  /** Also tries to store a form, and undoes it. Rejects if that fails. */
  health(): Promise<Health>;
  /** The health of at most some seconds ago, for callers without a key, who cause few calls by it. */
  recentHealth(): Promise<Health>;
  metrics(): Promise<readonly Metric[]>;
}
