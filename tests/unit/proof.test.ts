import { createChallenge, solveChallenge } from 'altcha-lib/v1';
import { expect, test } from 'vitest';
import { createHandler } from '../../supabase/functions/send-email/handler.ts';
import {
  createProofOfWork,
  type Proof,
  proofDisabled,
} from '../../supabase/functions/send-email/validation/proof-of-work.ts';
import type { Submission } from '../../supabase/functions/send-email/validation/read-submission.ts';
import { solveProofOfWork } from '../../widgets/kit/form/altcha.ts';
import { startHttpServer } from './http-server.fixture.ts';

const secret = 'a-secret-of-some-length';
const newsletter = {
  formType: 'Newsletter Subscription',
  formData: { email: 'ada@byron.example' },
};
const body = JSON.stringify(newsletter);

let solution: string | undefined;

/** Solves a challenge for the body as the widgets do, once for all tests: it takes CPU time. */
async function solve(): Promise<string> {
  solution ??= await solveProofOfWork(body, (await serve()).address);
  return solution;
}

test('a submission with a solved challenge is not held', async () => {
  const { send } = await serve();
  expect(await send(body, await solve())).toBeNull();
});

test('a solution for one body is not valid for another', async () => {
  const { send } = await serve();
  const other = JSON.stringify({ ...newsletter, formData: { email: 'bob@byron.example' } });
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

test('a solution of a challenge with another secret is not valid', async () => {
  const { send } = await serve({ proof: createProofOfWork('another-secret-of-length') });
  expect(await send(body, await solve())).toBe('proof');
});

test('an expired solution is not valid', async () => {
  const { send } = await serve();
  const bytes = await crypto.subtle.digest('SHA-256', Buffer.from(body));
  const prove = async (expires: Date) => {
    const params = { digest: Buffer.from(bytes).toString('hex') };
    const task = await createChallenge({ hmacKey: secret, maxnumber: 10, expires, params });
    const solution = await solveChallenge(task.challenge, task.salt, 'SHA-256', 10).promise;
    return btoa(JSON.stringify({ ...task, number: solution?.number }));
  };
  expect(await send(body, await prove(new Date(Date.now() + 60_000)))).toBeNull();
  expect(await send(body, await prove(new Date(Date.now() - 2_000)))).toBe('proof');
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
async function serve({ proof = createProofOfWork(secret) }: { proof?: Proof } = {}) {
  const submissions: Submission[] = [];
  const handle = createHandler({
    apiKeys: ['key'],
    drainKey: 'drain-key',
    allowedOrigins: '*',
    identify: () => null,
    proof,
    store: {
      submit: async (submission) => {
        submissions.push(submission);
        const flags = { isDeferred: false, isScheduleLate: false };
        return { outcome: 'stored', id: 'id', retryAfter: null, ...flags };
      },
      drain: () => Promise.reject(new Error('not asked')),
      metrics: () => Promise.reject(new Error('not asked')),
      recentHealth: () => Promise.reject(new Error('not asked')),
      health: () => Promise.reject(new Error('not asked')),
    },
    countRefusal: async () => {},
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
  const send = async (sent: string, shown: string) => {
    const query = `?proof=${encodeURIComponent(shown)}`;
    const response = await fetch(address + query, { method: 'POST', body: sent });
    expect(await response.json()).toEqual({ success: true, id: 'id' });
    return submissions.pop()?.spam;
  };
  return { address, send };
}
