import { forms } from '../../../supabase/functions/_shared/contract.ts';
import { fieldLabel } from '../../../supabase/functions/send-email/email/labels.ts';
import type { Lead } from './database.ts';

/**
 * Matches characters that start a formula in a spreadsheet, full-width ones included. Some programs
 * also split cells at semicolons, even inside quotes, so each part of a cell counts as a cell.
 */
const formulas = /(?<=^|[;\t\r\n])(?=[\s"]*[=+\-@＝＋－＠])/g;
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

/** Formats leads as CSV (RFC 4180) without cells that a spreadsheet would run as formulas. */
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

/** Formats a cell. An apostrophe before a formula turns it into text. */
function cell(text: string): string {
  const harmless = text.replace(formulas, "'");
  return /[",;\r\n]|^\s|\s$|^'/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
