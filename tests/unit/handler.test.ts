import { expect, test } from 'vitest';
import { MAX_BODY_BYTES } from '../../supabase/functions/_shared/contract.ts';
import {
  createHandler,
  type HandlerDependencies,
  type LogLine,
} from '../../supabase/functions/send-email/handler.ts';
import { nextTurn } from '../../supabase/functions/send-email/next-turn.ts';
import type { Claim, Receipt } from '../../supabase/functions/send-email/store.ts';
import type { Submission } from '../../supabase/functions/send-email/submission.ts';

const address = 'https://project.example/functions/v1/send-email';
const newsletter = {
  formType: 'Newsletter Subscription',
  formData: { email: 'ada@example.com', curiosity: 'ai-workflows' },
};
const wizardKeys = [
  'role',
  'engagement',
  'management',
  'projectType',
  'companySize',
  'skills',
  'hiringFor',
  'startDate',
  'name',
  'email',
  'company',
  'phone',
];

test('a valid form is stored and answered with success and an id', async () => {
  const { handle, accepted } = setUp();
  const response = await handle(post(newsletter));
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toBe('application/json');
  expect(await response.json()).toEqual({ success: true, id: 'stored-1' });
  expect(accepted[0]?.form.type).toBe('Newsletter Subscription');
  expect(accepted[0]?.answers).toEqual(newsletter.formData);
});

test.each([
  '/functions/v1/send-email',
  '/send-email',
  '/send-email/',
  '/send-email?utm_source=a%20b',
])('a form is accepted at %s', async (path) => {
  const { handle } = setUp();
  const request = post(newsletter, {}, new URL(path, address).href);
  expect((await handle(request)).status).toBe(200);
});

test('another address has nothing', async () => {
  const { handle } = setUp();
  const elsewhere = await handle(
    post(newsletter, {}, 'https://project.example/functions/v1/other'),
  );
  expect(await refusalOf(elsewhere)).toEqual([404, 'not_found']);
});

test.each(['/send-email/health', '/functions/v1/send-email/health'])(
  'anyone may ask %s whether it is well, and the log stays still',
  async (path) => {
    const { handle, lines } = setUp({ allowedOrigins: ['https://site.example'] });
    const response = await handle(new Request(new URL(path, address)));
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({ ok: true });
    expect(lines).toEqual([]);
  },
);

test('it is not well where mails wait for long, or where the database is away', async () => {
  const unwell = [async () => false, () => Promise.reject(new Error('away'))];
  for (const isWell of unwell) {
    const { handle } = setUp({}, { isWell });
    const response = await handle(new Request(`${address}/health`));
    expect(response.status).toBe(503);
    expect(await response.json()).toEqual({ ok: false });
  }
});

test('who has the drain key is told counts, and who has not is told nothing', async () => {
  const { handle, lines } = setUp();
  const ask = (key: string) =>
    handle(new Request(`${address}/health`, { headers: { authorization: `Bearer ${key}` } }));
  const told = await ask('drain-key');
  expect(await told.json()).toEqual({ ok: true, ...counts });
  expect(await refusalOf(await ask('right-key'))).toEqual([401, 'wrong_drain_key']);
  expect(lines).toEqual([]);
});

test('a drain mails what is due, and then deletes what was kept for long enough', async () => {
  const { handle, acts } = setUp();
  const response = await handle(drain('drain-key'));
  expect(await response.json()).toEqual({ success: true, swept: 3 });
  expect(acts).toEqual(['mail all', 'sweep']);
});

test.each(['', 'drain', 'right-key'])('the drain key "%s" is refused', async (key) => {
  const { handle, acts } = setUp();
  expect(await refusalOf(await handle(drain(key)))).toEqual([401, 'wrong_drain_key']);
  expect(acts).toEqual([]);
});

