import type { SupabaseClientOptions } from '@supabase/supabase-js';
import { beforeEach, expect, test, vi } from 'vitest';
import { brand } from '../../site/content/brand.ts';
import { newsletterForm } from '../../supabase/functions/_shared/contract.ts';
import { preloadClient, submit } from '../../widgets/kit/form/submit.ts';

const invoke = vi.hoisted(() => vi.fn());
const getSession = vi.hoisted(() => vi.fn<() => Promise<unknown>>(async () => ({})));
const invokeWithoutSession = vi.hoisted(() => vi.fn());
const created = vi.hoisted(() => [] as SupabaseClientOptions<'public'>[]);
vi.mock('@supabase/supabase-js', () => ({
  createClient: (_url: string, _key: string, options: (typeof created)[number]) => {
    created.push(options);
    return options.accessToken
      ? { functions: { invoke: invokeWithoutSession } }
      : { functions: { invoke }, auth: { getSession } };
  },
}));

vi.mock('../../widgets/kit/form/attribution.ts', () => ({
  attributionOf: ({ partner }: { partner?: string }) => `partner=${partner}`,
}));

const secret = 'canary@byron.example';
const send = () =>
  submit(newsletterForm, { email: secret, curiosity: 'other' }, { partner: 'acme' });
const error = vi.spyOn(console, 'error');

beforeEach(() => {
  invoke.mockReset();
  error.mockReset().mockImplementation(() => {});
});

test('a form is sent with one call, with the answers in the body and its source in the URL', async () => {
  invoke.mockResolvedValue({ data: { success: true, id: 'one' }, error: null });
  expect(await send()).toEqual({ form: 'Newsletter Subscription', partner: 'acme', id: 'one' });
  expect(invoke.mock.calls).toEqual([
    [
      'send-email?partner=acme',
      {
        body: {
          formType: 'Newsletter Subscription',
          formData: { email: secret, curiosity: 'other' },
        },
      },
    ],
  ]);
  expect(error).not.toHaveBeenCalled();
});

test('the client of supabase-js can be created where the browser has no WebSocket', async () => {
  await send();
  const { createClient } =
    await vi.importActual<typeof import('@supabase/supabase-js')>('@supabase/supabase-js');
  vi.stubGlobal('WebSocket', undefined);
  expect(createClient('https://project.example', 'key', created[0] as never)).toBeTruthy();
  vi.unstubAllGlobals();
});

test.each([
  ['an empty object', {}],
  ['success false', { success: false }],
  ['success in words', { success: 'true' }],
  ['success as a number', { success: 1 }],
  ['nothing', null],
  ['text', 'ok'],
])('a response of %s is a failure', async (_, data) => {
  invoke.mockResolvedValue({ data, error: null });
  expect(await send()).toEqual({ reason: 'refused', status: 200 });
});

test('an error in a response is a failure, even with success true', async () => {
  const error = Object.assign(new Error(`about ${secret}`), { name: 'FunctionsFetchError' });
  invoke.mockResolvedValue({ data: { success: true }, error });
  expect(await send()).toEqual({ reason: 'unreachable', status: 0 });
});

test.each([
  ['an error', new TypeError(`about ${secret}`)],
  ['a word', 'away'],
  ['nothing', undefined],
])('a call that throws %s resolves to a failure', async (_, thrown) => {
  invoke.mockRejectedValue(thrown);
  expect(await send()).toEqual({ reason: 'unreachable', status: 0 });
  invoke.mockImplementation(() => {
    throw thrown;
  });
  expect(await send()).toEqual({ reason: 'unreachable', status: 0 });
});

/** The function's answer to a form that it refuses, as supabase-js reports it. */
const refuse = (status: number, error: object, headers = {}) => {
  const context = Response.json({ success: false, error }, { status, headers });
  const thrown = Object.assign(new Error(`about ${secret}`), {
    name: 'FunctionsHttpError',
    context,
  });
  invoke.mockResolvedValue({ data: null, error: thrown });
};

const logged = () => error.mock.calls.flat().join(' ');

test('a refused origin is told in the function\u2019s words, with the origin and whom to ask', async () => {
  vi.stubGlobal('origin', 'https://www.acme.example');
  const message = 'Forms are not accepted from this origin.';
  refuse(403, { code: 'origin_not_allowed', message });
  expect(await send()).toEqual({ reason: 'origin_not_allowed', status: 403 });
  expect(logged()).toBe(
    `hire: "Newsletter Subscription" was not sent: ${message} (403 origin_not_allowed) Ask ${brand.email} to add https://www.acme.example to ALLOWED_ORIGINS.`,
  );
  vi.unstubAllGlobals();
});

test('a refusal for a while says for how long', async () => {
  const headers = { 'retry-after': '540', 'x-request-id': 'r1' };
  refuse(429, { code: 'limited', message: 'Too many forms.' }, headers);
  expect(await send()).toEqual({ reason: 'limited', status: 429, retryAfter: 540 });
  expect(logged()).toContain('Too many forms. (429 limited request r1)');
});

test('a refused form names the fields that the function did not take, and logs no answer', async () => {
  const fields = { email: 'too_long' };
  refuse(422, { code: 'invalid', message: 'Some fields are not valid.', fields });
  expect(await send()).toEqual({ reason: 'invalid', status: 422, fields });
  expect(logged()).toContain('(422 invalid) Fields: email too_long');
  expect(logged()).not.toContain('canary');
});

test('an answer that is not the function\u2019s own is a failure with its status', async () => {
  const context = new Response('Bad gateway', { status: 502 });
  invoke.mockResolvedValue({ data: null, error: Object.assign(new Error(''), { context }) });
  expect(await send()).toEqual({ reason: 'refused', status: 502 });
});

test('a call without an answer is logged with what to check, and without answers', async () => {
  invoke.mockRejectedValue(new TypeError(`about ${secret}`));
  await send();
  expect(error).toHaveBeenCalledOnce();
  for (const part of ['Newsletter Subscription', 'TypeError', 'connect-src', 'localhost:54321']) {
    expect(logged()).toContain(part);
  }
  expect(logged()).not.toContain('canary');
});

test('preloading the client sends nothing', async () => {
  preloadClient();
  await vi.dynamicImportSettled();
  expect(invoke).not.toHaveBeenCalled();
});

test('a link to a page cannot log a visitor in as somebody else', async () => {
  await send();
  expect(created[0]?.auth).toMatchObject({ detectSessionInUrl: false });
});

test('a session that cannot be refreshed holds a form for three seconds, and not longer', async () => {
  vi.useFakeTimers();
  getSession.mockReturnValueOnce(new Promise(() => {}));
  invokeWithoutSession.mockResolvedValue({ data: { success: true, id: 'two' }, error: null });
  const sending = send();
  await vi.advanceTimersByTimeAsync(2_999);
  expect(invokeWithoutSession).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(await sending).toMatchObject({ id: 'two' });
  expect(invoke).not.toHaveBeenCalled();
  vi.useRealTimers();
});
