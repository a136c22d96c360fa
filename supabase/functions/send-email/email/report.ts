import type { CampaignRow, ReportRow } from '../store/store.ts';

/** The most lines of a table in a mail, so that a reader takes it in at a glance. */
const MOST_LINES = 50;

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

/** The groups by which refused requests are not counted, because their campaign is not known. */
export const campaignGroups: readonly Group[] = ['campaign', 'source', 'content'];

type Row = ReportRow & Partial<CampaignRow>;

interface Line {
  readonly keys: readonly string[];
  readonly counts: Map<string, number>;
}

/**
 * Adds up the rows of a report by group: a line of titles, then one line for each combination, in
 * alphabetical order. After `sent` and `held` there is a column for each reason that occurs. If there are
 * more than `most` combinations, the smaller ones share the last line.
 */
export function tabulate(
  rows: readonly Row[],
  by: readonly Group[],
  most = Number.POSITIVE_INFINITY,
): string[][] {
  const outcomeOf = ({ outcome, reason }: ReportRow) =>
    reason ? `${outcome}: ${reason}` : outcome;
  const others = new Set(rows.map(outcomeOf).toSorted());
  const outcomes = [...new Set(['sent', 'held', ...others])];
  const lines = new Map<string, Line>();
  for (const row of rows) {
    const keys = by.map((group) => row[group] || '(none)');
    const line = lines.get(keys.join('\n')) ?? { keys, counts: new Map() };
    lines.set(keys.join('\n'), line);
    add(line, outcomeOf(row), row.n);
  }
  const largest = [...lines].toSorted(([, one], [, other]) => totalOf(other) - totalOf(one));
  const shown = largest.slice(0, most).toSorted(([one], [other]) => (one < other ? -1 : 1));
  return [
    [...by.map((group) => groups[group]), ...outcomes],
    ...[...shown.map(([, line]) => line), ...restOf(largest.slice(most))].map(
      ({ keys, counts }) => [
        ...by.map((_, nth) => keys[nth] ?? ''),
        ...outcomes.map((outcome) => String(counts.get(outcome) ?? 0)),
      ],
    ),
  ];
}

function add({ counts }: Line, outcome: string, n: number): void {
  counts.set(outcome, (counts.get(outcome) ?? 0) + n);
}

const totalOf = ({ counts }: Line) => [...counts.values()].reduce((sum, n) => sum + n, 0);

/** Adds up the lines that are not shown. */
function restOf(lines: readonly (readonly [string, Line])[]): readonly Line[] {
  if (lines.length === 0) return [];
  const rest: Line = { keys: [`(${lines.length} others)`], counts: new Map() };
  for (const [, { counts }] of lines) {
    for (const [outcome, n] of counts) add(rest, outcome, n);
  }
  return [rest];
}

/** Formats lines with cells as columns of equal width. */
export function alignColumns(lines: readonly (readonly string[])[]): string {
  // A call of Math.max with an argument for each line would exceed the stack: there can be 100,000.
  const widths = lines[0]?.map((_, column) =>
    lines.reduce((widest, line) => Math.max(widest, line[column]?.length ?? 0), 0),
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

/** The mail of each Monday: what each partner's pages and each campaign sent in the week before. */
export function renderReport(
  rows: readonly ReportRow[],
  campaigns: readonly CampaignRow[] = [],
): { subject: string; text: string } {
  const sent = rows.reduce((sum, { outcome, n }) => sum + (outcome === 'sent' ? n : 0), 0);
  const table = (of: readonly Row[], by: readonly Group[]) =>
    alignColumns(tabulate(of, by, MOST_LINES));
  const byCampaign = [
    table(campaigns, campaignGroups),
    '(none) is where nothing was known. Other weeks:   npm run leads -- report --by campaign,source,content,week',
  ];
  return {
    subject: `Last week: ${sent === 1 ? '1 form' : `${sent} forms`} by partner`,
    text: `${[
      rows.length > 0 ? table(rows, ['partner', 'form']) : 'Nothing was sent.',
      'Forms that were sent, held as spam and refused from Monday to Sunday, UTC. Pages without the attribute partner are (none).',
      'Other weeks:   npm run leads -- report --by partner,form,week',
      ...(campaigns.length > 0 ? byCampaign : []),
    ].join('\n\n')}\n`,
  };
}
