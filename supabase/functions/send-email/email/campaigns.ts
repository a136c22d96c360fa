import type { CampaignRow } from '../store/store.ts';
import { alignColumns, tabulate } from './report.ts';

/** Anybody can make up campaigns, so the mail names only those with the most leads. */
const MAX_LINES = 50;

/** The part of the mail of each Monday about campaigns. */
export function renderCampaigns(rows: readonly CampaignRow[]): string {
  const [titles = [], ...lines] = tabulate(rows, ['campaign', 'source', 'content']);
  const sent = titles.indexOf('sent');
  const most = lines.toSorted((one, other) => Number(other[sent]) - Number(one[sent]));
  const more = most.length - MAX_LINES;
  return [
    alignColumns([titles, ...most.slice(0, MAX_LINES)]),
    ...(more > 0 ? [`And ${more} more with fewer leads.`] : []),
    '(none) is where nothing was known. Other weeks:   npm run leads -- report --by campaign,source,content,week',
  ].join('\n\n');
}
