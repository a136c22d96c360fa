import { expect, onTestFinished, test, vi } from 'vitest';
import { createHandler } from '../../supabase/functions/send-email/handler.ts';
import { createDatabaseClock } from '../../supabase/functions/send-email/store/clock.ts';
import {
  createProofOfWork,
  type Proof,
  proofDisabled,
} from '../../supabase/functions/send-email/validation/proof-of-work.ts';
import type { Submission } from '../../supabase/functions/send-email/validation/read-submission.ts';
import { solveProofOfWork } from '../../widgets/kit/form/altcha.ts';
import { startHttpServer } from './http-server.fixture.ts';

const secret = 'a-secret-of-some-length';
const now = async () => Date.now();
/** It has no email address, so that without proofs the network address would tell visitors apart. */
const wizard = { formType: 'Get Matched - Multi-Step', formData: { role: 'dev' } };
const body = JSON.stringify(wizard);

let solution: string | undefined;

/** Solves a challenge for the body as the widgets do, once for all tests: it takes CPU time. */
async function solve(): Promise<string> {
  solution ??= await solveProofOfWork(body, '', (await serve()).address);
  return solution;
}

test('a submission with a solved challenge is not held', async () => {
  const { send } = await serve();
  expect(await send(body, await solve())).toBeNull();
});

test('a solution for one body is not valid for another', async () => {
  const { send } = await serve();
  const other = JSON.stringify({ ...wizard, formData: { role: 'pm' } });
  expect(await send(other, await solve())).toBe('proof');
});

test('a submission with a missing or forged proof is held, and its sender sees success', async () => {
  const { send } = await serve();
  const right = JSON.parse(atob(await solve()));
  const forged = [
    { ...right, number: right.number + 1 },
    { ...right, signature: '0'.repeat(64) },
    { ...right, salt: right.salt.replace('expires=', 'expires=9') },
  ].map((proof) => btoa(JSON.stringify(proof)));
  for (const proof of ['', 'null', btoa('null'), btoa('{}'), ...forged]) {
    expect(await send(body, proof)).toBe('proof');
  }
});

test('one solution admits one lead, whatever else the request says', async () => {
  const { sendFully } = await serve();
  const proof = await solve();
  const genuine = new Set<string>();
  for (let n = 0; n < 60; n += 1) {
    for (const name of ['partner', 'replaces', 'page', 'utm_source']) {
      const search = { proof, [name]: `x${n}` };
      const { spam, digest } = await sendFully(body, search, `10.0.0.${n}`);
      if (!spam) genuine.add(digest.toString());
    }
  }
  expect(genuine.size).toBe(1);
});

test('a solution for a request with a partner and a correction is valid for it', async () => {
  const { address, sendFully } = await serve();
  const query = { partner: ' Acme & \u2028 Söhne ', replaces: crypto.randomUUID() };
  const proof = await solveProofOfWork(body, `${new URLSearchParams(query)}`, address);
  expect(await sendFully(body, { proof, ...query })).toMatchObject({ spam: null });
});

test('the clock of the database decides whether a solution has expired', async () => {
  const minutes = (n: number) => async () => Date.now() + n * 60_000;
  const early = createProofOfWork(secret, minutes(9));
  const late = createProofOfWork(secret, minutes(11));
  const proof = await solve();
  expect(await (await serve({ proof: early })).send(body, proof)).toBeNull();
  expect(await (await serve({ proof: late })).send(body, proof)).toBe('proof');
});

test('the time of the database is asked for once a minute, and kept while it does not answer', async () => {
  vi.useFakeTimers({ now: 0 });
  onTestFinished(() => void vi.useRealTimers());
  const ask = vi.fn(async () => Date.now() + 600_000);
  const clock = createDatabaseClock({ now: ask });
  expect([await clock(), await clock()]).toEqual([600_000, 600_000]);
  expect(ask).toHaveBeenCalledOnce();
  ask.mockRejectedValue(new Error('unavailable'));
  vi.advanceTimersByTime(90_000);
  expect(await clock()).toBe(690_000);
  expect(ask).toHaveBeenCalledTimes(2);
});

test('a solution of a challenge with another secret is not valid', async () => {
  const { send } = await serve({ proof: createProofOfWork('another-secret-of-length', now) });
  expect(await send(body, await solve())).toBe('proof');
});

test('a challenge is created only for the digest of a body', async () => {
  const { address } = await serve();
  for (const query of ['', '?digest=', '?digest=abc', `?digest=${'g'.repeat(64)}`]) {
    expect((await fetch(`${address}/challenge${query}`)).status).toBe(404);
  }
  const response = await fetch(`${address}/challenge?digest=${'a'.repeat(64)}`);
  expect(response.headers.get('access-control-allow-origin')).toBe('*');
  expect(await response.json()).toMatchObject({
    algorithm: 'SHA-256',
    signature: expect.any(String),
  });
});

test('if no proof is required, there are no challenges and no submission is held', async () => {
  const { address, send } = await serve({ proof: proofDisabled });
  expect((await fetch(`${address}/challenge?digest=${'a'.repeat(64)}`)).status).toBe(404);
  expect(await send(body, '')).toBeNull();
});

/** Serves the function over HTTP, with a stand-in for its database. */
async function serve({ proof = createProofOfWork(secret, now) }: { proof?: Proof } = {}) {
  const submissions: Submission[] = [];
  const handle = createHandler({
    apiKeys: ['key'],
    drainKey: 'drain-key',
    allowedOrigins: '*',
    identify: (_, peer) => ({ address: peer ? Buffer.from(peer) : null, network: null }),
    proof,
    store: {
      submit: async (submission) => {
        submissions.push(submission);
        const flags = { isDeferred: false, isScheduleLate: false };
        return { outcome: 'stored', id: 'id', retryAfter: null, ...flags };
      },
      drain: () => Promise.reject(new Error('not asked')),
      tooManyRefusals: () => Promise.reject(new Error('not asked')),
      metrics: () => Promise.reject(new Error('not asked')),
      recentHealth: () => Promise.reject(new Error('not asked')),
      health: () => Promise.reject(new Error('not asked')),
    },
    countRefusal: async () => {},
    waitForTurn: async () => {},
    queueReport: async () => {},
    deliver: async () => {},
    alert: async () => {},
    inBackground: () => {},
    log: () => {},
  });
  const { url } = await startHttpServer(({ path, method, body }) => {
    const headers = { apikey: 'key', 'content-type': 'application/json' };
    return handle(
      new Request(new URL(path, 'http://localhost'), { method, headers, ...(body && { body }) }),
    );
  });
  const address = `${url}/send-email`;
  const sendFully = async (sent: string, query: Record<string, string>, peer?: string) => {
    const headers = { apikey: 'key', 'content-type': 'application/json' };
    const url = `http://localhost/send-email?${new URLSearchParams(query)}`;
    const response = await handle(new Request(url, { method: 'POST', headers, body: sent }), peer);
    expect(await response.json()).toEqual({ success: true, id: 'id' });
    return submissions.pop() as Submission;
  };
  const send = async (sent: string, proof: string) => (await sendFully(sent, { proof })).spam;
  return { address, send, sendFully };
}
