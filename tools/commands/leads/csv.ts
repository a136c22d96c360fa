import { forms } from '../../../supabase/functions/_shared/contract.ts';
import { fieldLabel } from '../../../supabase/functions/send-email/email/labels.ts';
import type { Contents, Lead } from './database.ts';

/**
 * Matches characters that start a formula in a spreadsheet, full-width ones included. Some programs
 * also split cells at semicolons, even inside quotes, so each part of a cell counts as a cell.
 */
const formulas = /(?<=^|[;\t\r\n])(?=[\s"]*[=+\-@＝＋－＠])/g;
/** Most cells: without a formula or anything to quote. */
const plain = /^(\w([\w.:@/ -]*\w)?)?$/;
/** Makes Excel read the file as UTF-8. */
const BYTE_ORDER_MARK = '\ufeff';

type Column = readonly [title: string, read: (lead: Lead) => string];

const before: readonly Column[] = [
  ['Received', ({ createdAt }) => createdAt.toISOString()],
  ['Form', ({ form }) => form],
];

const after: readonly Column[] = [
  ['State', ({ state }) => state],
  ['Spam', ({ spam }) => spam ?? ''],
  ['Sent again', ({ hits }) => String(hits - 1)],
  ['Mailed', ({ mailedAt }) => mailedAt?.toISOString() ?? ''],
  ['Last error', ({ lastError }) => lastError ?? ''],
  ['Origin', ({ origin }) => origin ?? ''],
  ['Id', ({ id }) => id],
];

/** The columns for leads of these forms, with these names in their attribution. */
export function columnsOf({ forms: types, attribution }: Contents): readonly Column[] {
  // Fields with the same name share a column.
  const fields = forms
    .filter(({ type }) => types.includes(type))
    .flatMap((form) => Object.keys(form.fields));
  return [
    ...before,
    ...[...new Set(fields)].map(
      (name): Column => [fieldLabel(name), ({ data }) => joined(data[name] ?? '')],
    ),
    ...after,
    ...attribution.map((name): Column => [name, (lead) => lead.attribution[name] ?? '']),
  ];
}

/** The first line of a CSV file (RFC 4180). */
export function formatHeader(columns: readonly Column[]): string {
  return BYTE_ORDER_MARK + formatRow(columns.map(([title]) => title));
}

/** Lines of a CSV file, without cells that a spreadsheet would run as formulas. */
export function formatLeads(leads: readonly Lead[], columns: readonly Column[]): string {
  return leads.map((lead) => formatRow(columns.map(([, read]) => read(lead)))).join('');
}

/** Formats rows of texts as a CSV file. */
export function formatRows(rows: readonly (readonly string[])[]): string {
  return BYTE_ORDER_MARK + rows.map(formatRow).join('');
}

const joined = (answer: string | readonly string[]) =>
  typeof answer === 'string' ? answer : answer.join('; ');

const formatRow = (row: readonly string[]) => `${row.map(cell).join(',')}\r\n`;

/** Formats a cell. An apostrophe before a formula turns it into text. */
function cell(text: string): string {
  if (plain.test(text)) return text;
  const harmless = text.replace(formulas, "'");
  return /[",;\r\n]|^\s|\s$|^'/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
