import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { alerts } from '../../supabase/functions/send-email/delivery/alert.ts';
import { checkFor, refusalCodes } from '../../supabase/functions/send-email/http/refusal.ts';
import { passing } from '../../supabase/functions/send-email/store/retry.ts';
import { runCommand } from '../../tools/command.ts';
import { LOCAL_DRAIN_KEY } from '../../tools/services/function.ts';
import { loopback } from '../../tools/services/ports.ts';
import { ensureDebianPostgres } from '../../tools/testing/debian-postgres.ts';
import { type Backend, startBackend } from '../faults/backend.ts';
import { acknowledgedId } from '../faults/client.ts';
import { createLead } from '../faults/lead.ts';
import { type Checkout, createCheckout } from './checkout.ts';
import { project, type StandInApi, startStandInApi } from './stand-in-api.ts';

// Runs every command of docs/operations.md word for word, against a database in which they have an effect.

vi.setConfig({ testTimeout: 60_000, hookTimeout: 120_000 });

const runbook = readFileSync('docs/operations.md', 'utf8');
const commands = [...runbook.matchAll(/^```sh\n(.*?)^```/gms)].flatMap(([, text = '']) =>
  text.trim().split('\n'),
);
const binaries = await ensureDebianPostgres();
const withPsql = test.skipIf(!binaries);
const ran = new Set<string>();
let backend: Backend;
let api: StandInApi;
let checkout: Checkout;

beforeAll(async () => {
  backend = await startBackend();
  api = await startStandInApi();
  checkout = createCheckout(api.url);
  checkout.writeEnvironment({ MAIL_URL: 'postmark:another-provider' }, '');
});
afterAll(async () => {
  checkout?.remove();
  await api?.close();
  await backend?.close();
});

test('the runbook explains each alert by its text', () => {
  for (const { text } of Object.values(alerts)) expect(runbook).toContain(`| ${text} |`);
  expect(runbook).toContain('ALERT_URL did not take an alert.');
});

test('the runbook explains each code that the log can have', () => {
  for (const { name } of passing) expect(runbook).toContain(`| \`${name}`);
  for (const code of refusalCodes.filter(checkFor)) expect(runbook).toContain(`\`${code}\``);
});

test('the runbook begins with what people say, and fits on four pages', () => {
  expect(runbook.indexOf('## What people say')).toBeLessThan(runbook.indexOf('## The alerts'));
  expect(runbook.split(/\s+/).length).toBeLessThan(2350);
});

test('refused forms are shown by reason, for a partner and for everybody', async () => {
  const body = createLead(0).body;
  for (let n = 0; n < 3; n += 1) {
    await backend.send({ body, headers: { apikey: 'wrong' }, path: '?partner=acme' });
  }
  await vi.waitFor(async () => {
    expect(await run('--by partner')).toMatch(/refused: wrong_key\n\s*acme .* 3$/m);
  }, 10_000);
  expect(await run('--by week')).toMatch(/refused: wrong_key\n.* 3$/m);
});

test('what waits is shown by the health and in the list, and is sent by a call of /drain', async () => {
  backend.mails.setFault('451');
  await send(1);
  await vi.waitUntil(async () => (await count(`failures > 0`)) === 1, { timeout: 10_000 });
  expect(JSON.parse(await run('/health'))).toMatchObject({ ok: true, queued: 1, dead: 0 });
  expect(await run('--state queued')).toContain('queued (EMESSAGE 451)');
  backend.mails.setFault('none');
  await backend.query('update intake.delivery set due_at = now()');
  expect(await run('/drain')).toContain('"success":true');
  await vi.waitUntil(() => backend.mailbox.size === 1, { timeout: 10_000 });
});

test('another mail provider is uploaded', async () => {
  await run('secrets set');
  expect(api.secrets.get('MAIL_URL')).toBe('postmark:another-provider');
});

test('what failed for good is listed and sent again', async () => {
  backend.mails.setFault('550');
  await send(2);
  await vi.waitUntil(async () => (await count(`failures > 0`)) === 1, { timeout: 10_000 });
  await backend.query(`update intake.delivery set state = 'dead' where state = 'queued'`);
  backend.mails.setFault('none');
  expect(await run('--state dead')).toContain('lead-2@byron.example');
  expect(await run('replay')).toContain('Queued, to be delivered within a minute: 1 lead.');
  await backend.drain();
  await vi.waitUntil(() => backend.mailbox.size === 2, { timeout: 10_000 });
});

