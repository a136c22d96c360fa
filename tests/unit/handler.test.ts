import { expect, onTestFinished, test, vi } from 'vitest';
import { getMatchedForm, MAX_BODY_BYTES } from '../../supabase/functions/_shared/contract.ts';
import {
  createHandler,
  type HandlerDependencies,
} from '../../supabase/functions/send-email/handler.ts';
import type { LogEntry } from '../../supabase/functions/send-email/log.ts';
import type { Overdue, Receipt } from '../../supabase/functions/send-email/store/store.ts';
import type { Submission } from '../../supabase/functions/send-email/validation/read-submission.ts';
import { DEADLINE_MS as WIDGET_DEADLINE_MS } from '../../widgets/kit/times.ts';
import { defer } from './deferred.fixture.ts';

const address = 'https://project.example/functions/v1/send-email';
const newsletter = {
  formType: 'Newsletter Subscription',
  formData: { email: 'ada@byron.example', curiosity: 'ai-workflows' },
};
const wizardFields = Object.keys(getMatchedForm.fields);

test.each(['/functions/v1/send-email', '/send-email', '/send-email/?utm_source=a%20b'])(
  'a valid form sent to %s is stored and answered with its id',
  async (path) => {
    const { handle, submissions } = setUp();
    const response = await handle(post(newsletter, {}, new URL(path, address).href));
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({ success: true, id: 'stored-1' });
    expect(submissions).toMatchObject([
      { form: { type: newsletter.formType }, answers: newsletter.formData, spam: null },
    ]);
  },
);

const site = 'https://site.example';
const elsewhere = 'https://project.example/functions/v1/other';
const refused: readonly (readonly [string, () => Request, number, string])[] = [
  ['an unknown address', () => post(newsletter, {}, elsewhere), 404, 'not_found'],
  ['GET', () => new Request(address), 405, 'method_not_allowed'],
  ['PUT', () => new Request(address, { method: 'PUT' }), 405, 'method_not_allowed'],
  ...[
    'https://evil.example',
    'https://site.example.evil.example',
    'http://site.example',
    'null',
  ].map(
    (origin) =>
      [
        `the origin ${origin}`,
        () => post(newsletter, { origin }),
        403,
        'origin_not_allowed',
      ] as const,
  ),
  ...['', 'wrong', 'right-ke', 'right-key-and-more'].map(
    (apikey) =>
      [`the key "${apikey}"`, () => post(newsletter, { apikey }), 401, 'wrong_key'] as const,
  ),
  ...['text/plain', 'application/x-www-form-urlencoded', 'application/jsonp', ''].map(
    (type) =>
      [
        `the type "${type}"`,
        () => post(newsletter, { 'content-type': type }),
        415,
        'not_json',
      ] as const,
  ),
  ['an empty body', () => post(''), 400, 'bad_json'],
  ['half a body', () => post('{"formType":'), 400, 'bad_json'],
  ['a body over 32 KiB', () => post(' '.repeat(MAX_BODY_BYTES + 1)), 413, 'body_too_large'],
  ...[null, 1, '"text"', [], {}, { formType: 1 }, { formType: 'constructor' }].map(
    (body) => [`the body ${JSON.stringify(body)}`, () => post(body), 422, 'invalid'] as const,
  ),
];

test.each(refused)(
  '%s is refused in JSON that any page may read',
  async (_, request, status, code) => {
    const { handle, submissions } = setUp({ allowedOrigins: [site] });
    const response = await handle(request());
    const { headers } = response;
    expect(response.status).toBe(status);
    expect(await response.json()).toMatchObject({
      success: false,
      error: { code, message: expect.stringMatching(/^[A-Z].*\.$/) },
      requestId: headers.get('x-request-id'),
    });
    expect(headers.get('access-control-allow-origin')).toBe('*');
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('allow')).toBe(status === 405 ? 'POST, OPTIONS' : null);
    expect(submissions).toEqual([]);
  },
);

