import { composeReportMail, type MailAddresses } from '../email/compose.ts';
import type { Store } from '../store/store.ts';

interface ReportQueueOptions {
  /** Nobody gets a report without it. */
  readonly to: readonly string[] | undefined;
  readonly from: MailAddresses['from'];
  readonly store: Pick<Store, 'dueReport' | 'campaignsOfLastWeek' | 'queueReport'>;
}

/** Returns a function that queues the report of the last week on Mondays, once. */
export function createReportQueue({ to, from, store }: ReportQueueOptions): () => Promise<void> {
  return async () => {
    const rows = to && (await store.dueReport());
    if (!rows) return;
    const campaigns = await store.campaignsOfLastWeek();
    const id = crypto.randomUUID();
    await store.queueReport(id, composeReportMail(rows, campaigns, id, from, to));
  };
}
