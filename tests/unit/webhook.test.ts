import { Webhook } from 'standardwebhooks';
import { expect, test } from 'vitest';
import { createWebhookTarget } from '../../supabase/functions/send-email/delivery/webhook-target.ts';
import type { Claim } from '../../supabase/functions/send-email/store/store.ts';
import { never, startHttpServer } from './http-server.fixture.ts';

const secrets = ['a secret of 24 bytes or more', 'the secret before, 24 bytes'].map(
  (secret) => `whsec_${btoa(secret)}`,
);
const submission = {
  id: '0f960926-2d37-4962-8977-d470a39c14fa',
  form: 'Newsletter Subscription',
  answers: { email: 'ada@byron.example', curiosity: 'ai-workflows' },
  spam: null,
  origin: 'https://acme.example',
  attribution: { partner: 'acme' },
  createdAt: '2026-11-20T16:48:29.000Z',
};
const claim: Claim = { id: 'delivery-1', attempt: 1, content: null, submission };

test.each(secrets)(
  'a lead is posted with a signature that the standard library verifies by %s',
  async (secret) => {
    const { target, requests } = await setUp();
    await target.send(await target.compose(claim), claim.id);
    const [request] = requests;
    const headers = request?.headers as Record<string, string>;
    expect(headers['webhook-id']).toBe('delivery-1');
    expect(headers['content-type']).toBe('application/json');
    expect(new Webhook(secret).verify(request?.body ?? '', headers)).toEqual({
      type: 'lead.created',
      timestamp: submission.createdAt,
      data: submission,
    });
    const other = new Webhook(`whsec_${btoa('another secret of 24 bytes')}`);
    expect(() => other.verify(request?.body ?? '', headers)).toThrow('No matching signature');
  },
);

test('a second attempt has the same id and body, and a new timestamp', async () => {
  const { target, requests } = await setUp();
  const body = await target.compose(claim);
  await target.send(body, claim.id);
  await target.send(body, claim.id);
  expect(requests[1]?.headers['webhook-id']).toBe(requests[0]?.headers['webhook-id']);
  expect(requests[1]?.body).toBe(requests[0]?.body);
});

test.each([
  [500, { code: 'status_500', restMs: null, isFinal: false }],
  [410, { code: 'status_410', restMs: null, isFinal: true }],
  [429, { code: 'status_429', restMs: 7_000 }],
  [503, { code: 'status_503', restMs: 7_000 }],
])('a response of %i is a failure', async (status, error) => {
  const { target } = await setUp(
    () => new Response('', { status, headers: { 'retry-after': '7' } }),
  );
  await expect(target.send('{}', claim.id)).rejects.toMatchObject(error);
});

test('a redirect is not followed, because the lead might be sent elsewhere', async () => {
  const elsewhere = await startHttpServer(() => new Response());
  const headers = { location: elsewhere.url };
  const { target } = await setUp(() => new Response('', { status: 302, headers }));
  await expect(target.send('{}', claim.id)).rejects.toMatchObject({ code: 'redirect_302' });
  expect(elsewhere.requests).toEqual([]);
});

test('a request that gets no response in time fails', async () => {
  const { target } = await setUp(() => never, 50);
  await expect(target.send('{}', claim.id)).rejects.toThrow('timeout');
});

async function setUp(
  answer: () => Response | Promise<Response> = () => new Response(),
  deadlineMs = 5_000,
) {
  const { url, requests } = await startHttpServer(answer);
  return { target: createWebhookTarget({ url: `${url}/leads`, secrets, deadlineMs }), requests };
}