test('a listed origin, and a program that names none, may send forms', async () => {
  const { handle } = setUp({ allowedOrigins: ['https://a.example', site] });
  expect((await handle(post(newsletter, { origin: site }))).status).toBe(200);
  expect((await handle(post(newsletter))).status).toBe(200);
});

test('each key of the list may send forms', async () => {
  const { handle } = setUp();
  for (const apikey of ['right-key', 'older-key']) {
    expect((await handle(post(newsletter, { apikey }))).status).toBe(200);
  }
});

test('the content type may contain a charset, in upper or lower case', async () => {
  const { handle } = setUp();
  const type = 'Application/JSON; charset=UTF-8';
  expect((await handle(post(newsletter, { 'content-type': type }))).status).toBe(200);
});

test('a preflight allows the headers of supabase-js and any other that is asked for', async () => {
  const { handle } = setUp({ allowedOrigins: [site] });
  const asked = 'apikey, X-Supabase-Api-Version, x-region';
  const { status, headers } = await handle(
    new Request(address, {
      method: 'OPTIONS',
      headers: { origin: site, 'access-control-request-headers': asked },
    }),
  );
  expect(status).toBe(204);
  expect(headers.get('access-control-allow-origin')).toBe('*');
  expect(headers.get('access-control-allow-methods')).toContain('POST');
  expect(headers.get('access-control-allow-headers')?.split(', ')).toEqual([
    'authorization',
    'x-client-info',
    'apikey',
    'content-type',
    'x-supabase-api-version',
    'x-region',
  ]);
});

test('the response names every missing required field', async () => {
  const { handle, submissions } = setUp();
  const formData = { name: '   ', notes: 'A call, please' };
  const response = await handle(post({ formType: 'Discovery Call Request', formData }));
  expect(response.status).toBe(422);
  expect((await response.json()).error.fields).toEqual({
    name: 'required',
    email: 'required',
    company: 'required',
  });
  expect(submissions).toEqual([]);
});

test.each([
  'ada',
  'ada@',
  '@b.example',
  'a b@b.example',
  'ada@b..example',
  'a@b.c\nBcc: d@e.f',
  'a@mü/b.de',
  'a@mü:80',
  'a@b@mü.de',
  'a@ü..de',
  '\u202eada@b.c x',
])('if an email address is required, "%s" is refused', async (email) => {
  const { handle } = setUp();
  const response = await handle(post({ ...newsletter, formData: { email } }));
  expect((await response.json()).error.fields).toEqual({ email: 'email' });
});

test('invisible characters are removed from an email address before validation', async () => {
  const { handle, submissions } = setUp();
  const email = '\u00a0ada\u200b@byron\u2060.example\ufeff ';
  expect((await handle(post({ ...newsletter, formData: { email } }))).status).toBe(200);
  expect(submissions[0]?.answers.email).toBe('ada@byron.example');
});

test.each([
  ['a@müller.de', 'a@xn--mller-kva.de'],
  ['jörg@müller.example', 'jörg@xn--mller-kva.example'],
  ['用户@例子.广告', '用户@xn--fsqu00a.xn--4rr70v'],
])('the address %s is accepted, with its domain in ASCII', async (email, stored) => {
  const { handle, submissions } = setUp();
  expect((await handle(post({ ...newsletter, formData: { email } }))).status).toBe(200);
  expect(submissions[0]?.answers.email).toBe(stored);
});

test('the wizard requires no field, and an empty one is stored with every field', async () => {
  const { handle, submissions } = setUp();
  for (const body of [{}, { formData: {} }, { formData: null }]) {
    const response = await handle(post({ formType: 'Get Matched - Multi-Step', ...body }));
    expect(response.status).toBe(200);
  }
  expect(Object.keys(submissions[0]?.answers ?? {})).toEqual(wizardFields);
  expect(submissions[0]?.answers).toMatchObject({ role: '', skills: [], email: '' });
});