test('a preflight allows what supabase-js sends, and any other header that is asked for', async () => {
  const { handle, accepted } = setUp({ allowedOrigins: ['https://site.example'] });
  const response = await handle(
    new Request(address, {
      method: 'OPTIONS',
      headers: {
        origin: 'https://site.example',
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'apikey, X-Supabase-Api-Version, x-region',
      },
    }),
  );
  expect(response.status).toBe(204);
  expect(response.headers.get('access-control-allow-origin')).toBe('*');
  expect(response.headers.get('access-control-allow-methods')).toContain('POST');
  expect(response.headers.get('access-control-allow-headers')?.split(', ')).toEqual([
    'authorization',
    'x-client-info',
    'apikey',
    'content-type',
    'x-supabase-api-version',
    'x-region',
  ]);
  expect(accepted).toEqual([]);
});

test.each(['GET', 'PUT', 'DELETE', 'PATCH'])('%s is refused, and POST is named', async (method) => {
  const { handle } = setUp();
  const response = await handle(new Request(address, { method }));
  expect(response.headers.get('allow')).toBe('POST, OPTIONS');
  expect(await refusalOf(response)).toEqual([405, 'method_not_allowed']);
});

test('an origin that is not on the list is refused before anything is read', async () => {
  const { handle, accepted } = setUp({ allowedOrigins: ['https://site.example'] });
  for (const origin of ['https://evil.example', 'https://site.example.evil.example', 'null']) {
    expect(await refusalOf(await handle(post(newsletter, { origin })))).toEqual([
      403,
      'origin_not_allowed',
    ]);
  }
  expect(accepted).toEqual([]);
});

test('an origin on the list, and a program that names none, may send', async () => {
  const { handle } = setUp({ allowedOrigins: ['https://a.example', 'https://site.example'] });
  const listed = await handle(post(newsletter, { origin: 'https://site.example' }));
  expect(listed.status).toBe(200);
  expect((await handle(post(newsletter))).status).toBe(200);
});

test.each(['', 'wrong', 'right-key-and-more', 'right-ke'])(
  'the key "%s" is refused',
  async (apikey) => {
    const { handle, accepted } = setUp();
    expect(await refusalOf(await handle(post(newsletter, { apikey })))).toEqual([401, 'wrong_key']);
    expect(accepted).toEqual([]);
  },
);

test.each(['text/plain', 'application/x-www-form-urlencoded', 'application/jsonp', ''])(
  'the content type "%s" is refused',
  async (type) => {
    const { handle } = setUp();
    const response = await handle(post(newsletter, { 'content-type': type }));
    expect(await refusalOf(response)).toEqual([415, 'not_json']);
  },
);

test('the content type may name a charset, in any case', async () => {
  const { handle } = setUp();
  const type = 'Application/JSON; charset=UTF-8';
  expect((await handle(post(newsletter, { 'content-type': type }))).status).toBe(200);
});

test.each(['', '{', '{"formType":', 'undefined', '\u0000'])('"%s" is not JSON', async (text) => {
  const { handle } = setUp();
  expect(await refusalOf(await handle(post(text)))).toEqual([400, 'bad_json']);
});

test('a body that is not UTF-8 is refused', async () => {
  const { handle } = setUp();
  const bytes = new Uint8Array([0x22, 0xff, 0xfe, 0x22]);
  expect(await refusalOf(await handle(post(bytes)))).toEqual([400, 'bad_json']);
});

test('a body of 32 KiB is read, and one byte more is refused', async () => {
  const { handle } = setUp();
  const full = JSON.stringify(newsletter).padEnd(MAX_BODY_BYTES, ' ');
  expect((await handle(post(full))).status).toBe(200);
  expect(await refusalOf(await handle(post(`${full} `)))).toEqual([413, 'body_too_large']);
});

test('a body that says its length is read, and refused where that is too much', async () => {
  const { handle } = setUp();
  const send = (text: string) => handle(post(text, { 'content-length': String(text.length) }));
  const full = JSON.stringify(newsletter).padEnd(MAX_BODY_BYTES, ' ');
  expect((await send(full)).status).toBe(200);
  expect(await refusalOf(await send(`${full} `))).toEqual([413, 'body_too_large']);
});

test('a body of no stated length is read no further than the limit', async () => {
  const { handle } = setUp();
  const endless = new Endless();
  const response = await handle(post(endless.stream));
  expect(await refusalOf(response)).toEqual([413, 'body_too_large']);
  expect(endless.bytes).toBeLessThan(MAX_BODY_BYTES * 2);
  expect(endless.isCancelled).toBe(true);
});

