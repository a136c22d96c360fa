import { forms } from '../../../supabase/functions/_shared/contract.ts';
import { labelOf } from '../../../supabase/functions/send-email/email/words.ts';
import type { Lead } from './database.ts';

/** Spreadsheets run text that starts with these characters, full-width ones included, as a formula. */
const formula = /^[\s]*[=+\-@\t\r＝＋－＠]/;
/** Without it, Excel does not read the file as UTF-8. */
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

/** Formats leads as CSV (RFC 4180), protected against formula injection. */
export function asCsv(leads: readonly Lead[]): string {
  const columns = [...before, ...answersOf(leads), ...after, ...attributionOf(leads)];
  const rows = [
    columns.map(([title]) => title),
    ...leads.map((lead) => columns.map(([, read]) => read(lead))),
  ];
  return BYTE_ORDER_MARK + rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('');
}

/** One column for each field of the forms in the list; fields with the same name share one. */
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

/** A leading apostrophe makes spreadsheets treat a formula as text. */
function cell(text: string): string {
  const harmless = formula.test(text) ? `'${text}` : text;
  return /[",\r\n]|^\s|\s$|^'/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