test('unknown options, numbers and single items are accepted, and unknown keys are dropped', async () => {
  const { handle, submissions } = setUp();
  const text = `{"formType":"Get Matched - Multi-Step","isAdmin":true,"formData":{"role":"astronaut",
    "email":"call me","hiringFor":3,"phone":null,"skills":"Whittling","to":"evil@evil.example",
    "__proto__":{"company":"x"}}}`;
  expect((await handle(post(text))).status).toBe(200);
  expect(submissions[0]?.answers).toEqual({
    ...Object.fromEntries(wizardFields.map((name) => [name, ''])),
    role: 'astronaut',
    email: 'call me',
    hiringFor: '3',
    skills: ['Whittling'],
  });
});

test('the response names an answer of a wrong type', async () => {
  const { handle } = setUp();
  const formData = { name: { first: 'Ada' }, skills: [['React']], phone: ['1'] };
  const response = await handle(post({ formType: 'Get Matched - Multi-Step', formData }));
  expect((await response.json()).error.fields).toEqual({
    name: 'wrong_type',
    skills: 'wrong_type',
    phone: 'wrong_type',
  });
});

test('an answer at its length limit is accepted, and the response names a longer one', async () => {
  const { handle } = setUp();
  const send = (length: number) =>
    handle(
      post({
        formType: 'Get Matched - Multi-Step',
        formData: {
          name: 'x'.repeat(200 + length),
          hiringFor: 'x'.repeat(5000 + length),
          skills: Array(50 + length).fill('x'),
        },
      }),
    );
  expect((await send(0)).status).toBe(200);
  expect((await (await send(1)).json()).error.fields).toEqual({
    skills: 'too_many',
    hiringFor: 'too_long',
    name: 'too_long',
  });
});

test.each([
  ['trap', { website: 'https://spam.example' }, true],
  ['trap', { fax: 0 }, true],
  ['proof', {}, false],
] as const)(
  'a form with a filled honeypot (%s) is held, and gets the same response as any other',
  async (spam, trap, isProven) => {
    const { handle, submissions, entries } = setUp({ proof: { verify: async () => isProven } });
    const formData = { ...newsletter.formData, ...trap };
    const response = await handle(post({ ...newsletter, formData }));
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({ success: true, id: 'stored-1' });
    expect(submissions).toMatchObject([{ spam, answers: newsletter.formData }]);
    expect(submissions[0]?.answers).not.toHaveProperty('website');
    expect(entries).toMatchObject([{ outcome: 'held' }]);
  },
);

const portfolio = 'https://www.a.example ';
test.each([
  [
    'an application with six links',
    { portfolio: portfolio.repeat(3), bio: portfolio.repeat(3) },
    'links',
  ],
  ['an application with five links', { bio: portfolio.repeat(5), website: '', fax: null }, null],
] as const)('%s is accepted, and not held', async (_, extra, spam) => {
  const { handle, submissions, entries } = setUp();
  const person = { name: 'Ada', email: 'ada@byron.example', experience: '3-5' };
  const formData = { ...person, availability: 'part-time', ...extra };
  expect((await handle(post({ formType: 'Talent Application', formData }))).status).toBe(200);
  expect(submissions).toMatchObject([{ spam }]);
  expect(entries).toMatchObject([{ outcome: 'stored' }]);
});

test('an entirely empty form is accepted as empty, and not held', async () => {
  const { handle, submissions, entries } = setUp();
  await handle(post({ formType: 'Get Matched - Multi-Step', formData: {} }));
  expect(submissions).toMatchObject([{ spam: 'empty' }]);
  expect(entries).toMatchObject([{ outcome: 'stored' }]);
});

