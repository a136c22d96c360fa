import { beforeEach, expect, test, vi } from 'vitest';
import { newsletterForm } from '../../supabase/functions/_shared/contract.ts';
import { preloadClient, submit } from '../../widgets/kit/form/submit.ts';

const invoke = vi.hoisted(() => vi.fn());
vi.mock('@supabase/supabase-js', () => ({ createClient: () => ({ functions: { invoke } }) }));

vi.mock('../../widgets/kit/form/attribution.ts', () => ({
  attributionOf: ({ partner }: { partner?: string }) => `partner=${partner}`,
}));

const secret = 'canary@byron.example';
const send = () =>
  submit(newsletterForm, { email: secret, curiosity: 'other' }, { partner: 'acme' });
const warn = vi.spyOn(console, 'warn');

beforeEach(() => {
  invoke.mockReset();
  warn.mockReset().mockImplementation(() => {});
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
  expect(warn).not.toHaveBeenCalled();
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
  expect(await send()).toBeNull();
});

test('an error in a response is a failure, even with success true', async () => {
  const error = Object.assign(new Error(`about ${secret}`), { name: 'FunctionsHttpError' });
  invoke.mockResolvedValue({ data: { success: true }, error });
  expect(await send()).toBeNull();
});

test.each([
  ['an error', new TypeError(`about ${secret}`)],
  ['a word', 'away'],
  ['nothing', undefined],
])('a call that throws %s resolves to a failure', async (_, thrown) => {
  invoke.mockRejectedValue(thrown);
  expect(await send()).toBeNull();
  invoke.mockImplementation(() => {
    throw thrown;
  });
  expect(await send()).toBeNull();
});

test.each([
  ['the error', () => invoke.mockRejectedValue(new TypeError(`about ${secret}`)), 'TypeError'],
  ['no acceptance', () => invoke.mockResolvedValue({ data: { success: false } }), 'not accepted'],
])(
  'a failure, here %s, is logged with the form and the reason, and without answers',
  async (_, fail, reason) => {
    fail();
    await send();
    const logged = warn.mock.calls.flat().join(' ');
    expect(warn).toHaveBeenCalledOnce();
    expect(logged).toContain('Newsletter Subscription');
    expect(logged).toContain(reason);
    expect(logged).not.toContain('canary');
  },
);

test('preloading the client sends nothing', async () => {
  preloadClient();
  await vi.dynamicImportSettled();
  expect(invoke).not.toHaveBeenCalled();
});
