import { LEASE_MS } from '../../supabase/functions/send-email/delivery/worker.ts';
import type { Mailbox } from '../../tools/services/mailbox.ts';
import type { Backend } from './backend.ts';
import type { Figure } from './figures.ts';

/** What happened to the acknowledged forms. */
interface DeliveryReport {
  readonly acknowledged: number;
  readonly stored: number;
  readonly mailed: number;
  /** The ids of acknowledged forms that are not stored, or not mailed. */
  readonly lost: readonly string[];
  readonly notMailed: readonly string[];
  /** The forms that were stored, or mailed, more than once. */
  readonly storedTwice: readonly string[];
  readonly mailedTwice: readonly string[];
}

/** Each form is stored once and mailed once. */
export const exactlyOnce = { lost: [], notMailed: [], storedTwice: [], mailedTwice: [] };

interface Row {
  readonly id: string;
  readonly answers: string;
}

/** Compares acknowledged, stored and mailed submissions by their ids. */
export async function reportDelivery(
  { query, mailbox }: Pick<Backend, 'query' | 'mailbox'>,
  acknowledgedIds: readonly (string | undefined)[],
  mails?: readonly string[],
): Promise<DeliveryReport> {
  const acknowledged = new Set(acknowledgedIds.filter((id) => id !== undefined));
  const rows = await query<Row>('select id, form || data::text as answers from intake.submission');
  const stored = new Set(rows.map(({ id }) => id));
  const references = (mails ?? (await textsOf(mailbox))).map(submissionIdOf);
  const mailed = new Set(references);
  return {
    acknowledged: acknowledged.size,
    stored: stored.size,
    mailed: mailed.size,
    lost: [...acknowledged].filter((id) => !stored.has(id)),
    notMailed: [...stored].filter((id) => !mailed.has(id)),
    storedTwice: duplicatesIn(rows.map(({ answers }) => answers)),
    mailedTwice: duplicatesIn(references),
  };
}

export function deliveryFigures(report: DeliveryReport): Figure[] {
  return [
    ['acknowledged', report.acknowledged],
    ['stored', report.stored],
    ['mailed', report.mailed],
    ['lost', report.lost.length + report.notMailed.length],
    ['stored twice', report.storedTwice.length],
    ['mailed twice', report.mailedTwice.length],
  ];
}

/** Reads the id of the submission from the last line of a mail. */
function submissionIdOf(text: string): string {
  return /\nReference ([\da-f-]{36})\s*$/.exec(text)?.[1] ?? '';
}

/** A delivery whose claim was answered to a lost connection waits until its lease ends. */
const DELIVERED_WITHIN_MS = LEASE_MS + 30_000;

/** Drains until everything is delivered, or should have been. */
export async function drainUntilDelivered(backend: Backend): Promise<void> {
  const deadline = Date.now() + DELIVERED_WITHIN_MS;
  while ((await countQueued(backend)) > 0 && Date.now() < deadline) {
    await backend.drain();
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

/** Counts the deliveries that are not sent yet, without those of held submissions. */
export async function countQueued({ query }: Backend, where = 'true'): Promise<number> {
  const [row] = await query<{ n: number }>(
    `select count(*)::integer as n from intake.delivery
     where state = 'queued' and due_at < 'infinity' and (${where})`,
  );
  return row?.n ?? 0;
}

/** Makes all failed deliveries due, except those that are being sent. */
export async function endRetryWaits({ query }: Backend): Promise<void> {
  await query(
    `update intake.delivery set due_at = now() where state = 'queued' and failures > 0 and attempts = failures`,
  );
}

/** Ends the leases of processes that were killed. */
export async function endLeases({ query }: Backend): Promise<void> {
  await query(
    `update intake.delivery set due_at = now() where state = 'queued' and due_at < 'infinity'`,
  );
}

async function textsOf(mailbox: Mailbox): Promise<string[]> {
  return (await mailbox.list()).map(({ text }) => text);
}

function duplicatesIn(texts: readonly string[]): string[] {
  const seen = new Set<string>();
  return texts.filter((text) => seen.size === seen.add(text).size);
}
