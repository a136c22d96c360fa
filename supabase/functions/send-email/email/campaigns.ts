import type { CampaignRow } from '../store/store.ts';
import { alignColumns, MOST_LINES, tabulate } from './report.ts';

/**
 * Writes the part of Monday's mail about campaigns. Anybody can make up campaigns, so it names only those
 * with the most leads.
 */
export function renderCampaigns(rows: readonly CampaignRow[]): string {
  const [titles = [], ...lines] = tabulate(rows, ['campaign', 'source', 'content']);
  const sent = titles.indexOf('sent');
  const most = lines.toSorted((one, other) => Number(other[sent]) - Number(one[sent]));
  const more = most.length - MOST_LINES;
  return [
    alignColumns([titles, ...most.slice(0, MOST_LINES)]),
    ...(more > 0 ? [`And ${more} more with fewer leads.`] : []),
    '(none) is where nothing was known. Other weeks:   npm run leads -- report --by campaign,source,content,week',
  ].join('\n\n');
}