test.each([null, 1, '"text"', [], [newsletter], {}, { formType: 1 }, { formType: 'constructor' }])(
  'a body that names no form of the contract is refused: %j',
  async (body) => {
    const { handle, lines } = setUp();
    const response = await handle(post(body));
    const { error } = await response.clone().json();
    expect(await refusalOf(response)).toEqual([422, 'invalid']);
    expect(Object.keys(error.fields)).toEqual(['formType']);
    expect(lines[0]?.form).toBeNull();
  },
);

test('every required field that is missing is named', async () => {
  const { handle, accepted } = setUp();
  const formData = { name: '   ', notes: 'A call, please' };
  const response = await handle(post({ formType: 'Discovery Call Request', formData }));
  const { error, success, requestId } = await response.json();
  expect(response.status).toBe(422);
  expect(success).toBe(false);
  expect(error.code).toBe('invalid');
  expect(error.fields).toEqual({ name: 'required', email: 'required', company: 'required' });
  expect(requestId).toBe(response.headers.get('x-request-id'));
  expect(accepted).toEqual([]);
});

test.each([
  'ada',
  'ada@',
  '@example.com',
  'a b@example.com',
  'ada@example..com',
  'a@b.c\nBcc: d@e.f',
])('where an e-mail is required, "%s" is not one', async (email) => {
  const { handle } = setUp();
  const response = await handle(post({ ...newsletter, formData: { email } }));
  expect((await response.json()).error.fields).toEqual({ email: 'email' });
});

test('a required e-mail may have spaces around it', async () => {
  const { handle, accepted } = setUp();
  await handle(post({ ...newsletter, formData: { email: ' ada@example.com ' } }));
  expect(accepted[0]?.answers.email).toBe('ada@example.com');
});

test('the wizard requires nothing: empty, it is accepted with every field there', async () => {
  const { handle, accepted } = setUp();
  const bodies = [{}, { formData: {} }, { formData: null }];
  for (const body of bodies) {
    const response = await handle(post({ formType: 'Get Matched - Multi-Step', ...body }));
    expect(response.status).toBe(200);
  }
  expect(Object.keys(accepted[0]?.answers ?? {})).toEqual(wizardKeys);
  expect(accepted[0]?.answers).toMatchObject({ role: '', skills: [], email: '' });
});

test("the wizard's e-mail is free text, and options on no list are kept", async () => {
  const { handle, accepted } = setUp();
  const formData = { email: 'call me', role: 'astronaut', skills: ['React', 'Whittling'] };
  const response = await handle(post({ formType: 'Get Matched - Multi-Step', formData }));
  expect(response.status).toBe(200);
  expect(accepted[0]?.answers).toMatchObject(formData);
});

test('keys that are not in the contract are dropped', async () => {
  const { handle, accepted } = setUp();
  const text = `{"formType":"Newsletter Subscription","isAdmin":true,"formData":
    {"email":"ada@example.com","to":"evil@example.com","__proto__":{"curiosity":"x"}}}`;
  expect((await handle(post(text))).status).toBe(200);
  expect(accepted[0]?.answers).toEqual({ email: 'ada@example.com', curiosity: '' });
});

test('a number, a null and a single item are taken for what they mean', async () => {
  const { handle, accepted } = setUp();
  const formData = { hiringFor: 3, phone: null, skills: 'React' };
  await handle(post({ formType: 'Get Matched - Multi-Step', formData }));
  expect(accepted[0]?.answers).toMatchObject({ hiringFor: '3', phone: '', skills: ['React'] });
});

test('an object for an answer is refused', async () => {
  const { handle } = setUp();
  const formData = { name: { first: 'Ada' }, skills: [['React']], phone: ['1'] };
  const response = await handle(post({ formType: 'Get Matched - Multi-Step', formData }));
  expect((await response.json()).error.fields).toEqual({
    name: 'wrong_type',
    skills: 'wrong_type',
    phone: 'wrong_type',
  });
});

