import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { drain } from '../../tools/services/drain.ts';
import { freePorts } from '../../tools/services/free-ports.ts';
import { LOCAL_DRAIN_KEY, startFunction } from '../../tools/services/function.ts';
import { type Inbox, startInbox } from '../../tools/services/inbox.ts';
import { loopback } from '../../tools/services/ports.ts';
import { ensureDebianPostgres } from '../../tools/testing/debian-postgres.ts';
import { createLead } from '../faults/lead.ts';
import { query } from '../query.ts';
import { type Checkout, createCheckout } from './checkout.ts';
import { type HostedDatabase, startHostedDatabase } from './owner.ts';

// Backs up one project and restores it to another one, by the commands of docs/deploy.md, with Debian's
// Postgres. Each test continues where the previous one ended.

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

const binaries = await ensureDebianPostgres();
const drill = test.skipIf(!binaries);
const API_KEY = 'sb_publishable_restore';

const projects: HostedDatabase[] = [];
let inbox: Inbox;
let checkout: Checkout;
let mailPort: number;

beforeAll(async () => {
  if (!binaries) return;
  const ports = await freePorts();
  mailPort = ports.smtp;
  inbox = await startInbox({ smtpPort: mailPort, webPort: ports.inbox });
  checkout = createCheckout('http://127.0.0.1:1');
  for (const _ of ['before', 'after']) projects.push(await startHostedDatabase(binaries));
});

afterAll(async () => {
  checkout?.remove();
  await inbox?.close();
  for (const { postgres } of projects) await postgres.close();
});

drill(
  'a project has mailed, waiting, held and discarded leads, and a retention time of its own',
  async () => {
    const { ownerUrl, functionUrl } = project('before');
    await setUpProject(project('before'));
    await query(ownerUrl, `update intake.settings set keep = '180 days'`);
    const running = await runFunction(functionUrl);
    await running.send(1);
    await vi.waitUntil(() => inbox.mailbox.size === 1, { timeout: 10_000 });
    inbox.setFault('451');
    await running.send(2);
    await running.send(3);
    await running.send(4, { website: 'https://spam.example' });
    await running.send(5, { website: 'https://spam.example' });
    await running.send(6, { email: 7 }, 'Newsletter Subscription');
    await vi.waitUntil(async () => (await waiting(ownerUrl)) === 2, { timeout: 10_000 });
    const held = await query(ownerUrl, `select from intake.submission where state = 'held'`);
    expect(held).toHaveLength(2);
    const spam = `select id from intake.submission where data ->> 'email' = 'lead-5@byron.example'`;
    await query(ownerUrl, `select intake.discard(array(${spam}))`);
    // As a mail to a visitor does.
    await query(ownerUrl, `insert into intake.confirmation (recipient) values (sha256('Ada'))`);
    // As a call of /drain does.
    await query(ownerUrl, 'select intake.too_many_refusals()');
    await running.close();
  },
);

drill(
  'the backup restores every row, the retention time and the secrets of the schedule',
  async () => {
    const [before, after] = [project('before'), project('after')];
    await run('pg_dump', before);
    await setUpProject(after);
    await run('pg_restore', after);
    await run('ON_ERROR_STOP', after);
    await run('rm intake.sql', after);
    const listTables = `select tablename from pg_tables where schemaname = 'intake' order by 1`;
    const tables = await query<{ tablename: string }>(before.ownerUrl, listTables);
    expect(tables.length).toBeGreaterThan(0);
    for (const { tablename: table } of tables) {
      const rows = `select to_jsonb(t) as row from intake.${table} t order by 1`;
      const saved = await query(before.ownerUrl, rows);
      expect(saved, table).not.toEqual([]);
      expect(await query(after.ownerUrl, rows), table).toEqual(saved);
    }
    expect(await query(after.ownerUrl, 'select keep::text from intake.settings')).toEqual([
      { keep: '180 days' },
    ]);
    expect(await query(after.ownerUrl, 'select name from vault.secrets order by name')).toEqual([
      { name: 'drain_key' },
      { name: 'drain_url' },
    ]);
  },
);

drill('a second restore is refused, and changes nothing', async () => {
  const { ownerUrl } = project('after');
  await run('pg_restore', project('after'));
  await expect(run('ON_ERROR_STOP', project('after'))).rejects.toThrow('duplicate key');
  expect(await query(ownerUrl, 'select keep::text from intake.settings')).toHaveLength(1);
});

drill(
  'the mails that waited arrive once, and those that were sent do not arrive again',
  async () => {
    const { functionUrl, ownerUrl } = project('after');
    inbox.setFault('none');
    const running = await runFunction(functionUrl);
    await query(ownerUrl, `update intake.delivery set due_at = now() where failures > 0`);
    await running.drain();
    await vi.waitUntil(async () => (await waiting(ownerUrl)) === 0, { timeout: 20_000 });
    await running.drain();
    // Without the digest of held forms, which names none.
    const texts = (await inbox.mailbox.list()).flatMap(({ text }) => /lead-\d/.exec(text) ?? []);
    expect(texts.toSorted()).toEqual(['lead-1', 'lead-2', 'lead-3']);
    await running.close();
  },
);

drill('the next migration applies', async () => {
  const { ownerUrl } = project('after');
  const next = join(checkout.folder, 'supabase/migrations/29991231000000_next.sql');
  writeFileSync(next, 'alter table intake.submission add column note text;');
  await run('supabase db push', project('after'));
  expect(await query(ownerUrl, 'select note from intake.submission limit 1')).toEqual([
    { note: null },
  ]);
});

function project(name: 'before' | 'after'): HostedDatabase {
  const found = projects[name === 'before' ? 0 : 1];
  if (!found) throw new Error('The servers did not start.');
  return found;
}

/** Runs both commands that begin the guide's chapter about the database. */
async function setUpProject(of: HostedDatabase): Promise<void> {
  const secrets = { DATABASE_URL: of.functionUrl, DRAIN_KEY: LOCAL_DRAIN_KEY };
  checkout.writeEnvironment(secrets, 'DRAIN_URL=https://project.example/drain');
  await run('supabase db push', of);
  await run('tools/commands/function-login.ts', of);
}

const run = (words: string, { ownerUrl }: HostedDatabase) =>
  checkout.runGuide(words, { OWNER_URL: ownerUrl, PATH: `${binaries}:${process.env.PATH}` });

async function waiting(ownerUrl: string): Promise<number> {
  const failed = `state = 'queued' and failures > 0`;
  return (await query(ownerUrl, `select from intake.delivery where ${failed}`)).length;
}

async function runFunction(databaseUrl: string) {
  const { function: port } = await freePorts();
  const running = await startFunction({
    ...{ port, mailPort, databaseUrl, apiKey: API_KEY },
    onLine: () => {},
  });
  return {
    close: running.close,
    drain: () => drain({ port, drainKey: LOCAL_DRAIN_KEY }),
    async send(n: number, answers: object = {}, type?: string) {
      const { formType, formData } = createLead(n).body as { formType: string; formData: object };
      await fetch(`http://${loopback[0]}:${port}/send-email`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', apikey: API_KEY },
        body: JSON.stringify({ formType: type ?? formType, formData: { ...formData, ...answers } }),
      });
    },
  };
}