test('the same answers have the same digest, with or without a filled honeypot', async () => {
  const { handle, submissions } = setUp();
  const { email } = newsletter.formData;
  const bodies = [
    newsletter,
    { ...newsletter, formData: { ...newsletter.formData, email: ` ${email}`, more: 1 } },
    { ...newsletter, formData: { ...newsletter.formData, website: 'x' } },
    { ...newsletter, formData: { email } },
    { formType: 'Get Matched - Multi-Step', formData: { email } },
  ];
  for (const body of bodies) await handle(post(body));
  const [first, second, trapped, ...others] = submissions.map(({ digest }) => digest.toString());
  expect([second, trapped]).toEqual([first, first]);
  expect(new Set([first, ...others]).size).toBe(3);
});

test.each([
  ['stored', 1],
  ['released', 1],
  ['duplicate', 0],
] as const)('a submission that is %s is answered with its id', async (outcome, deliveries) => {
  const { handle, deliver, entries, background } = setUp({}, { submit: receipt({ outcome }) });
  const response = await handle(post(newsletter));
  expect(response.status).toBe(200);
  expect(await response.json()).toEqual({ success: true, id: 'stored-1' });
  expect(entries).toMatchObject([{ outcome, id: 'stored-1' }]);
  await Promise.all(background);
  expect(deliver).toHaveBeenCalledTimes(deliveries);
});

test('a visitor who sends too many forms is told how long to wait', async () => {
  const submit = receipt({ outcome: 'limited', id: null, retryAfter: 77 });
  const { handle, deliver, background } = setUp({}, { submit });
  const response = await handle(post(newsletter));
  expect(response.status).toBe(429);
  expect(response.headers.get('retry-after')).toBe('77');
  expect((await response.json()).error.code).toBe('limited');
  await Promise.all(background);
  expect(deliver).not.toHaveBeenCalled();
});

test('the limit counts forms by the visitor’s address', async () => {
  const identified: unknown[] = [];
  const submit = vi.fn(receipt({}));
  const identify: HandlerDependencies['identify'] = (request, peer) => {
    identified.push([request.headers.get('x-forwarded-for'), peer]);
    return { address: Uint8Array.of(9), network: Uint8Array.of(8) };
  };
  const { handle } = setUp({ identify }, { submit });
  await handle(post(newsletter, { 'x-forwarded-for': '203.0.113.7' }), '10.0.0.1');
  expect(identified).toEqual([['203.0.113.7', '10.0.0.1']]);
  expect(submit).toHaveBeenCalledWith(expect.anything(), Uint8Array.of(9), Uint8Array.of(8));
});

test.each([
  ['ECONNREFUSED', 'ECONNREFUSED'],
  ['SELF_SIGNED_CERT_IN_CHAIN', expect.stringContaining('Set DATABASE_CA')],
])('if the database fails with %s the visitor is asked to try again', async (code, reason) => {
  const error = Object.assign(new Error('to ada@byron.example'), { code });
  const { handle, entries, deliver } = setUp({}, { submit: () => Promise.reject(error) });
  const response = await handle(post(newsletter));
  expect(response.status).toBe(503);
  expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0);
  expect((await response.json()).error.code).toBe('unavailable');
  expect(entries).toMatchObject([{ level: 'error', outcome: 'unavailable', reason }]);
  expect(deliver).not.toHaveBeenCalled();
});

test('if the database hangs, the response comes before the widgets’ deadline, and a late submission is delivered', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const storing = defer<Receipt>();
  const { handle, deliver, background } = setUp({}, { submit: () => storing.promise });
  const answered = vi.fn();
  void handle(post(newsletter)).then(({ status }) => answered(status));
  await vi.waitFor(() => expect(background).toHaveLength(1));
  // One second is left for the network.
  await vi.advanceTimersByTimeAsync(WIDGET_DEADLINE_MS - 1_000);
  expect(answered).toHaveBeenCalledExactlyOnceWith(503);
  storing.resolve(await receipt({})());
  await Promise.all(background);
  expect(deliver).toHaveBeenCalledOnce();
});