test('an answer as long as its limit is taken, and a longer one is named', async () => {
  const { handle } = setUp();
  const wizard = (formData: object) => post({ formType: 'Get Matched - Multi-Step', formData });
  expect((await handle(wizard({ name: 'x'.repeat(200) }))).status).toBe(200);
  expect((await handle(wizard({ skills: Array(50).fill('x') }))).status).toBe(200);
  const skills = Array(51).fill('x');
  const response = await handle(
    wizard({ name: 'x'.repeat(201), hiringFor: 'x'.repeat(5001), skills }),
  );
  expect((await response.json()).error.fields).toEqual({
    skills: 'too_many',
    hiringFor: 'too_long',
    name: 'too_long',
  });
});

test('controls, direction overrides and halves of characters are removed from answers', async () => {
  const { handle, accepted } = setUp();
  const formData = {
    name: 'A\u0000d\u202ea\ud800 \ud83d\ude80',
    hiringFor: 'one\r\ntwo\u2028three',
  };
  await handle(post({ formType: 'Get Matched - Multi-Step', formData }));
  expect(accepted[0]?.answers).toMatchObject({ name: 'Ada 🚀', hiringFor: 'one\ntwo\nthree' });
});

test('where a form cannot be stored the visitor is told to try again', async () => {
  const failure = Object.assign(new Error('to ada@example.com'), { code: 'ECONNREFUSED' });
  const { handle, lines, acts } = setUp({}, { submit: () => Promise.reject(failure) });
  const response = await handle(post(newsletter));
  expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(await refusalOf(response)).toEqual([503, 'unavailable']);
  expect(lines[0]).toMatchObject({ outcome: 'unavailable', reason: 'ECONNREFUSED' });
  expect(acts).toEqual([]);
});

test('who sends too much is told how long to wait', async () => {
  const { handle } = setUp({}, { submit: async () => ({ outcome: 'limited', retryAfter: 77 }) });
  const response = await handle(post(newsletter));
  expect(response.headers.get('retry-after')).toBe('77');
  expect(await refusalOf(response)).toEqual([429, 'limited']);
});

test('a repetition is answered with the id of the first, like the first', async () => {
  const submit = async (): Promise<Receipt> => ({ outcome: 'duplicate', id: 'stored-1' });
  const { handle, lines } = setUp({}, { submit });
  const response = await handle(post(newsletter));
  expect(response.status).toBe(200);
  expect(await response.json()).toEqual({ success: true, id: 'stored-1' });
  expect(lines[0]).toMatchObject({ outcome: 'duplicate', id: 'stored-1' });
});

test('the answer does not wait for the mail, and does not depend on it', async () => {
  const work: Promise<void>[] = [];
  const { handle } = setUp({
    delivery: {
      reserve: () => undefined,
      mailAll: () => Promise.reject(new Error('no mail today')),
    },
    inBackground: (delivery) => void work.push(delivery),
  });
  expect((await handle(post(newsletter))).status).toBe(200);
  await expect(Promise.all(work)).resolves.toEqual([undefined]);
});

test('what is stored is mailed by who stored it, where there is room', async () => {
  const { handle, acts, leases, room } = withRoom();
  await handle(post(newsletter));
  // Its sender is answered first.
  expect(room.mailed).toEqual([]);
  await expect.poll(() => room.mailed).toHaveLength(1);
  expect(leases).toEqual([60_000]);
  expect(room.mailed[0]).toEqual({
    id: 'stored-1',
    form: newsletter.formType,
    answers: newsletter.formData,
    origin: null,
    attribution: {},
    createdAt,
    attempt: 1,
  });
  expect({ acts, left: room.left }).toEqual({ acts: [], left: 0 });
});

test.each<[string, () => Promise<Receipt>, string[]]>([
  ['a repetition', async () => ({ outcome: 'duplicate', id: 'first' }), ['mail all']],
  ['what is over the limit', async () => ({ outcome: 'limited', retryAfter: 7 }), []],
  ['what cannot be stored', () => Promise.reject(new Error('away')), []],
])('%s leaves the room to others', async (_, submit, acts) => {
  const { handle, room, ...found } = withRoom(submit);
  await handle(post(newsletter));
  await expect.poll(() => room.left).toBe(1);
  await nextTurn();
  expect({ acts: found.acts, mailed: room.mailed }).toEqual({ acts, mailed: [] });
});

