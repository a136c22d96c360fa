import type { Backend } from './backend.ts';
import type { Figure } from './figures.ts';

/** What became of the forms of which their senders know that they are stored. */
export interface Stock {
  readonly acknowledged: number;
  readonly stored: number;
  readonly mailed: number;
  /** The ids of those that were acknowledged and are not there, or were not mailed. */
  readonly lost: readonly string[];
  readonly notMailed: readonly string[];
  /** What is there, and was mailed, more than once. */
  readonly storedTwice: readonly string[];
  readonly mailedTwice: readonly string[];
}

interface Row {
  readonly id: string;
  readonly answers: string;
}

/** Holds what was acknowledged against what is stored and what was mailed, id by id. */
export async function takeStock(
  { query, mailbox }: Backend,
  acknowledgedIds: readonly (string | undefined)[],
): Promise<Stock> {
  const acknowledged = new Set(acknowledgedIds.filter((id) => id !== undefined));
  const rows = await query<Row>('select id, form || data::text as answers from intake.submission');
  const stored = new Set(rows.map(({ id }) => id));
  const mails = (await mailbox.list()).map(({ messageId }) => messageId.slice(1, 37));
  const mailed = new Set(mails);
  return {
    acknowledged: acknowledged.size,
    stored: stored.size,
    mailed: mailed.size,
    lost: [...acknowledged].filter((id) => !stored.has(id)),
    notMailed: [...stored].filter((id) => !mailed.has(id)),
    storedTwice: repeated(rows.map(({ answers }) => answers)),
    mailedTwice: repeated(mails),
  };
}

/** Nothing is lost, nothing doubled. */
export const nothingAmiss = { lost: [], notMailed: [], storedTwice: [], mailedTwice: [] };

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

/** Waits until no mail is due or on its way any more; for so long, then goes on all the same. */
export async function untilAllIsMailed(backend: Backend, seconds = 60): Promise<void> {
  const deadline = Date.now() + seconds * 1000;
  while (Date.now() < deadline) {
    const isDrained = await backend.drain();
    const [left] = await backend.query<{ n: number }>(
      `select count(*)::integer as n from intake.submission where state = 'queued'`,
    );
    if (isDrained && left?.n === 0) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

/** Mails what can be mailed; then lets so much time pass that killed processes lose their claims. */
export async function letLeasesEnd({ drain, query }: Backend): Promise<void> {
  await drain();
  await query(`update intake.submission set due_at = now() where state = 'queued'`);
}

function repeated(texts: readonly string[]): string[] {
  const seen = new Set<string>();
  return texts.filter((text) => seen.size === seen.add(text).size);
}
