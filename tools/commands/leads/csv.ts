import { forms } from '../../../supabase/functions/_shared/contract.ts';
import { labelOf } from '../../../supabase/functions/send-email/email/words.ts';
import type { Lead } from './database.ts';

/**
 * Where a spreadsheet would find the beginning of a formula, in any width. Some split the file at
 * semicolons, even at those in quotes, so each part of a cell counts as a cell of its own.
 */
const formulas = /(?<=^|[;\t\r\n])(?=[\s"]*[=+\-@＝＋－＠])/g;
/** By it Excel knows that the file is UTF-8. */
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

/** Writes leads as CSV (RFC 4180) that no spreadsheet runs as formulas. */
export function asCsv(leads: readonly Lead[]): string {
  const columns = [...before, ...answersOf(leads), ...after, ...attributionOf(leads)];
  const rows = [
    columns.map(([title]) => title),
    ...leads.map((lead) => columns.map(([, read]) => read(lead))),
  ];
  return BYTE_ORDER_MARK + rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('');
}

/** A column for each field of the forms there are; fields of one name share it. */
function answersOf(leads: readonly Lead[]): Column[] {
  const types = new Set(leads.map(({ form }) => form));
  const names = forms
    .filter(({ type }) => types.has(type))
    .flatMap((form) => Object.keys(form.fields));
  return [...new Set(names)].map((name) => [
    labelOf(name),
    ({ data }) => [data[name] ?? ''].flat().join('; '),
  ]);
}

function attributionOf(leads: readonly Lead[]): Column[] {
  const names = new Set(leads.flatMap(({ attribution }) => Object.keys(attribution)));
  return [...names].toSorted().map((name) => [name, ({ attribution }) => attribution[name] ?? '']);
}

/** An apostrophe in front makes a text of what would be a formula. */
function cell(text: string): string {
  const harmless = text.replace(formulas, "'");
  return /[",;\r\n]|^\s|\s$|^'/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
