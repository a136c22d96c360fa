import { forms } from '../../../supabase/functions/_shared/contract.ts';
import { fieldLabel } from '../../../supabase/functions/send-email/email/labels.ts';
import type { Contents, Lead } from './database.ts';

/**
 * Matches characters that start a formula in a spreadsheet, full-width ones included. Some programs
 * also split cells at semicolons, even inside quotes, so each part of a cell counts as a cell.
 */
const formulas = /(?<=^|[;\t\r\n])(?=[\s"]*[=+\-@＝＋－＠])/g;

const month = '(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*';
/**
 * Matches the start of a cell, or of a part of it, that a spreadsheet would change: `3-5` and `May 5` to a
 * date, `9:30` to a time, `1e5` to a number. It would also drop the first zero of `0821`, and the last digits
 * of a number with more than 15. Not `2026-07-01`, which all spreadsheets read as the same date.
 */
const converted = new RegExp(
  `(?<=^|[;\\t\\r\\n])(?=[\\s"]*(?:${[
    '(?!\\d{4}-\\d\\d-\\d\\d)\\d{1,4}(?:\\s*[-/.:]\\s*\\d{1,4}){1,2}(?:\\s*[ap]m?)?',
    `\\d{1,4}[-/.\\s]*${month}[-/.,\\s]*\\d{0,4}`,
    `${month}[-/.\\s]*\\d{1,4}(?:[-/.,\\s]+\\d{1,4})?`,
    '\\d+(?:\\.\\d+)?e\\d+',
    '0\\d+',
    '\\d{16,}',
  ].join('|')})[\\s"]*(?:$|[;\\t\\r\\n]))`,
  'gi',
);

/** Matches most cells, which need none of the slower checks: letters, spaces and a few signs between them. */
const plain = /^([a-z]([a-z.:@/ -]*[a-z])?)?$/i;
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

/** Lines of a CSV file, without cells that a spreadsheet would run as formulas or change. */
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

/** Formats a cell. An apostrophe before it keeps it text. */
function cell(text: string): string {
  if (plain.test(text)) return text;
  const harmless = text.replace(formulas, "'").replace(converted, "'");
  return /[",;\r\n]|^\s|\s$|^'/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
