import { forms } from '../../../supabase/functions/_shared/contract.ts';
import { fieldLabel } from '../../../supabase/functions/send-email/email/labels.ts';
import type { Lead } from './database.ts';

/**
 * Matches characters that start a formula in a spreadsheet, full-width ones included. Some programs
 * also split cells at semicolons, even inside quotes, so each part of a cell counts as a cell.
 */
const formulas = /(?<=^|[;\t\r\n])(?=[\s"]*[=+\-@＝＋－＠])/g;

const month = '(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*';
/**
 * Matches where a cell or a part of it begins that spreadsheets would change: `3-5` and `May 5` to a
 * date, `9:30` to a time, `1e5` to a number. They would also drop the zeros that `0821` begins with, and
 * the last digits of a long number. `2026-07-01` is the same date in all of them.
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

/** Formats leads as CSV (RFC 4180) without cells that a spreadsheet would run as formulas or change. */
export function formatCsv(leads: readonly Lead[]): string {
  const columns = [...before, ...answersOf(leads), ...after, ...attributionOf(leads)];
  return formatRows([
    columns.map(([title]) => title),
    ...leads.map((lead) => columns.map(([, read]) => read(lead))),
  ]);
}

/** Formats rows of texts as CSV. */
export function formatRows(rows: readonly (readonly string[])[]): string {
  return BYTE_ORDER_MARK + rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('');
}

/** The columns for the fields of these leads' forms. Fields with the same name share a column. */
function answersOf(leads: readonly Lead[]): Column[] {
  const types = new Set(leads.map(({ form }) => form));
  const names = forms
    .filter(({ type }) => types.has(type))
    .flatMap((form) => Object.keys(form.fields));
  return [...new Set(names)].map((name) => [
    fieldLabel(name),
    ({ data }) => [data[name] ?? ''].flat().join('; '),
  ]);
}

function attributionOf(leads: readonly Lead[]): Column[] {
  const names = new Set(leads.flatMap(({ attribution }) => Object.keys(attribution)));
  return [...names].toSorted().map((name) => [name, ({ attribution }) => attribution[name] ?? '']);
}

/** Formats a cell. An apostrophe before it keeps it text. */
function cell(text: string): string {
  const harmless = text.replace(formulas, "'").replace(converted, "'");
  return /[",;\r\n]|^\s|\s$|^'/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