test('the response does not wait for a delivery or depend on it', async () => {
  const delivery = defer();
  const { handle, background } = setUp({ deliver: () => delivery.promise });
  expect((await handle(post(newsletter))).status).toBe(200);
  delivery.reject(new Error('no mail today'));
  await expect(Promise.all(background)).resolves.toBeDefined();
});

test.each([
  ['ceiling', { isDeferred: true }],
  ['schedule', { isScheduleLate: true }],
] as const)('a submission that reports %s causes an alert', async (kind, found) => {
  const { handle, alert, deliver, background } = setUp({}, { submit: receipt(found) });
  expect((await handle(post(newsletter))).status).toBe(200);
  await Promise.all(background);
  expect(alert.mock.calls).toEqual([[kind]]);
  expect(deliver).toHaveBeenCalledOnce();
});

test('the attribution is stored with the submission', async () => {
  const { handle, submissions } = setUp();
  const query = '?utm_source=news&partner=acme&page=https://a.example/b&other=1';
  await handle(post(newsletter, { origin: 'https://a.example' }, address + query));
  expect(submissions).toMatchObject([
    {
      origin: 'https://a.example',
      attribution: { utm_source: 'news', partner: 'acme', page: 'https://a.example/b' },
    },
  ]);
  expect(submissions[0]?.attribution).not.toHaveProperty('other');
});

test('anyone can read the health, which is not logged', async () => {
  const { handle, entries } = setUp({ allowedOrigins: [site] });
  const response = await handle(new Request(`${address}/health`));
  expect(response.status).toBe(200);
  expect(await response.json()).toEqual({ ok: true });
  expect(entries).toEqual([]);
});

test.each([
  ['the database reports it', async () => ({ ...health, ok: false })],
  ['the database does not respond', () => Promise.reject(new Error('unavailable'))],
])('health is red if %s', async (_, ask) => {
  const { handle } = setUp({}, { health: ask });
  const response = await handle(new Request(`${address}/health`));
  expect(response.status).toBe(503);
  expect(await response.json()).toEqual({ ok: false });
});

test('why the health cannot be read is in the log', async () => {
  const error = Object.assign(new Error('to ada@byron.example'), { code: '25006' });
  const { handle, entries } = setUp({}, { health: () => Promise.reject(error) });
  await handle(new Request(`${address}/health`));
  expect(entries).toEqual([{ level: 'error', outcome: 'unhealthy', reason: '25006' }]);
});

test('a caller without the drain key gets the health of the last seconds', async () => {
  const recentHealth = async () => ({ ...health, ok: false });
  const { handle } = setUp({}, { recentHealth });
  const ask = (headers: HeadersInit) => handle(new Request(`${address}/health`, { headers }));
  expect((await ask({})).status).toBe(503);
  expect((await ask({ authorization: 'Bearer drain-key' })).status).toBe(200);
});

test('the drain key shows counts, and a wrong one is refused and logged', async () => {
  const { handle, entries } = setUp();
  const ask = (key: string) =>
    handle(new Request(`${address}/health`, { headers: { authorization: `Bearer ${key}` } }));
  expect(await (await ask('drain-key')).json()).toEqual(health);
  expect(entries).toEqual([]);
  const refusal = await ask('right-key');
  expect(refusal.status).toBe(401);
  expect(await refusal.json()).not.toHaveProperty('queued');
  expect(entries).toMatchObject([{ outcome: 'wrong_drain_key', status: 401 }]);
});

