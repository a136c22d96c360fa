import { readFileSync, rmSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Form, forms } from '../../supabase/functions/_shared/contract.ts';
import { isEmailAddress } from '../../supabase/functions/_shared/email-address.ts';
import { runScript } from '../../tools/command.ts';
import type { ReceivedMail } from '../../tools/services/mailbox.ts';
import { ATTACKER, attacks } from './attacks.ts';
import { type Backend, startBackend } from './backend.ts';
import { type Answer, acknowledgedId } from './client.ts';
import { readCsv } from './csv.ts';
import { drainUntilDelivered } from './delivery-report.ts';
import { printFigures } from './figures.ts';
import { mapConcurrently } from './map-concurrently.ts';
import { isOwnMarkup } from './own-markup.ts';
import { size } from './size.ts';

let backend: Backend;
beforeAll(async () => {
  backend = await startBackend();
});
afterAll(() => backend?.close());

/** The headers that every mail has. */
const headers = [
  'auto-submitted',
  'content-type',
  'date',
  'from',
  'message-id',
  'mime-version',
  'reply-to',
  'subject',
  'to',
];
test('no field can add a header, a recipient or markup to a mail', async () => {
  const answers = await mapConcurrently(20, everyAttack(), ({ form, field, attack }) =>
    send(form, field, attack),
  );
  await drainUntilDelivered(backend);
  const mails = await backend.mailbox.list();
  const found = {
    'extra recipients': mails.filter(({ recipients }) => `${recipients}` !== 'team@example.com'),
    'extra headers': mails.filter((mail) => namesOf(mail).some((name) => !headers.includes(name))),
    'headers twice': mails.filter((mail) => new Set(namesOf(mail)).size < namesOf(mail).length),
    'replies elsewhere': mails.filter(({ replyTo }) => replyTo !== '' && !isEmailAddress(replyTo)),
    'mails to others': mails.filter(({ to, replyTo }) => `${to} ${replyTo}`.includes(ATTACKER)),
    'subjects of two lines': mails.filter(({ subject }) =>
      /[\p{Cc}\u202a-\u202e\u2066-\u2069]/u.test(subject),
    ),
    unescaped: mails.filter(({ html }) => !isOwnMarkup(html)),
  };
  printFigures(`${attacks.length} attacks x ${fieldsOf().length} fields`, [
    ['sent', answers.length],
    ['accepted and mailed', mails.length],
    ['refused', answers.filter(({ status }) => status === 422).length],
    ...Object.entries(found).map(([what, { length }]) => [what, length] as const),
  ]);
  expect(
    Object.values(found)
      .flat()
      .map(({ source }) => source),
  ).toEqual([]);
  expect(answers.filter(({ status }) => ![200, 422].includes(status))).toEqual([]);
  const ids = answers.map(acknowledgedId).filter((id) => id !== undefined);
  expect(mails).toHaveLength(new Set(ids).size);
});

test('no field can add a formula to the exported spreadsheet', async () => {
  const rows = readCsv(await exportLeads());
  const [titles = [], ...leads] = rows;
  const [stored] = await backend.query<{ n: number }>(
    'select count(*)::integer as n from intake.submission',
  );
  const found = {
    'rows of another length': rows.filter(({ length }) => length !== titles.length),
    formulas: leads.flat().filter((cell) => /^\s*[=+\-@＝＋－＠]/.test(cell)),
  };
  printFigures('The same leads as a file for a spreadsheet', [
    ['leads', leads.length],
    ['cells', leads.flat().length],
    ...Object.entries(found).map(([what, { length }]) => [what, length] as const),
  ]);
  expect(Object.values(found).flat()).toEqual([]);
  expect(leads).toHaveLength(stored?.n ?? 0);
  expect(titles).toContain('utm_source');
});

async function exportLeads(): Promise<string> {
  const file = `.cache/test/leads-${process.pid}.csv`;
  const env = { DATABASE_URL: backend.ownerUrl };
  const { isOk, output } = await runScript('tools/commands/leads.ts', ['list', '--csv', file], {
    env,
  });
  if (!isOk) throw new Error(output);
  const text = readFileSync(file, 'utf8');
  rmSync(file);
  return text;
}

/** A third of the combinations in the short run: each field and each attack is covered. */
function everyAttack() {
  return fieldsOf().flatMap((place, f) =>
    attacks.filter((_, a) => (f + a) % size(3, 1) === 0).map((attack) => ({ ...place, attack })),
  );
}

function fieldsOf(): { form: Form; field: string }[] {
  return forms.flatMap((form) => Object.keys(form.fields).map((field) => ({ form, field })));
}

/** A form with an attack in one field and ordinary answers in the others. */
function send(form: Form, attacked: string, attack: string): Promise<Answer> {
  const answers = Object.entries(form.fields).map(([name, { kind }]) => {
    const usual = kind === 'email' || name === 'email' ? 'ada@byron.example' : `Ada ${name}`;
    const value = name === attacked ? attack : usual;
    return [name, kind === 'list' ? [value] : value];
  });
  const formData = Object.fromEntries(answers);
  // The page sends these parameters. They are in the mail and in the spreadsheet.
  const told = ['partner', 'campaign', 'page', 'referrer', 'utm_source'];
  const path = `?${new URLSearchParams(told.map((name) => [name, attack]))}`;
  return backend.send({ path, body: { formType: form.type, formData } });
}

function namesOf({ headers }: ReceivedMail): string[] {
  return headers.map(({ name }) => name.toLowerCase());
}
