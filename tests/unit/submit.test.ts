import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { newsletterForm } from '../../supabase/functions/_shared/contract.ts';
import { DEADLINE, submit, warmUp } from '../../widgets/kit/form/submit.ts';

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
afterEach(() => vi.useRealTimers());

test('one call carries the form and the answers, and where they come from in its address', async () => {
  invoke.mockResolvedValue({ data: { success: true }, error: null });
  expect(await send()).toBe(true);
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
])('an answer of %s is a failure', async (_, data) => {
  invoke.mockResolvedValue({ data, error: null });
  expect(await send()).toBe(false);
});

test('an error is a failure, also beside success true', async () => {
  const error = Object.assign(new Error(`about ${secret}`), { name: 'FunctionsHttpError' });
  invoke.mockResolvedValue({ data: { success: true }, error });
  expect(await send()).toBe(false);
});

test.each([
  ['an error', new TypeError(`about ${secret}`)],
  ['a word', 'away'],
  ['nothing', undefined],
])('a call that throws %s is a failure, and never a rejection', async (_, thrown) => {
  invoke.mockRejectedValue(thrown);
  expect(await send()).toBe(false);
  invoke.mockImplementation(() => {
    throw thrown;
  });
  expect(await send()).toBe(false);
});

describe('a call that is never answered', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    invoke.mockReturnValue(new Promise(() => {}));
  });

  test('fails at 7,500 ms and not a millisecond before', async () => {
    expect(DEADLINE).toBe(7_500);
    const settled = vi.fn();
    send().then(settled);
    await vi.advanceTimersByTimeAsync(7_499);
    expect(settled).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(settled).toHaveBeenCalledExactlyOnceWith(false);
  });

  test('is not sent again', async () => {
    const answer = send();
    await vi.advanceTimersByTimeAsync(60_000);
    await answer;
    expect(invoke).toHaveBeenCalledOnce();
  });
});

test('an answer in time leaves no timer behind', async () => {
  vi.useFakeTimers();
  invoke.mockResolvedValue({ data: { success: true }, error: null });
  await send();
  expect(vi.getTimerCount()).toBe(0);
});

test.each([
  ['the error', () => invoke.mockRejectedValue(new TypeError(`about ${secret}`)), 'TypeError'],
  ['no acceptance', () => invoke.mockResolvedValue({ data: { success: false } }), 'not accepted'],
])(
  'a failure is logged by form and reason, here %s, and never by what was typed',
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

test('warming up sends nothing', async () => {
  warmUp();
  await vi.dynamicImportSettled();
  expect(invoke).not.toHaveBeenCalled();
});