withPsql('what waits for hours is sent at once', async () => {
  backend.mails.setFault('451');
  await send(3);
  await vi.waitUntil(async () => (await count(`failures > 0`)) === 1, { timeout: 10_000 });
  await backend.query(`update intake.delivery set due_at = now() + interval '6 hours'`);
  await backend.query(`insert into intake.clock values ('mail', now() + interval '1 hour')`);
  backend.mails.setFault('none');
  expect(await run('due_at')).toContain('UPDATE 1');
  await backend.drain();
  await vi.waitUntil(async () => (await count('true')) === 0, { timeout: 10_000 });
});

withPsql('a delivery that was tried twice is shown with the reason', async () => {
  await backend.query('update intake.delivery set attempts = 2, failures = 1');
  const [{ submission = '' } = {}] = await backend.query(
    `select submission from intake.delivery where state = 'sent'`,
  );
  expect(await run('REFERENCE', `${submission}`)).toMatch(/ mail +\| sent +\| +2 \| +1 \|/);
});

withPsql(
  'a slow command and whoever holds a lock are shown, and the command is stopped',
  async () => {
    const slow = backend.query(`select pg_sleep(300)`).catch(({ code }) => code);
    await vi.waitUntil(async () => (await sleeping()).length > 0, { timeout: 10_000 });
    // Nobody waits for a minute here.
    const stop = run('pg_cancel_backend', '', (line) => line.replace('1 minute', '0 seconds'));
    expect(await stop).toContain('pg_sleep(300)');
    expect(await slow).toBe('57014');
    expect(await run('pg_blocking_pids')).toContain('(0 rows)');
  },
);

const sleeping = () =>
  backend.query(`select from pg_stat_activity where wait_event = 'PgSleep' and state = 'active'`);

test('a form that is held by mistake is listed and released, another one discarded', async () => {
  const [genuine, spam] = [await send(4, trap), await send(5, trap)];
  expect(await run('--state held')).toMatch(/lead-[45]@byron\.example/);
  expect(await run('release ID', genuine)).toContain('Released, to be delivered within a minute');
  expect(await run('discard ID', spam)).toContain('Discarded: 1 lead.');
});

withPsql('forms that are held without a proof are released together', async () => {
  const id = await send(7, trap);
  await backend.query(`update intake.submission set spam = 'proof' where id = $1`, [id]);
  expect(await run('intake.release')).toMatch(/^ +1$/m);
});

withPsql('a full database is recognized, and gets room', async () => {
  await backend.query('alter database postgres set default_transaction_read_only = on');
  expect(await run('pg_size_pretty')).toMatch(/\d+ [kM]B[\s\S]*\bon\b/);
  expect(await run('intake.forget')).toMatch(/^ +1$/m);
  await backend.query('alter database postgres reset default_transaction_read_only');
  const audit = await backend.query(`select count from intake.audit where what = 'space'`);
  expect(audit).toEqual([{ count: 1 }]);
});

test('a person who asks for it is listed, and forgotten only with a confirmation', async () => {
  await send(6, { email: 'ada@example.com' });
  const found = await run('forget ada@example.com');
  expect(found).toMatch(/ada@example\.com[\s\S]*run the same command with --yes/);
});

// The commands that build the site are run by releases.spec.ts.
test('every command of the runbook ran', () => {
  const left = commands.filter((line) => !ran.has(line) && !/^(git|npm run build)/.test(line));
  expect(left.filter((line) => binaries || !line.startsWith('psql'))).toEqual([]);
});

const trap = { website: 'https://spam.example' };

async function send(n: number, answers: object = {}): Promise<string> {
  const { formType, formData } = createLead(n).body as { formType: string; formData: object };
  const body = { formType, formData: { ...formData, ...answers } };
  return acknowledgedId(await backend.send({ body })) ?? '';
}

async function count(where: string): Promise<number> {
  const text = `select from intake.delivery where state = 'queued' and ${where}`;
  return (await backend.query(text)).length;
}

/** Runs the only command of the runbook that contains these words, and returns what it prints. */
async function run(words: string, id = '', adapt = (line: string) => line): Promise<string> {
  const found = commands.filter((line) => line.includes(words));
  const [line = ''] = found;
  expect(found, words).toHaveLength(1);
  ran.add(line);
  const env = {
    OWNER_URL: backend.ownerUrl,
    DATABASE_URL: backend.ownerUrl,
    FUNCTION_URL: `http://${loopback[0]}:${backend.functions[0]?.port}/functions/v1/send-email`,
    DRAIN_KEY: LOCAL_DRAIN_KEY,
    PATH: `${binaries}:${process.env.PATH}`,
  };
  const filled = adapt(line)
    .replace('PROJECT', project)
    .replace(/\bID$|REFERENCE/, id);
  if (line.startsWith('npx supabase')) return (await checkout.run(filled)).output;
  return (await runCommand('sh', ['-c', filled], { env })).output;
}
