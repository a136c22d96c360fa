import { expect, test } from 'vitest';
import { createAlert } from '../../supabase/functions/send-email/delivery/alert.ts';
import { createMailTarget } from '../../supabase/functions/send-email/delivery/mail-target.ts';
import { resend } from '../../supabase/functions/send-email/delivery/providers/resend.ts';
import { createWorker } from '../../supabase/functions/send-email/delivery/worker.ts';
import { createHandler } from '../../supabase/functions/send-email/handler.ts';
import { proofDisabled } from '../../supabase/functions/send-email/validation/proof-of-work.ts';
import { startHttpServer } from './http-server.fixture.ts';
import { setUpIntake, submit } from './intake.fixture.ts';

// Hours pass in seconds: every timestamp of the database becomes older, and /drain is called.

const { age, openStore, query } = setUpIntake();
const quota = { statusCode: 429, name: 'daily_quota_exceeded', message: 'You reached your quota.' };

test('a provider that answers 429 for an hour is alerted once within 15 minutes, with its reason', async () => {
  const { store, provider, pass, alerts } = await setUp();
  provider.answer = () => Response.json(quota, { status: 429 });
  await submit(store, 'Ada');
  await pass(13);
  expect(alerts).toEqual([]);
  await pass(2);
  expect(alerts).toEqual([
    expect.stringMatching(
      /waiting for 15 minutes.*target mail, status_429 daily_quota_exceeded, 1 waiting/,
    ),
  ]);
  await pass(45);
  expect(alerts).toHaveLength(1);
});

test('the alert of waiting deliveries is repeated after 6 hours, and not after the recovery', async () => {
  const { store, provider, pass, alerts } = await setUp();
  provider.answer = () => Response.json(quota, { status: 429 });
  await submit(store, 'Ada');
  await pass(15);
  await pass(6, 59);
  expect(alerts).toHaveLength(1);
  await pass(1, 30);
  expect(alerts).toHaveLength(2);
  provider.answer = () => Response.json({});
  await pass(5);
  expect(provider.mails).toBe(1);
  await pass(7, 60);
  expect(alerts).toHaveLength(2);
  provider.answer = () => Response.json(quota, { status: 429 });
  await submit(store, 'Byron');
  await pass(15);
  expect(alerts).toHaveLength(3);
});

test('a digest that could not be sent is alerted', async () => {
  const { store, provider, pass, alerts } = await setUp();
  provider.answer = () => Response.json({ name: 'application_error' }, { status: 500 });
  await submit(store, 'held', 'trap');
  await query(`delete from intake.clock where name = 'digest'`);
  await pass(16);
  expect(alerts).toEqual([
    expect.stringMatching(
      /will be retried.*the digest of held forms, status_500 application_error/,
    ),
    expect.stringMatching(/waiting for 15 minutes.*status_500 application_error, 1 waiting/),
  ]);
});

async function setUp() {
  const store = openStore();
  const alerts: string[] = [];
  const provider = { answer: () => Response.json({}), mails: 0 };
  const api = await startHttpServer(() => {
    const response = provider.answer();
    if (response.ok) provider.mails += 1;
    return response;
  });
  const receiver = await startHttpServer(({ body }) => {
    alerts.push(JSON.parse(body).text);
    return new Response();
  });
  const log = () => {};
  const alert = createAlert({ url: receiver.url, store, log });
  const createSender = resend.parse('resend:re_KEY');
  if (!createSender) throw new Error('Resend has another address.');
  const addresses = {
    from: { name: '', address: 'forms@provider.example' },
    to: ['team@provider.example'],
    toByForm: {},
  };
  const send = createSender({ apiUrl: api.url, deadlineMs: 5_000 });
  const target = createMailTarget({ addresses, send, rate: 0, store });
  // Otherwise the worker waits for the end of each pause.
  const claim: typeof store.claim = async (...claimed) => ({
    claims: (await store.claim(...claimed)).claims,
  });
  const deliver = createWorker(target, { store: { ...store, claim }, alert, log });
  const background: Promise<unknown>[] = [];
  const handle = createHandler({
    ...{ apiKeys: ['key'], drainKey: 'drain-key', allowedOrigins: '*', proof: proofDisabled },
    ...{ store, deliver, alert, log },
    identify: () => ({ address: null, network: null }),
    countRefusal: async () => {},
    waitForTurn: async () => {},
    queueReport: async () => {},
    inBackground: (work) => background.push(work),
  });
  /** Calls /drain after each of some pauses. */
  const pass = async (times: number, minutes = 1) => {
    for (let time = 0; time < times; time += 1) {
      await age(`${minutes} minutes`);
      const drain = new Request('http://localhost/send-email/drain', {
        method: 'POST',
        headers: { authorization: 'Bearer drain-key' },
      });
      expect((await handle(drain)).status).toBe(202);
      await Promise.all(background.splice(0));
    }
  };
  return { store, provider, pass, alerts };
}
