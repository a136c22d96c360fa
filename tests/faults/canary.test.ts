import { afterAll, beforeAll, expect, test } from 'vitest';
import { forms } from '../../supabase/functions/_shared/contract.ts';
import { createMailbox } from '../../tools/services/mailbox.ts';
import { atOnce } from './at-once.ts';
import { type Backend, startBackend } from './backend.ts';
import { type Answer, createClient, type Letter } from './client.ts';
import { printFigures } from './figures.ts';
import { size } from './size.ts';

const CANARY = 'canary-7f3a';
const ROUNDS = size(2, 50);
const SAID = 'The mail server quotes';

/** Refuses every mail, and says in its refusal what is in it. */
const quoting = {
  ...createMailbox(),
  add: async (source: Uint8Array) => {
    const line = Buffer.from(source).toString().replace(/\s+/g, ' ').slice(0, 300);
    throw Object.assign(new Error(`${SAID} ${CANARY} ${line}`), { responseCode: 550 });
  },
};

const client = createClient();
let backend: Backend;
beforeAll(async () => {
  backend = await startBackend({ mailbox: quoting, variables: { RATE_LIMITS: '200/1h' } });
});
afterAll(async () => {
  client.close();
  await backend?.close();
});

test('nothing that a visitor sends gets into a log line, whatever goes wrong', async () => {
  const letters = Array.from({ length: ROUNDS }, (_, n) => everyPlace(n)).flat();
  const answers = await atOnce(10, letters, send);
  await expect.poll(() => linesWith('"reason":"E').length, { timeout: 20_000 }).toBeGreaterThan(0);
  await backend.postgres.kill();
  const meanwhile = await send(letters[0] ?? {});
  await backend.postgres.start();
  await backend.mails.kill();
  answers.push(meanwhile, await send(formsWith(ROUNDS)[0] ?? {}));
  await expect.poll(() => linesWith('ESOCKET').length, { timeout: 20_000 }).toBeGreaterThan(0);
  printFigures('A canary in every field, header and query', [
    ['requests', answers.length],
    ['kinds of answers', new Set(answers.map(({ status }) => status)).size],
    ['lines in the log', backend.lines.length],
    ['lines with the canary', linesWith(CANARY).length],
    ['lines that quote the mail server', linesWith(SAID).length],
  ]);
  expect(backend.lines.length).toBeGreaterThan(answers.length);
  expect(meanwhile.status).toBe(503);
  expect([...linesWith(CANARY), ...linesWith(SAID), ...linesWith(btoa(CANARY))]).toEqual([]);
});

function send(letter: Letter): Promise<Answer> {
  return client.send(backend.functions[0]?.port ?? 0, letter);
}

/** What is stored, and what is refused on each way through the function. */
function everyPlace(n: number): Letter[] {
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

function formsWith(n: number): Letter[] {
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
