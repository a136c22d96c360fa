import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Webhook } from 'standardwebhooks';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { drain } from '../../tools/services/drain.ts';
import { freePorts } from '../../tools/services/free-ports.ts';
import { LOCAL_DRAIN_KEY, startFunction } from '../../tools/services/function.ts';
import type { ServiceProcess } from '../../tools/services/service-process.ts';
import { type PostgresFixture, startPostgresFixture } from '../unit/postgres.fixture.ts';
import { type Answer, acknowledgedId, createClient } from './client.ts';
import { createLead } from './lead.ts';
import { bodyOf, type LoopbackServer, startLoopbackServer } from './loopback-server.fixture.ts';
import { type MailApi, startMailApi } from './mail-api.fixture.ts';
import { isQuick } from './size.ts';

// Replaces each secret in the steps of docs/deploy.md, "Replace a secret", while visitors send forms.

/** While each secret is replaced. */
const LEADS = 200;
const SENDERS = 4;
const PAUSE_MS = 30;
const [oldSecret, newSecret] = ['the webhook secret before', 'the webhook secret after'].map(
  (secret) => `whsec_${Buffer.from(secret).toString('base64')}`,
) as [string, string];

const client = createClient();
const folder = mkdtempSync(join(tmpdir(), 'rotation-'));
/** The ids of the leads that the receiver verified. */
const received = new Set<string>();
const answers: Answer[] = [];
const processes: ServiceProcess[] = [];
const variables: Record<string, string> = { MAIL_RATE: '0', WEBHOOK_SECRET: oldSecret };
/** What the rest of the world uses: pages, the receiver of the webhook, the schedule. */
const world = { apiKey: 'old-key', webhookSecret: oldSecret, drainKey: LOCAL_DRAIN_KEY, port: 0 };
let unverified = 0;
let isOver = false;
let receiver: LoopbackServer;
let api: MailApi;
let database: PostgresFixture;
let databaseUrl: string;

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
  await deploy({});
});
afterAll(async () => {
  client.close();
  rmSync(folder, { recursive: true });
  for (const running of processes) await running.close();
  await database?.close();
  await api?.stop();
  await receiver?.stop();
});

test.skipIf(isQuick)(
  `while each secret is replaced, ${LEADS} leads are sent, and none is refused, lost or mailed twice`,
  async () => {
    const sending = Array.from({ length: SENDERS }, (_, sender) => sendEach(sender));
    const rotations = [
      async () => {
        await deploy({ API_KEY: 'new-key,old-key' });
        await untilDelivered(20);
        world.apiKey = 'new-key';
        await untilDelivered(20);
        await deploy({ API_KEY: 'new-key' });
      },
      async () => {
        await deploy({ WEBHOOK_SECRET: `${newSecret},${oldSecret}` });
        await untilDelivered(20);
        world.webhookSecret = newSecret;
        await untilDelivered(20);
        await deploy({ WEBHOOK_SECRET: newSecret });
      },
      () => deploy({ PEPPER: 'another pepper of the test' }),
      async () => {
        await deploy({ DRAIN_KEY: 'another-drain-key' });
        expect((await drain({ port: world.port, drainKey: world.drainKey })).status).toBe(401);
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
        await untilDelivered(20);
        api.setKeys(['re_new']);
      },
    ];
    for (const rotate of rotations) {
      const enough = untilDelivered(LEADS);
      await rotate();
      await enough;
    }
    isOver = true;
    await Promise.all(sending);
    await expect.poll(countWaiting, { timeout: 60_000 }).toBe(0);

    expect(answers.filter(({ status }) => status !== 200)).toEqual([]);
    const ids = answers.map(acknowledgedId);
    expect(new Set(ids).size).toBe(answers.length);
    const stored = await database.query<{ id: string }>('select id from intake.submission');
    expect(stored.map(({ id }) => id).toSorted()).toEqual(ids.toSorted());
    const mailed = api.texts.map((text) => /\nReference (\S+)\s*$/.exec(text)?.[1]);
    expect(mailed.toSorted()).toEqual(ids.toSorted());
    expect([...received].toSorted()).toEqual(ids.toSorted());
    expect(unverified).toBe(0);
    expect(api.count(401)).toBe(0);
  },
  300_000,
);

/**
 * Sends new requests to a process with these variables. As on Supabase, the one before goes on until it has
 * finished its own.
 */
async function deploy(changes: Readonly<Record<string, string>>): Promise<void> {
  Object.assign(variables, changes);
  const { function: port } = await freePorts();
  const options = { port, databaseUrl, variables: { ...variables }, apiKey: '', mailPort: 0 };
  const olderDeno = process.env.FAULTS_DENO;
  processes.push(await startFunction({ ...options, olderDeno, onLine: () => {} }));
  world.port = port;
}

/** Sends the leads of a sender one after another, until every secret is replaced. */
async function sendEach(sender: number): Promise<void> {
  for (let n = sender; !isOver; n += SENDERS) {
    const lead = createLead(n);
    const headers = { ...lead.headers, apikey: world.apiKey };
    answers.push(await client.send(world.port, { ...lead, headers }));
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  }
}

/** Waits until so many more leads are answered, mailed and posted. */
async function untilDelivered(count: number): Promise<void> {
  const delivered = () => Math.min(answers.length, api.texts.length, received.size);
  const enough = answers.length + count;
  await expect.poll(delivered, { timeout: 60_000 }).toBeGreaterThanOrEqual(enough);
}

/** What the schedule does, and the number of deliveries that are left. */
async function countWaiting(): Promise<number> {
  await database.query(`update intake.delivery set due_at = now() where state = 'queued'`);
  await drain({ port: world.port, drainKey: world.drainKey });
  return (await database.query(`select from intake.delivery where state <> 'sent'`)).length;
}

/** The statement that docs/deploy.md pipes to the database. */
function printLogin(url: string): string {
  const file = join(folder, 'environment');
  writeFileSync(file, `DATABASE_URL=${url}\n`);
  const command = ['tools/commands/function-login.ts', file];
  return execFileSync(process.execPath, command, { encoding: 'utf8' });
}
