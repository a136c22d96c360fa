import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, expect, test } from 'vitest';
import { createHandler } from '../../supabase/functions/send-email/handler.ts';
import { createProof, type ProofOptions } from '../../supabase/functions/send-email/proof.ts';
import type { Submission } from '../../supabase/functions/send-email/submission.ts';
import { solveProofOfWork } from '../../widgets/kit/form/altcha.ts';

const secret = 'a-secret-of-some-length';
const newsletter = {
  formType: 'Newsletter Subscription',
  formData: { email: 'ada@byron.example' },
};
const body = JSON.stringify(newsletter);

const open: { close(): unknown }[] = [];
afterEach(() => open.splice(0).map((server) => server.close()));

test('a page that did the work is believed', async () => {
  const { address, send } = await serve({ kind: 'altcha' });
  const proof = await solveProofOfWork(body, address);
  expect((await send(body, proof))?.spam).toBeNull();
});

test('work for one body is no proof for another', async () => {
  const { address, send } = await serve({ kind: 'altcha' });
  const proof = await solveProofOfWork(body, address);
  const other = JSON.stringify({ ...newsletter, formData: { email: 'bob@byron.example' } });
  expect(await send(other, proof)).toMatchObject({ spam: 'proof', isHeld: true });
});

test('what is no proof is held, and its sender sees success', async () => {
  const { address, send } = await serve({ kind: 'altcha' });
  const right = JSON.parse(atob(await solveProofOfWork(body, address)));
  const wrong = [
    '',
    'null',
    btoa('null'),
    btoa('{}'),
    btoa(JSON.stringify({ ...right, number: right.number + 1 })),
    btoa(JSON.stringify({ ...right, signature: '0'.repeat(64) })),
    btoa(JSON.stringify({ ...right, salt: right.salt.replace('expires=', 'expires=9') })),
  ];
  for (const proof of wrong) {
    expect(await send(body, proof)).toMatchObject({ spam: 'proof', isHeld: true });
  }
});

test('work that another secret asked for, or that is too old, is no proof', async () => {
  const elsewhere = await serve({ kind: 'altcha', secret: 'another-secret-of-length' });
  const { send } = await serve({ kind: 'altcha' });
  expect(await send(body, await solveProofOfWork(body, elsewhere.address))).toMatchObject({
    spam: 'proof',
  });
  const { createChallenge, solveChallenge } = await import('altcha-lib/v1');
  const digest = Buffer.from(await crypto.subtle.digest('SHA-256', Buffer.from(body))).toString(
    'hex',
  );
  const expires = new Date(Date.now() - 2000);
  const old = await createChallenge({
    hmacKey: secret,
    maxnumber: 10,
    expires,
    params: { digest },
  });
  const solution = await solveChallenge(old.challenge, old.salt, 'SHA-256', 10).promise;
  const proof = btoa(JSON.stringify({ ...old, number: solution?.number }));
  expect(await send(body, proof)).toMatchObject({ spam: 'proof' });
});

test('a task is set for the digest of a body, and for nothing else', async () => {
  const { address } = await serve({ kind: 'altcha' });
  for (const query of ['', '?digest=', '?digest=abc', `?digest=${'g'.repeat(64)}`]) {
    expect((await fetch(`${address}/challenge${query}`)).status).toBe(404);
  }
  const response = await fetch(`${address}/challenge?digest=${'a'.repeat(64)}`);
  expect(response.headers.get('access-control-allow-origin')).toBe('*');
  expect(await response.json()).toMatchObject({ algorithm: 'SHA-256', maxnumber: 50_000 });
  const off = await serve({ kind: 'off' });
  expect((await fetch(`${off.address}/challenge?digest=${'a'.repeat(64)}`)).status).toBe(404);
});

test('Turnstile is asked about the token, with our secret', async () => {
  const asked: string[] = [];
  const verifyUrl = await verifier(async (form) => {
    asked.push(form);
    return { success: new URLSearchParams(form).get('response') === 'good' };
  });
  const { send } = await serve({ kind: 'turnstile', verifyUrl });
  expect((await send(body, 'good'))?.spam).toBeNull();
  expect((await send(body, 'bad'))?.spam).toBe('proof');
  expect((await send(body, ''))?.spam).toBe('proof');
  expect(asked).toEqual([`secret=${secret}&response=good`, `secret=${secret}&response=bad`]);
});

test('where Turnstile is away no lead is held', async () => {
  const { send } = await serve({ kind: 'turnstile', verifyUrl: 'http://127.0.0.1:1/' });
  expect((await send(body, 'any'))?.spam).toBeNull();
});

/** Serves the function as it is, but for its database, to pages that ask it over HTTP. */
async function serve(options: Partial<ProofOptions> & Pick<ProofOptions, 'kind'>) {
  const stored: Submission[] = [];
  const handle = createHandler({
    apiKey: 'key',
    drainKey: 'drain-key',
    allowedOrigins: '*',
    identify: () => null,
    proof: createProof({ secret, verifyUrl: '', ...options }),
    store: {
      submit: async (submission) => {
        stored.push(submission);
        return { outcome: 'stored', id: 'id', createdAt: new Date(0) };
      },
      sweep: async () => 0,
      isWell: async () => true,
      health: () => Promise.reject(new Error('not asked')),
    },
    delivery: { reserve: () => undefined, mailAll: async () => {} },
    inBackground: () => {},
    log: () => {},
  });
  const address = await listen(async (url, method, sent) => {
    const headers = { apikey: 'key', 'content-type': 'application/json' };
    return handle(new Request(url, { method, headers, ...(sent && { body: sent }) }));
  });
  const send = async (sent: string, proof: string) => {
    const query = `?proof=${encodeURIComponent(proof)}`;
    const response = await fetch(`${address}/send-email${query}`, { method: 'POST', body: sent });
    expect(await response.json()).toEqual({ success: true, id: 'id' });
    return stored.pop();
  };
  return { address: `${address}/send-email`, send };
}

function verifier(verify: (form: string) => Promise<object>): Promise<string> {
  return listen(async (_, __, form) => Response.json(await verify(form)));
}

async function listen(
  answer: (url: string, method: string, body: string) => Promise<Response>,
): Promise<string> {
  const server = createServer(async (request, response) => {
    const url = `http://localhost${request.url}`;
    const given = await answer(url, request.method ?? 'GET', await text(request));
    response.writeHead(given.status, Object.fromEntries(given.headers));
    response.end(await given.text());
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  open.push({
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}