test('a caller that prefers text, as Prometheus does, gets the metrics with the drain key', async () => {
  const labels = { form: 'Say "hi"', target: 'mail' };
  const metrics = async () => [
    { name: 'waiting', ...labels, value: 4 },
    { name: 'refused_total', form: '', reason: 'limited', value: 2 },
  ];
  const { handle } = setUp({}, { metrics });
  const ask = (authorization: string) =>
    handle(
      new Request(`${address}/health`, {
        headers: { authorization, accept: 'text/plain;version=0.0.4;q=0.5,*/*;q=0.1' },
      }),
    );
  expect((await ask('Bearer wrong')).status).toBe(401);
  const response = await ask('Bearer drain-key');
  expect(response.headers.get('content-type')).toBe('text/plain; version=0.0.4; charset=utf-8');
  const text = await response.text();
  expect(text).toContain(
    '# TYPE send_email_waiting gauge\nsend_email_waiting{form="Say \\"hi\\"",target="mail"} 4\n',
  );
  expect(text).toContain(
    '# TYPE send_email_refused_total counter\nsend_email_refused_total{form="",reason="limited"} 2\n',
  );
  expect(text).toMatch(/\n$/);
});

test('a refused request is counted by its reason, form and partner', async () => {
  const { handle, countRefusal } = setUp();
  await handle(post(newsletter));
  await handle(post(newsletter, { apikey: 'wrong' }, `${address}?partner=acme`));
  await handle(post({ ...newsletter, formData: {} }));
  expect(countRefusal.mock.calls).toEqual([
    ['wrong_key', '', 'acme'],
    ['invalid', newsletter.formType, ''],
  ]);
});

test('the same form of two partners has two digests, and of one visitor with an address one', async () => {
  const { handle, submissions } = setUp();
  for (const partner of ['acme', 'bolt', 'acme']) {
    await handle(post(newsletter, {}, `${address}?partner=${partner}`));
  }
  const [acme, bolt, again] = submissions.map(({ digest }) => Buffer.from(digest).toString('hex'));
  expect(again).toBe(acme);
  expect(bolt).not.toBe(acme);
});

test('a correction has a digest of its own, also if it brings back what was sent first', async () => {
  const { handle, submissions } = setUp();
  const [first, second] = [crypto.randomUUID(), crypto.randomUUID()];
  for (const query of ['', `?replaces=${first}`, `?replaces=${second}`, `?replaces=${second}`]) {
    await handle(post(newsletter, {}, address + query));
  }
  const digests = submissions.map(({ digest }) => digest.toString());
  expect(new Set(digests).size).toBe(3);
  expect(digests[3]).toBe(digests[2]);
});

test.each([
  ['https://site.example', true],
  ['https://evil.example', false],
  ['null', false],
])(
  'a check says whether forms from %s are accepted, and counts nothing',
  async (origin, isAllowed) => {
    const allowedOrigins = ['https://site.example'];
    const { handle, submissions, countRefusal } = setUp({ allowedOrigins });
    const query = new URLSearchParams({ origin });
    const response = await handle(new Request(`${address}/check?${query}`));
    expect(await response.json()).toEqual({ success: true, isAllowed });
    expect([...submissions, ...countRefusal.mock.calls]).toEqual([]);
  },
);

test('a report that cannot be queued is logged, and the rest is delivered', async () => {
  const queueReport = () => Promise.reject(new Error('none'));
  const { handle, background, deliver, entries } = setUp({ queueReport });
  await handle(drain('drain-key'));
  await Promise.all(background);
  expect(deliver).toHaveBeenCalledOnce();
  expect(entries).toContainEqual(expect.objectContaining({ outcome: 'report not queued' }));
});

test('a drain alerts each target whose deliveries wait for too long, with the reason', async () => {
  const { handle, alert, background, drainStore } = setUp();
  const late = { target: 'mail', waiting: 3, oldestSeconds: 900 } as const;
  drainStore.mockResolvedValue({
    deleted: 0,
    overdue: [
      { ...late, reason: 'status_429 daily_quota_exceeded' },
      { ...late, target: 'webhook', reason: null },
    ],
  });
  await handle(drain('drain-key'));
  await Promise.all(background);
  const times = '3 waiting, the oldest for 15 minutes';
  expect(alert.mock.calls).toEqual([
    ['waiting', `target mail, status_429 daily_quota_exceeded, ${times}`, 'mail'],
    ['waiting', `target webhook, no attempt failed, ${times}`, 'webhook'],
  ]);
});

