import type { CampaignRow, ReportRow } from '../store/store.ts';

/** What a report can be grouped by, with the titles of the columns. */
export const groups = {
  partner: 'Partner',
  form: 'Form',
  week: 'Week from',
  campaign: 'Campaign',
  source: 'Source',
  content: 'Content',
} as const;
export type Group = keyof typeof groups;

/** Refused requests are not counted by these. */
export const campaignGroups: readonly Group[] = ['campaign', 'source', 'content'];

type Row = ReportRow & Partial<CampaignRow>;

/**
 * Adds up the rows of a report by group: a line of titles, then one line for each combination, in
 * alphabetical order. After `sent` and `held` there is a column for each reason that occurs.
 */
export function tabulate(rows: readonly Row[], by: readonly Group[]): string[][] {
  const outcomeOf = ({ outcome, reason }: ReportRow) =>
    reason ? `${outcome}: ${reason}` : outcome;
  const others = new Set(rows.map(outcomeOf).toSorted());
  const outcomes = [...new Set(['sent', 'held', ...others])];
  const lines = new Map<string, { keys: string[]; counts: Map<string, number> }>();
  for (const row of rows) {
    const keys = by.map((group) => row[group] || '(none)');
    const line = lines.get(keys.join('\n')) ?? { keys, counts: new Map() };
    lines.set(keys.join('\n'), line);
    line.counts.set(outcomeOf(row), (line.counts.get(outcomeOf(row)) ?? 0) + row.n);
  }
  const sorted = [...lines].toSorted(([one], [other]) => (one < other ? -1 : 1));
  return [
    [...by.map((group) => groups[group]), ...outcomes],
    ...sorted.map(([, { keys, counts }]) => [
      ...keys,
      ...outcomes.map((outcome) => String(counts.get(outcome) ?? 0)),
    ]),
  ];
}

/** Formats lines with cells as columns of equal width. */
export function alignColumns(lines: readonly (readonly string[])[]): string {
  const widths = lines[0]?.map((_, column) =>
    Math.max(...lines.map((line) => line[column]?.length ?? 0)),
  );
  return lines
    .map((line) =>
      line
        .map((text, column) => text.padEnd(widths?.[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

/** The mail of each Monday: what each partner's pages sent in the week before. */
export function renderReport(rows: readonly ReportRow[]): { subject: string; text: string } {
  const sent = rows.reduce((sum, { outcome, n }) => sum + (outcome === 'sent' ? n : 0), 0);
  return {
    subject: `Last week: ${sent === 1 ? '1 form' : `${sent} forms`} by partner`,
    text: [
      rows.length > 0 ? alignColumns(tabulate(rows, ['partner', 'form'])) : 'Nothing was sent.',
      'Forms that were sent, held as spam and refused from Monday to Sunday, UTC. Pages without the attribute partner are (none).',
      'Other weeks:   npm run leads -- report --by partner,form,week\n',
    ].join('\n\n'),
  };
}
