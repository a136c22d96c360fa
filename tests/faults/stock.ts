import type { Mailbox } from '../../tools/services/mailbox.ts';
import type { Backend } from './backend.ts';
import type { Figure } from './figures.ts';

/** What became of the forms of which their senders know that they are stored. */
export interface Stock {
  readonly acknowledged: number;
  readonly stored: number;
  readonly mailed: number;
  /** The ids of those that were acknowledged and are not stored, or were not mailed. */
  readonly lost: readonly string[];
  readonly notMailed: readonly string[];
  /** What was stored, or mailed, more than once. */
  readonly storedTwice: readonly string[];
  readonly mailedTwice: readonly string[];
}

/** Each form is stored once and mailed once. */
export const exactlyOnce = { lost: [], notMailed: [], storedTwice: [], mailedTwice: [] };

interface Row {
  readonly id: string;
  readonly answers: string;
}

/** Compares what was acknowledged, what is stored and what was mailed, by the submissions' ids. */
export async function takeStock(
  { query, mailbox }: Pick<Backend, 'query' | 'mailbox'>,
  acknowledgedIds: readonly (string | undefined)[],
  mails?: readonly string[],
): Promise<Stock> {
  const acknowledged = new Set(acknowledgedIds.filter((id) => id !== undefined));
  const rows = await query<Row>('select id, form || data::text as answers from intake.submission');
  const stored = new Set(rows.map(({ id }) => id));
  const references = (mails ?? (await textsOf(mailbox))).map(referenceOf);
  const mailed = new Set(references);
  return {
    acknowledged: acknowledged.size,
    stored: stored.size,
    mailed: mailed.size,
    lost: [...acknowledged].filter((id) => !stored.has(id)),
    notMailed: [...stored].filter((id) => !mailed.has(id)),
    storedTwice: repeated(rows.map(({ answers }) => answers)),
    mailedTwice: repeated(references),
  };
}

export function figuresOf(stock: Stock): Figure[] {
  return [
    ['acknowledged', stock.acknowledged],
    ['stored', stock.stored],
    ['mailed', stock.mailed],
    ['lost', stock.lost.length + stock.notMailed.length],
    ['stored twice', stock.storedTwice.length],
    ['mailed twice', stock.mailedTwice.length],
  ];
}

/** The submission that a mail is about: its last line says so. */
export function referenceOf(text: string): string {
  return /\nReference ([\da-f-]{36})\s*$/.exec(text)?.[1] ?? '';
}

/** Has everything delivered that is due; after so many seconds it goes on all the same. */
export async function untilDelivered(backend: Backend, seconds = 60): Promise<void> {
  const deadline = Date.now() + seconds * 1000;
  while ((await countQueued(backend)) > 0 && Date.now() < deadline) {
    await backend.drain();
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

/** The deliveries that are not sent yet, but for held submissions. */
export async function countQueued({ query }: Backend, where = 'true'): Promise<number> {
  const [row] = await query<{ n: number }>(
    `select count(*)::integer as n from intake.delivery
     where state = 'queued' and due_at < 'infinity' and (${where})`,
  );
  return row?.n ?? 0;
}

/** Ends the wait for another attempt, of all deliveries that are not under way. */
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

function repeated(texts: readonly string[]): string[] {
  const seen = new Set<string>();
  return texts.filter((text) => seen.size === seen.add(text).size);
}
