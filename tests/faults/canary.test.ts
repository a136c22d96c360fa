import { afterAll, beforeAll, expect, test } from 'vitest';
import { forms } from '../../supabase/functions/_shared/contract.ts';
import { createMailbox } from '../../tools/services/mailbox.ts';
import { type Backend, startBackend } from './backend.ts';
import type { FormRequest } from './client.ts';
import { eventually } from './eventually.fixture.ts';
import { printFigures } from './figures.ts';
import { mapConcurrently } from './map-concurrently.ts';
import { size } from './size.ts';

const CANARY = 'canary-7f3a';
const ROUNDS = size(2, 50);
const QUOTED = 'The mail server quotes';

/** A mail server that refuses every mail and quotes it in the refusal. */
const quoting = {
  ...createMailbox(),
  add: async (source: Uint8Array) => {
    const line = Buffer.from(source).toString().replace(/\s+/g, ' ').slice(0, 300);
    throw Object.assign(new Error(`${QUOTED} ${CANARY} ${line}`), { responseCode: 550 });
  },
};

let backend: Backend;
beforeAll(async () => {
  backend = await startBackend({ mailbox: quoting });
});
afterAll(() => backend?.close());

test('the log contains no visitor’s input, whatever fails', async () => {
  const requests = Array.from({ length: ROUNDS }, (_, n) => everyPlace(n)).flat();
  const answers = await mapConcurrently(10, requests, (request) => backend.send(request));
  await expect.poll(() => linesWith('"reason":"E').length, eventually).toBeGreaterThan(0);
  await backend.query('update intake.settings set most_in_ten_minutes = 1');
  answers.push(await backend.send(formsWith(ROUNDS + 1)[0] ?? {}));
  await backend.query('update intake.settings set most_in_ten_minutes = null');
  await backend.postgres.kill();
  const meanwhile = await backend.send(requests[0] ?? {});
  await backend.postgres.start();
  await backend.mails.kill();
  answers.push(meanwhile, await backend.send(formsWith(ROUNDS)[0] ?? {}));
  await expect.poll(() => linesWith('ESOCKET').length, eventually).toBeGreaterThan(0);
  printFigures('A canary in every field, header and query', [
    ['requests', answers.length],
    ['kinds of answers', new Set(answers.map(({ status }) => status)).size],
    ['lines in the log', backend.lines.length],
    ['lines with the canary', linesWith(CANARY).length],
    ['lines that quote the mail server', linesWith(QUOTED).length],
  ]);
  expect(backend.lines.length).toBeGreaterThan(answers.length);
  expect(new Set(answers.map(({ status }) => status))).toEqual(
    new Set([200, 400, 401, 404, 405, 415, 422, 429, 503]),
  );
  expect([...linesWith(CANARY), ...linesWith(QUOTED), ...linesWith(btoa(CANARY))]).toEqual([]);
});

/** Accepted requests, and refused ones for each reason. */
function everyPlace(n: number): FormRequest[] {
  const [form] = formsWith(n);
  return [
    ...formsWith(n),
    { body: `{"${CANARY}` },
    { body: { formType: CANARY, formData: {} } },
    { body: { formType: forms[1].type, formData: { email: CANARY, [CANARY]: CANARY } } },
    { body: { formType: forms[0].type, formData: { website: CANARY, name: CANARY } } },
    { ...form, headers: { apikey: CANARY } },
    { ...form, headers: { 'content-type': CANARY } },
    { ...form, method: 'PUT' },
    { ...form, path: `/${CANARY}` },
    { ...form, path: `/drain?${CANARY}`, headers: { authorization: `Bearer ${CANARY}` } },
    { method: 'GET', path: '/health', headers: { authorization: CANARY } },
  ];
}

function formsWith(n: number): FormRequest[] {
  return forms.map(({ type, fields }) => ({
    body: {
      formType: type,
      formData: Object.fromEntries(
        Object.keys(fields).map((name) => [name, `${CANARY}-${n}@byron.example`]),
      ),
    },
    path: `?utm_source=${CANARY}&page=https://a.example/?email=${CANARY}&${CANARY}=1`,
    headers: {
      origin: `https://${CANARY}.example`,
      referer: `https://${CANARY}.example/`,
      'user-agent': CANARY,
      'x-client-info': CANARY,
      'x-request-id': CANARY,
      'x-forwarded-for': `${CANARY}, 192.0.2.${n}`,
    },
  }));
}

function linesWith(text: string): string[] {
  return backend.lines.filter((line) => line.includes(text));
}
