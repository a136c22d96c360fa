import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Webhook } from 'standardwebhooks';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { drain } from '../../tools/services/drain.ts';
import { freePorts } from '../../tools/services/free-ports.ts';
import { LOCAL_DRAIN_KEY, startFunction } from '../../tools/services/function.ts';
import { type PostgresFixture, startPostgresFixture } from '../unit/postgres.fixture.ts';
import { type Answer, acknowledgedId, createClient } from './client.ts';
import { createLead } from './lead.ts';
import { bodyOf, type LoopbackServer, startLoopbackServer } from './loopback-server.fixture.ts';
import { type MailApi, startMailApi } from './mail-api.fixture.ts';

// Replaces each secret in the steps of docs/deploy.md, "Replace a secret", while visitors send forms.

const LEADS = 200;
const SENDERS = 4;
const [oldSecret, newSecret] = ['the webhook secret before', 'the webhook secret after'].map(
  (secret) => `whsec_${Buffer.from(secret).toString('base64')}`,
) as [string, string];

const client = createClient();
const folder = mkdtempSync(join(tmpdir(), 'rotation-'));
/** The ids of the leads that the receiver verified. */
const received = new Set<string>();
const answers: Answer[] = [];
const variables: Record<string, string> = { MAIL_RATE: '0', WEBHOOK_SECRET: oldSecret };
/** What the rest of the world uses: pages, the receiver of the webhook, the schedule. */
const world = { apiKey: 'old-key', webhookSecret: oldSecret, drainKey: LOCAL_DRAIN_KEY };
let unverified = 0;
let receiver: LoopbackServer;
let api: MailApi;
let database: PostgresFixture;
let databaseUrl: string;
let current: Awaited<ReturnType<typeof start>>;

beforeAll(async () => {
  receiver = await startLoopbackServer(async (request, response) => {
    const body = await bodyOf(request);
    try {
      const headers = request.headers as Record<string, string>;
      const lead = new Webhook(world.webhookSecret).verify(body, headers) as {
        data: { id: string };
      };
      received.add(lead.data.id);
    } catch {
      unverified += 1;
      response.statusCode = 401;
    }
    response.end();
  });
  api = await startMailApi();
  database = await startPostgresFixture();
  databaseUrl = database.functionUrl;
  Object.assign(variables, api.variables, { API_KEY: 'old-key', WEBHOOK_URL: receiver.url });
  current = await start();
});
afterAll(async () => {
  client.close();
  rmSync(folder, { recursive: true });
  await current?.running.close();
  await database?.close();
  await api?.stop();
  await receiver?.stop();
});

test(`of ${LEADS} leads that are sent while each secret is replaced, none is refused, lost or mailed twice`, async () => {
  const sending = Array.from({ length: SENDERS }, (_, sender) => sendEach(sender));
  const rotations = [
    async () => {
      await deploy({ API_KEY: 'new-key,old-key' });
      world.apiKey = 'new-key';
      await untilAnswered(20);
      await deploy({ API_KEY: 'new-key' });
    },
    async () => {
      await deploy({ WEBHOOK_SECRET: `${newSecret},${oldSecret}` });
      await untilAnswered(20);
      world.webhookSecret = newSecret;
      await deploy({ WEBHOOK_SECRET: newSecret });
    },
    () => deploy({ PEPPER: 'another pepper of the test' }),
    async () => {
      await deploy({ DRAIN_KEY: 'another-drain-key' });
      expect((await drain({ port: current.port, drainKey: world.drainKey })).status).toBe(401);
      world.drainKey = 'another-drain-key';
    },
    async () => {
      const url = new URL(database.functionUrl);
      Object.assign(url, { username: 'send_email_2', password: 'another-password-of-the-role' });
      await database.query(printLogin(url.href));
      databaseUrl = url.href;
      await deploy({});
      await database.query('alter role send_email nologin');
    },
    async () => {
      api.setKeys(['re_test', 're_new']);
      await deploy({ MAIL_URL: 'resend:re_new' });
      await untilAnswered(10);
      api.setKeys(['re_new']);
    },
  ];
  for (const rotate of rotations) {
    await untilAnswered(answers.length + 15);
    await rotate();
  }
  await Promise.all(sending);
  await expect.poll(countWaiting, { timeout: 60_000 }).toBe(0);

  expect(answers.filter(({ status }) => status !== 200)).toEqual([]);
  const ids = answers.map(acknowledgedId);
  expect(new Set(ids).size).toBe(LEADS);
  const stored = await database.query<{ id: string }>('select id from intake.submission');
  expect(stored.map(({ id }) => id).toSorted()).toEqual(ids.toSorted());
  const mailed = api.texts.map((text) => /\nReference (\S+)\s*$/.exec(text)?.[1]);
  expect(mailed.toSorted()).toEqual(ids.toSorted());
  expect([...received].toSorted()).toEqual(ids.toSorted());
  expect(unverified).toBe(0);
  expect(api.count(401)).toBe(0);
}, 120_000);

async function start() {
  const { function: port } = await freePorts();
  const running = await startFunction({
    ...{ port, databaseUrl, variables: { ...variables }, apiKey: '' },
    mailPort: 0,
    olderDeno: process.env.FAULTS_DENO,
    onLine: () => {},
  });
  return { port, running, requests: new Set<Promise<Answer>>() };
}

/** As Supabase does: new requests go to a process with the new secrets, the old one finishes its own. */
async function deploy(changes: Readonly<Record<string, string>>): Promise<void> {
  Object.assign(variables, changes);
  const before = current;
  current = await start();
  await Promise.all(before.requests);
  await expect.poll(countLeased, { timeout: 10_000 }).toBe(0);
  await before.running.close();
}

/** Sends the leads of a sender one after another, until there are enough. */
async function sendEach(sender: number): Promise<void> {
  for (let n = sender; n < LEADS; n += SENDERS) {
    const { port, requests } = current;
    const lead = createLead(n);
    const headers = { ...lead.headers, apikey: world.apiKey };
    const request = client.send(port, { ...lead, headers });
    requests.add(request);
    answers.push(await request);
    requests.delete(request);
    await new Promise((resolve) => setTimeout(resolve, 150));
  }
}

async function untilAnswered(count: number): Promise<void> {
  await expect
    .poll(() => answers.length, { timeout: 30_000 })
    .toBeGreaterThan(Math.min(count, LEADS - 1));
}

/** What the schedule does, and the number of deliveries that are left. */
async function countWaiting(): Promise<number> {
  await database.query(`update intake.delivery set due_at = now() where state = 'queued'`);
  await drain({ port: current.port, drainKey: world.drainKey });
  return (await database.query(`select from intake.delivery where state <> 'sent'`)).length;
}

async function countLeased(): Promise<number> {
  const leased = `state = 'queued' and attempts > failures and due_at > now()`;
  return (await database.query(`select from intake.delivery where ${leased}`)).length;
}

/** The statement that docs/deploy.md pipes to the database. */
function printLogin(url: string): string {
  const file = join(folder, 'environment');
  writeFileSync(file, `DATABASE_URL=${url}\n`);
  const command = ['tools/commands/function-login.ts', file];
  return execFileSync(process.execPath, command, { encoding: 'utf8' });
}