test('what is held takes no room, and is not mailed', async () => {
  const { handle, acts, leases, room } = withRoom();
  const trapped = { ...newsletter.formData, website: 'https://spam.example' };
  expect((await handle(post({ ...newsletter, formData: trapped }))).status).toBe(200);
  expect(leases).toEqual([undefined]);
  expect({ acts, ...room }).toEqual({ acts: [], mailed: [], left: 0, reserved: 0 });
});

test('the same answers have the same digest, and any other answers or form another', async () => {
  const { handle, accepted } = setUp();
  const wizard = { formType: 'Get Matched - Multi-Step', formData: { email: 'ada@example.com' } };
  const bodies = [
    newsletter,
    { ...newsletter, formData: { ...newsletter.formData, email: ' ada@example.com', more: 1 } },
    { ...newsletter, formData: { email: 'ada@example.com' } },
    wizard,
  ];
  for (const body of bodies) await handle(post(body));
  const digests = accepted.map(({ digest }) => digest.toString());
  expect(digests[1]).toBe(digests[0]);
  expect(new Set(digests).size).toBe(3);
  expect(accepted[0]?.digest).toHaveLength(32);
});

test('an empty wizard is stored and held, and nothing is to be mailed', async () => {
  const { handle, accepted, acts } = setUp();
  const response = await handle(post({ formType: 'Get Matched - Multi-Step', formData: {} }));
  expect(response.status).toBe(200);
  expect(accepted[0]).toMatchObject({ isHeld: true, spam: null });
  expect(acts).toEqual([]);
});

test.each([
  ['trap', { website: 'https://spam.example' }],
  ['trap', { fax: 0 }],
  ['links', { hiringFor: 'see http://a.example '.repeat(6) }],
  ['links', { hiringFor: 'www.a.example https://www.b.example '.repeat(3) }],
])('spam (%s) is stored and held, and its sender sees success', async (spam, formData) => {
  const { handle, accepted, lines } = setUp();
  const body = { formType: 'Get Matched - Multi-Step', formData: { name: 'Ada', ...formData } };
  const response = await handle(post(body));
  expect(response.status).toBe(200);
  expect(await response.json()).toEqual({ success: true, id: 'stored-1' });
  expect(accepted[0]).toMatchObject({ isHeld: true, spam });
  expect(accepted[0]?.answers).not.toHaveProperty('website');
  expect(lines[0]?.outcome).toBe('held');
});

test('five links, and a trap that was left empty, are a person', async () => {
  const { handle, accepted } = setUp();
  const formData = { hiringFor: 'https://www.a.example '.repeat(5), website: '', fax: null };
  await handle(post({ formType: 'Get Matched - Multi-Step', formData }));
  expect(accepted[0]).toMatchObject({ isHeld: false, spam: null });
});

test('where a visitor came from is read from the query string, each word cut at 512', async () => {
  const { handle, accepted } = setUp();
  const query = `?utm_source=news&gclid=${'x'.repeat(600)}&partner=acme&page=https://a.example/b`;
  await handle(
    post(newsletter, { origin: 'https://a.example' }, `${address}${query}&other=1&fbclid=`),
  );
  expect(accepted[0]?.origin).toBe('https://a.example');
  expect(accepted[0]?.attribution).toEqual({
    utm_source: 'news',
    gclid: 'x'.repeat(512),
    partner: 'acme',
    page: 'https://a.example/b',
  });
});

test('every answer can be read from any origin, is kept nowhere and carries its id', async () => {
  const { handle } = setUp();
  const requests = [post(newsletter), post('{'), post({}), new Request(address)];
  for (const request of requests) {
    const { headers } = await handle(request);
    expect(headers.get('access-control-allow-origin')).toBe('*');
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('content-type')).toBe('application/json');
    expect(headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
  }
});

test('each request leaves one line in the log: its id, form, outcome and time', async () => {
  const { handle, lines } = setUp();
  const response = await handle(post(newsletter));
  await handle(post({ ...newsletter, formData: {} }));
  expect(lines).toEqual([
    {
      requestId: response.headers.get('x-request-id'),
      form: 'Newsletter Subscription',
      status: 200,
      outcome: 'stored',
      id: 'stored-1',
      address: '010203040506',
      ms: expect.any(Number),
    },
    expect.objectContaining({ form: 'Newsletter Subscription', status: 422, outcome: 'invalid' }),
  ]);
});

