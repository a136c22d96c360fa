import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { runCommand } from '../../tools/command.ts';
import { root } from '../../tools/root.ts';
import { freePorts } from '../../tools/services/free-ports.ts';
import { startFunction } from '../../tools/services/function.ts';
import { type Inbox, startInbox } from '../../tools/services/inbox.ts';
import { loopback, type Ports } from '../../tools/services/ports.ts';
import { ensureOlderDeno } from '../../tools/testing/older-deno.ts';
import { createLead } from '../faults/lead.ts';
import { query } from '../query.ts';
import { type Checkout, createCheckout, functionVariables } from './checkout.ts';
import { type HostedDatabase, startHostedDatabase } from './owner.ts';
import { project, type StandInApi, saveUpload, startStandInApi } from './stand-in-api.ts';

// Deploys with the real Supabase CLI, by the commands of docs/deploy.md in their order. Each test
// continues where the previous one ended.

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

const packageCache = join(root, '.cache/deno-packages');
const certificate = '-----BEGIN CERTIFICATE-----\nTUlJ\n-----END CERTIFICATE-----';

let ports: Ports;
let database: HostedDatabase;
let inbox: Inbox;
let api: StandInApi;
let checkout: Checkout;
/** Outside the project, because Deno reads packages and settings from parent folders. */
const folder = mkdtempSync(join(tmpdir(), 'uploaded-'));

beforeAll(async () => {
  ports = await freePorts();
  database = await startHostedDatabase();
  inbox = await startInbox({ smtpPort: ports.smtp, webPort: ports.inbox });
  api = await startStandInApi();
  checkout = createCheckout(api.url);
  checkout.writeEnvironment(
    {
      DATABASE_URL: database.functionUrl.replace('send_email', `send_email.${project}`),
      DATABASE_CA: certificate,
      MAIL_URL: `smtp://${loopback[0]}:${ports.smtp}`,
      DRAIN_KEY: 'drain-key-of-the-test',
      PEPPER: 'pepper-of-the-test',
    },
    `DRAIN_URL=https://${project}.supabase.co/functions/v1/send-email/drain`,
  );
});

afterAll(async () => {
  checkout?.remove();
  rmSync(folder, { recursive: true, force: true });
  await api?.close();
  await inbox?.close();
  await database?.postgres.close();
});

test('an owner without superuser rights applies the migrations and fills the vault', async () => {
  await run('supabase db push');
  const files = readdirSync(join(root, 'supabase/migrations'));
  const applied = 'select version from supabase_migrations.schema_migrations order by version';
  expect(await query(database.ownerUrl, applied)).toEqual(
    files.toSorted().map((file) => ({ version: file.split('_')[0] })),
  );
  const superuser = 'select rolsuper from pg_roles where rolname = current_user';
  expect(await query(database.ownerUrl, superuser)).toEqual([{ rolsuper: false }]);
  expect(
    await query(database.ownerUrl, 'select name, secret from vault.secrets order by name'),
  ).toEqual([
    { name: 'drain_key', secret: 'drain-key-of-the-test' },
    { name: 'drain_url', secret: `https://${project}.supabase.co/functions/v1/send-email/drain` },
  ]);
});

test('the function logs in with the password from .env', async () => {
  await expect(query(database.functionUrl, 'select')).rejects.toThrow();
  await run('tools/commands/function-login.ts');
  expect(await query(database.functionUrl, 'select current_user as name')).toEqual([
    { name: 'send_email' },
  ]);
  await expect(query(database.functionUrl, 'select from intake.submission')).rejects.toThrow(
    'permission',
  );
});

test('every variable of the function is uploaded as a secret', async () => {
  await run('supabase secrets set');
  const names = [...api.secrets.keys()];
  expect(names).toEqual(expect.arrayContaining([...functionVariables()]));
  expect(names.filter((name) => name.startsWith('SUPABASE_'))).toEqual([]);
  expect(api.secrets.get('DATABASE_CA')).toBe(certificate);
  expect(api.secrets.get('MAIL_FROM')).toBe('Website <forms@example.com>');
});

test('the uploaded files run on Supabase’s version of Deno, store a form and mail it', async () => {
  await run('supabase functions deploy');
  const [upload] = api.uploads;
  if (!upload) throw new Error('Nothing was uploaded.');
  expect(upload).toMatchObject({ slug: 'send-email', metadata: { verify_jwt: false } });
  saveUpload(upload, folder);
  const { entrypoint_path: entry, import_map_path: configuration } = upload.metadata;
  expect(dirname(configuration)).toBe(dirname(entry));
  // Without deno.lock, `--frozen` below would prove nothing.
  expect(upload.files.map(({ path }) => path)).toContain(join(dirname(entry), 'deno.lock'));
  const isolated = { folder: join(folder, dirname(entry)), packageCache };
  const { program } = await ensureOlderDeno();
  await download(program, basename(entry), isolated.folder);

  const running = await startFunction({
    port: ports.function,
    mailPort: ports.smtp,
    databaseUrl: database.functionUrl,
    apiKey: api.secrets.get('API_KEY') ?? '',
    variables: variablesOnLoopback(),
    entry: basename(entry),
    olderDeno: program,
    isolated,
    onLine: () => {},
  });
  try {
    const { body } = createLead(1);
    const response = await fetch(`http://${loopback[0]}:${ports.function}/send-email`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', apikey: api.secrets.get('API_KEY') ?? '' },
      body: JSON.stringify(body),
    });
    expect(response.status).toBe(200);
    await vi.waitUntil(() => inbox.mailbox.size === 1, { timeout: 10_000 });
    const [mail] = await inbox.mailbox.list();
    expect(mail?.text).toContain('lead-1@byron.example');
    const stored = "select data ->> 'email' as email from intake.submission";
    expect(await query(database.ownerUrl, stored)).toEqual([{ email: 'lead-1@byron.example' }]);
  } finally {
    await running.close();
  }
});

const run = (words: string) => checkout.runGuide(words, { OWNER_URL: database.ownerUrl });

/** The variables for the function on this machine, without a connection pooler and TLS. */
function variablesOnLoopback(): Record<string, string> {
  const { DATABASE_CA: _, ...variables } = Object.fromEntries(api.secrets);
  return { ...variables, DATABASE_URL: database.functionUrl };
}

async function download(deno: string, entry: string, cwd: string): Promise<void> {
  const { isOk, output } = await runCommand(deno, ['cache', '--frozen', entry], {
    cwd,
    env: {
      DENO_DIR: packageCache,
      DENO_NO_UPDATE_CHECK: '1',
      // A proxy in front of the registry may use a certificate that only this machine trusts.
      DENO_TLS_CA_STORE: 'mozilla,system',
    },
  });
  if (!isOk) throw new Error(output);
}
