import { Webhook } from 'standardwebhooks';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Backend, startBackend } from './backend.ts';
import { acknowledgedId, type FormRequest } from './client.ts';
import { countQueued, drainUntilDelivered, endLeases, endRetryWaits } from './delivery-report.ts';
import { eventually } from './eventually.fixture.ts';
import { printFigures } from './figures.ts';
import { createLead, createLeads } from './lead.ts';
import { bodyOf, type LoopbackServer, startLoopbackServer } from './loopback-server.fixture.ts';
import { size } from './size.ts';

const LEADS = size(20, 500);
const SECRET = `whsec_${Buffer.from('a secret of the test, of 32 bytes').toString('base64')}`;

interface Post {
  readonly id: string;
  readonly type: string;
  readonly lead: { readonly id: string; readonly spam: string | null; readonly answers: object };
}

const posts: Post[] = [];
let refused = 0;
/** Whether the receiver accepts requests but is stopped before it responds. */
let isSilent = false;
let receiver: LoopbackServer;
let backend: Backend;
let sent = 0;
beforeAll(async () => {
  receiver = await startLoopbackServer(async (request, response) => {
    const body = await bodyOf(request).catch(() => '');
    try {
      const headers = request.headers as Record<string, string>;
      const { type, data } = new Webhook(SECRET).verify(body, headers) as {
        type: string;
        data: Post['lead'];
      };
      posts.push({ id: headers['webhook-id'] ?? '', type, lead: data });
    } catch {
      refused += 1;
      response.statusCode = 401;
    }
    if (!isSilent) response.end();
  });
  backend = await startBackend({
    variables: { WEBHOOK_URL: receiver.url, WEBHOOK_SECRET: SECRET },
  });
});
afterAll(async () => {
  await backend?.close();
  await receiver?.stop();
});

test('the webhook receives each genuine lead once, although receiver and function are restarted', async () => {
  const ids = await sendLeads(LEADS);
  await expect.poll(() => posts.length, eventually).toBe(LEADS);

  await receiver.stop();
  ids.push(...(await sendLeads(LEADS)));
  await expect.poll(() => countQueued(backend, 'failures > 0'), eventually).toBe(LEADS);
  await receiver.start();
  await endRetryWaits(backend);
  await drainUntilDelivered(backend);

  isSilent = true;
  ids.push(...(await sendLeads(2)));
  await expect.poll(() => posts.length, eventually).toBe(2 * LEADS + 2);
  await backend.functions[0]?.kill();
  isSilent = false;
  await endLeases(backend);
  await backend.functions[0]?.start();
  await drainUntilDelivered(backend);

  const byId = new Map(posts.map((post) => [post.id, post]));
  printFigures(`A webhook for ${ids.length} leads`, [
    ['posts', posts.length],
    ['posts again with the same id', posts.length - byId.size],
    ['signatures that do not verify', refused],
  ]);
  expect([...byId.values()].map(({ lead }) => lead.id).toSorted()).toEqual(ids.toSorted());
  expect(posts).toHaveLength(ids.length + 2);
  expect(refused).toBe(0);
  const answers = expect.objectContaining({ name: 'Lead 0', email: 'lead-0@byron.example' });
  const lead = expect.objectContaining({ id: ids[0], answers, spam: null });
  expect(posts).toContainEqual(expect.objectContaining({ type: 'lead.created', lead }));
});

test('the webhook receives a flagged lead, but no held one', async () => {
  posts.length = 0;
  const [held, flagged] = [
    { website: 'https://x.example' },
    { hiringFor: 'www.x.example '.repeat(6) },
  ];
  const heldId = await send(withAnswers(held));
  const flaggedId = await send(withAnswers(flagged));
  await drainUntilDelivered(backend);
  expect(heldId).toBeTruthy();
  expect(posts.map(({ lead }) => [lead.id, lead.spam])).toEqual([[flaggedId, 'links']]);
});

async function sendLeads(count: number): Promise<(string | undefined)[]> {
  const ids = await Promise.all(createLeads(count, sent).map(send));
  sent += count;
  return ids;
}

async function send(lead: FormRequest): Promise<string | undefined> {
  return acknowledgedId(await backend.send(lead));
}

function withAnswers(answers: object): FormRequest {
  sent += 1;
  const { formType, formData } = createLead(sent).body as { formType: string; formData: object };
  return { body: { formType, formData: { ...formData, ...answers } } };
}