test('nothing that a visitor wrote gets into the log', async () => {
  const canary = 'canary-7f3a';
  const failure = new Error(canary);
  failure.name = 'MailError';
  const { handle, lines } = setUp({}, { submit: () => Promise.reject(failure) });
  const formData = Object.fromEntries(wizardKeys.map((key) => [key, canary]));
  await handle(post({ formType: 'Get Matched - Multi-Step', formData }));
  await handle(post({ formType: 'Newsletter Subscription', formData }));
  await handle(post({ formType: canary, formData }));
  await handle(post(canary, { apikey: canary, origin: canary }, `${address}?email=${canary}`));
  await handle(post(canary));
  expect(lines).toHaveLength(5);
  expect(JSON.stringify(lines)).not.toContain(canary);
});

const createdAt = new Date('2026-11-22T03:00:00Z');
const counts = { queued: 1, dead: 0, held: 2, sent: 3, oldestQueuedSeconds: 4 };

function setUp(
  overrides: Partial<HandlerDependencies> = {},
  store: Partial<HandlerDependencies['store']> = {},
) {
  const accepted: Submission[] = [];
  const lines: LogLine[] = [];
  const acts: string[] = [];
  const handle = createHandler({
    apiKey: 'right-key',
    drainKey: 'drain-key',
    allowedOrigins: '*',
    identify: () => Uint8Array.of(1, 2, 3, 4, 5, 6, 7, 8),
    proof: { holds: async () => true },
    store: {
      submit: async (submission) => {
        accepted.push(submission);
        return { outcome: 'stored', id: `stored-${accepted.length}`, createdAt };
      },
      sweep: async () => {
        acts.push('sweep');
        return 3;
      },
      isWell: async () => true,
      health: async () => ({ isWell: true, ...counts }),
      ...store,
    },
    delivery: { reserve: () => undefined, mailAll: async () => void acts.push('mail all') },
    inBackground: () => {},
    log: (line) => lines.push(line),
    ...overrides,
  });
  return { handle, accepted, lines, acts };
}

/** Where there is room for one mail after the other. */
function withRoom(submit?: () => Promise<Receipt>) {
  const room = { reserved: 0, left: 0, mailed: [] as Claim[] };
  const leases: (number | undefined)[] = [];
  const acts: string[] = [];
  const { handle } = setUp(
    {
      delivery: {
        reserve() {
          room.reserved += 1;
          return {
            leaseMs: 60_000,
            mail: async (claim) => void room.mailed.push(claim),
            leave: () => {
              room.left += 1;
            },
          };
        },
        mailAll: async () => void acts.push('mail all'),
      },
    },
    {
      submit: async (_, leaseMs) => {
        leases.push(leaseMs);
        return submit ? submit() : { outcome: 'stored', id: 'stored-1', createdAt };
      },
    },
  );
  return { handle, acts, leases, room };
}

function drain(key: string): Request {
  const headers = { authorization: `Bearer ${key}` };
  return new Request(`${address}/drain`, { method: 'POST', headers });
}

function post(body: unknown, headers: Record<string, string> = {}, url = address): Request {
  const isRaw =
    typeof body === 'string' || body instanceof Uint8Array || body instanceof ReadableStream;
  return new Request(url, {
    method: 'POST',
    headers: { apikey: 'right-key', 'content-type': 'application/json', ...headers },
    body: (isRaw ? body : JSON.stringify(body)) as BodyInit,
    // Node asks for this where a body is a stream.
    ...{ duplex: 'half' },
  });
}

async function refusalOf(response: Response): Promise<[number, string]> {
  return [response.status, (await response.json()).error.code];
}

/** A sender that never stops, and counts what was taken from it. */
class Endless {
  bytes = 0;
  isCancelled = false;
  readonly stream = new ReadableStream<Uint8Array>({
    pull: (controller) => {
      this.bytes += 1024;
      controller.enqueue(new Uint8Array(1024).fill(0x20));
    },
    cancel: () => {
      this.isCancelled = true;
    },
  });
}