test('a drain alerts refusals whose cause may be a setting, and says which one to check', async () => {
  const refusals = [
    { reason: 'wrong_key', refused: 60, accepted: 2 },
    { reason: 'not_found', refused: 900, accepted: 2 },
  ];
  const { handle, alert, background } = setUp({}, { tooManyRefusals: async () => refusals });
  await handle(drain('drain-key'));
  await Promise.all(background);
  expect(alert.mock.calls).toEqual([
    ['refused', expect.stringMatching(/^wrong_key: 60 of 62\. Compare API_KEY/), 'wrong_key'],
  ]);
});

test.each(['http://a:99999/send-email', 'http://[bad/send-email', '/send-email', ''])(
  'a request whose address is "%s" is refused like any other, and the log does not quote it',
  async (url) => {
    const { handle, entries, countRefusal } = setUp();
    const request = post(newsletter);
    // Deno joins the header `Host` and the target of a request, whatever they say.
    Object.defineProperty(request, 'url', { value: url });
    const response = await handle(request);
    expect(response.status).toBe(400);
    expect(response.headers.get('access-control-allow-origin')).toBe('*');
    expect(await response.json()).toMatchObject({
      error: { code: 'bad_address' },
      requestId: response.headers.get('x-request-id'),
    });
    expect(JSON.stringify(entries)).not.toMatch(/99999|bad\//);
    expect(countRefusal.mock.calls).toEqual([['bad_address', '', '']]);
  },
);

test('a drain responds at once, and its deliveries continue in the background', async () => {
  const delivery = defer();
  const { handle, background } = setUp({ deliver: () => delivery.promise });
  const response = await handle(drain('drain-key'));
  expect(response.status).toBe(202);
  expect(await response.json()).toEqual({ success: true, deleted: 3 });
  expect(background).toHaveLength(1);
  delivery.reject(new Error('unavailable'));
  await expect(Promise.all(background)).resolves.toBeDefined();
});

test.each(['', 'drain', 'right-key'])('the drain key "%s" is refused', async (key) => {
  const { handle, deliver, drainStore } = setUp();
  const response = await handle(drain(key));
  expect(response.status).toBe(401);
  expect((await response.json()).error.code).toBe('wrong_drain_key');
  expect(drainStore).not.toHaveBeenCalled();
  expect(deliver).not.toHaveBeenCalled();
});

test('a drain by GET does nothing', async () => {
  const { handle, drainStore } = setUp();
  const headers = { authorization: 'Bearer drain-key' };
  expect((await handle(new Request(`${address}/drain`, { headers }))).status).toBe(405);
  expect(drainStore).not.toHaveBeenCalled();
});

test('each request leaves one entry in the log', async () => {
  const { handle, entries } = setUp();
  const response = await handle(post(newsletter));
  await handle(post({ ...newsletter, formData: {} }));
  expect(entries).toEqual([
    {
      level: 'info',
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

test.each([
  ['/health', () => new Request(`${address}/health`)],
  ['/drain', () => drain('drain-key')],
  ['/check', () => new Request(`${address}/check?origin=https://a.example`)],
  ['/challenge', () => new Request(`${address}/challenge?digest=${'a'.repeat(64)}`)],
  ['a preflight', () => new Request(address, { method: 'OPTIONS' })],
  ['a wrong drain key', () => drain('wrong')],
  ['a wrong key', () => post(newsletter, { apikey: 'wrong' })],
  ['an invalid form', () => post({})],
  ['an unknown address', () => post(newsletter, {}, elsewhere)],
  ['a repeated form', () => post(newsletter)],
])('the answer to %s waits for its turn, unlike that to a new form', async (_, request) => {
  const proof = { challenge: async () => ({}), verify: async () => true };
  const submit = vi.fn(receipt({ outcome: 'duplicate' })).mockImplementationOnce(receipt({}));
  const { handle, waitForTurn } = setUp({ proof }, { submit });
  await handle(post(newsletter));
  expect(waitForTurn).not.toHaveBeenCalled();
  const turn = defer();
  waitForTurn.mockReturnValueOnce(turn.promise);
  const answered = vi.fn();
  const handling = handle(request()).then(answered);
  await vi.waitFor(() => expect(waitForTurn).toHaveBeenCalledOnce());
  expect(answered).not.toHaveBeenCalled();
  turn.resolve();
  await handling;
});

test('the log contains no visitor’s input', async () => {
  const canary = 'canary-7f3a';
  const { handle, entries } = setUp({}, { submit: () => Promise.reject(new Error(canary)) });
  const formData = Object.fromEntries(wizardFields.map((name) => [name, canary]));
  await handle(post({ formType: 'Get Matched - Multi-Step', formData }));
  await handle(post({ formType: 'Newsletter Subscription', formData }));
  await handle(post({ formType: canary, formData }));
  await handle(post(canary, { apikey: canary, origin: canary }, `${address}?email=${canary}`));
  await handle(post(canary));
  expect(entries).toHaveLength(5);
  expect(JSON.stringify(entries)).not.toContain(canary);
});

const health = {
  ok: true,
  queued: 1,
  dead: 0,
  held: 2,
  oldestQueuedSeconds: 4,
  secondsSinceDrain: 9,
};

function receipt(differences: Partial<Receipt>) {
  const usual = { outcome: 'stored', id: 'stored-1', retryAfter: null } as const;
  return async (): Promise<Receipt> => ({
    ...usual,
    isDeferred: false,
    isScheduleLate: false,
    ...differences,
  });
}

function setUp(
  overrides: Partial<HandlerDependencies> = {},
  store: Partial<HandlerDependencies['store']> = {},
) {
  const submissions: Submission[] = [];
  const entries: LogEntry[] = [];
  const background: Promise<unknown>[] = [];
  const deliver = vi.fn(async () => {});
  const alert = vi.fn(async () => {});
  const countRefusal = vi.fn(async () => {});
  const waitForTurn = vi.fn(async () => {});
  const drainStore = vi.fn(async () => ({ deleted: 3, overdue: [] as Overdue[] }));
  const handle = createHandler({
    apiKeys: ['right-key', 'older-key'],
    drainKey: 'drain-key',
    allowedOrigins: '*',
    identify: () => ({ address: Uint8Array.of(1, 2, 3, 4, 5, 6, 7, 8), network: null }),
    proof: { verify: async () => true },
    store: {
      submit: async (submission) => {
        submissions.push(submission);
        return receipt({ id: `stored-${submissions.length}` })();
      },
      drain: drainStore,
      tooManyRefusals: async () => [],
      health: async () => health,
      recentHealth: store.health ?? (async () => health),
      metrics: async () => [],
      ...store,
    },
    countRefusal,
    waitForTurn,
    queueReport: async () => {},
    deliver,
    alert,
    inBackground: (work) => background.push(work),
    log: (entry) => entries.push(entry),
    ...overrides,
  });
  return {
    ...{ handle, submissions, entries, background, deliver, alert },
    ...{ drainStore, countRefusal, waitForTurn },
  };
}

function drain(key: string): Request {
  const headers = { authorization: `Bearer ${key}` };
  return new Request(`${address}/drain`, { method: 'POST', headers });
}

function post(body: unknown, headers: Record<string, string> = {}, url = address): Request {
  return new Request(url, {
    method: 'POST',
    headers: { apikey: 'right-key', 'content-type': 'application/json', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
}
