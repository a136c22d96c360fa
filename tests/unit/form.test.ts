import { afterEach, describe, expect, test, vi } from 'vitest';
import { createStore } from 'zustand/vanilla';
import { formMessages } from '../../widgets/kit/form/content.ts';
import type { Fault } from '../../widgets/kit/form/fault.ts';
import { createForm } from '../../widgets/kit/form/form.ts';
import { findErrors } from '../../widgets/kit/form/form-answers.ts';
import type { FormDeps, FormState } from '../../widgets/kit/form/form-state.ts';
import { createFormDeps, delayedAnswers, fault, receipt } from './form.fixture.ts';

interface Answers {
  name: string;
  email: string;
  size: string;
  tools: string[];
}

const form = {
  type: 'Test',
  fields: {
    name: { max: 9 },
    email: { max: 99 },
    size: { max: 9 },
    tools: { kind: 'list', max: 9 },
  },
} as const;
const notice = (title: string) => ({ title, text: title });
const notices = {
  missing: notice('missing'),
  malformed: notice('malformed'),
  failure: notice('failure'),
  late: notice('late'),
  tooLong: notice('tooLong'),
  limited: notice('limited {minutes}'),
  offline: notice('offline'),
  success: notice('success'),
};
const messages = { ...formMessages, notices };

function startForm(changed: Partial<FormDeps> = {}) {
  const { deps, ...record } = createFormDeps();
  const store = createStore<FormState<Answers>>()((_set, _get, store) => ({
    messages,
    ...createForm<Answers, FormState<Answers>>({
      ...deps,
      ...changed,
      store,
      form,
      required: () => ['name', 'email'],
      allowedValues: { size: ['small', 'large'], tools: ['hammer', 'saw'] },
    }).state,
  }));
  return { ...record, deps, form: store.getState };
}

const blank = { name: '', email: '', size: '', tools: [] };
const complete = { name: 'Ada', email: 'ada@byron.example' };

function startComplete(changed?: Partial<FormDeps>) {
  const started = startForm(changed);
  started.form().fill(complete);
  return started;
}

describe('an incomplete form', () => {
  test('an incomplete form is not sent: its fields are marked, and a notice is shown', async () => {
    const { form, deps, visible, events } = startForm();
    await form().submit();
    const fields = ['name', 'email'];
    expect(form()).toMatchObject({ invalidFields: fields, validationFailures: 1 });
    expect(visible).toMatchObject([notices.missing]);
    expect(events).toEqual([['hire-invalid', { fields }]]);
    expect(deps.submit).not.toHaveBeenCalled();
  });

  test('an incomplete form marks its fields only when it is sent', async () => {
    const { form } = startForm();
    form().answer('name', '');
    expect(form().invalidFields).toEqual([]);
    await form().submit();
    form().answer('name', 'Ada');
    form().answer('name', '');
    expect(form().invalidFields).toEqual(['email']);
    await form().submit();
    expect(form().invalidFields).toEqual(['name', 'email']);
  });

  test('a field loses its error as soon as it is valid, and the notice goes with the last error', async () => {
    const { form, visible } = startForm();
    await form().submit();
    form().answer('name', 'Ada');
    expect(form().invalidFields).toEqual(['email']);
    expect(visible).toMatchObject([notices.missing]);
    form().answer('email', complete.email);
    expect(form().invalidFields).toEqual([]);
    expect(visible).toEqual([]);
  });

  test('a form counts its failed validations, and shows the notice of the last one', async () => {
    const { form, visible } = startForm();
    await form().submit();
    form().fill({ name: 'Ada', email: 'ada' });
    await form().submit();
    expect(form()).toMatchObject({ invalidFields: ['email'], validationFailures: 2 });
    expect(visible).toMatchObject([notices.malformed]);
  });

  test('an incomplete form no longer shows the failure of an earlier attempt', async () => {
    const { form, visible } = startComplete({ submit: async () => fault });
    await form().submit();
    form().answer('name', '');
    await form().submit();
    expect(form().progress).toBe('editing');
    expect(visible).toMatchObject([notices.missing]);
  });
});

test.each([
  [{ name: ' \t', email: 'ada@byron.example' }, { name: 'missing' }],
  [
    { name: '', email: 'ada' },
    { name: 'missing', email: 'malformed' },
  ],
  [{ name: 'Ada', email: ' ada@byron.example ' }, {}],
])('the errors of %o are %o', (answers, errors) => {
  expect(findErrors(answers, ['name', 'email'])).toEqual(errors);
});

test('a form is sent once, and reports what was received, without what was typed', async () => {
  const { form, deps, visible, eventNames, events } = startComplete();
  await Promise.all([form().submit(), form().submit()]);
  await form().submit();
  expect(deps.submit).toHaveBeenCalledOnce();
  expect(form().progress).toBe('sent');
  expect(visible).toMatchObject([notices.success]);
  expect(eventNames()).toEqual(['hire-answer', 'hire-submit', 'hire-success']);
  expect(events.at(-1)).toEqual(['hire-success', receipt]);
});

test('a form keeps its answers and its notice after a failure, until the next attempt has its answer', async () => {
  const submit = vi.fn<FormDeps['submit']>(async () => fault);
  const { form, visible, eventNames } = startComplete({ submit });
  await form().submit();
  expect(form()).toMatchObject({ progress: 'failure', answers: complete });
  expect(visible).toMatchObject([notices.failure]);
  submit.mockResolvedValue(receipt);
  const sending = form().submit();
  expect(visible).toMatchObject([notices.failure]);
  await sending;
  expect(visible).toMatchObject([{ tone: 'success' }]);
  expect(form().progress).toBe('sent');
  expect(submit.mock.calls[1]).toEqual(submit.mock.calls[0]);
  expect(eventNames().slice(1)).toEqual([
    'hire-submit',
    'hire-error',
    'hire-submit',
    'hire-success',
  ]);
});

test('a failure is told to the page with its form, partner, reason and status, and nothing typed', async () => {
  const { form, events } = startComplete({ submit: async () => fault });
  await form().submit();
  expect(events.at(-1)).toEqual(['hire-error', { form: 'Test', partner: 'acme', ...fault }]);
});

test('a failure to load the code that sends is told to the page as such', async () => {
  const { form, events } = startComplete({ submit: () => Promise.reject(new TypeError('chunk')) });
  await form().submit();
  expect(events.at(-1)).toMatchObject(['hire-error', { reason: 'not_loaded', status: 0 }]);
});

test('what was typed during a failed request is sent with the next one', async () => {
  const { submit, answer } = delayedAnswers();
  const { form } = startComplete({ submit });
  const sending = form().submit();
  form().answer('name', 'Grace');
  answer(false);
  await sending;
  form().submit();
  expect(submit.mock.lastCall?.[1]).toMatchObject({ name: 'Grace' });
});

test('after a success the answers are those that were sent, and do not change', async () => {
  const { submit, answer } = delayedAnswers();
  const { form } = startComplete({ submit });
  const sending = form().submit();
  form().answer('name', 'Grace');
  answer(true);
  await sending;
  form().fill({ email: 'grace@hopper.example' });
  expect(form().answers).toEqual({ ...blank, ...complete });
});

test('a reset empties the form and removes its notice', async () => {
  const { form, visible } = startComplete({ submit: async () => fault });
  await form().submit();
  form().reset();
  expect(form()).toMatchObject({ answers: blank, progress: 'editing' });
  expect(visible).toEqual([]);
});

test.each([true, false])('a response after a reset is ignored: received is %s', async (isSent) => {
  const { submit, answer } = delayedAnswers();
  const { form, eventNames, shown } = startComplete({ submit });
  const sending = form().submit();
  form().reset();
  answer(isSent);
  await sending;
  expect(form()).toMatchObject({ answers: blank, progress: 'editing', receivedId: undefined });
  expect(eventNames()).toEqual(['hire-answer', 'hire-submit']);
  expect(shown).toEqual([]);
});

test('the host can cancel hire-submit, and no other event', async () => {
  const emit = vi.fn<FormDeps['emit']>((name) => name !== 'hire-submit');
  const { form, deps } = startForm({ emit });
  await form().submit();
  form().fill(complete);
  await form().submit();
  expect(deps.submit).not.toHaveBeenCalled();
  emit.mockReturnValue(true);
  await form().submit();
  const cancelable = emit.mock.calls.filter(([, , options]) => options);
  expect(cancelable.map(([name]) => name)).toEqual(['hire-submit', 'hire-submit']);
});

test('an event names the changed fields and not their values', () => {
  const { form, events } = startForm();
  form().answer('email', complete.email);
  form().fill({ name: 'Ada', tools: ['saw'] });
  expect(form().answers).toEqual({ ...blank, ...complete, tools: ['saw'] });
  expect(events).toEqual([
    ['hire-answer', { fields: ['email'] }],
    ['hire-answer', { fields: ['name', 'tools'] }],
  ]);
});

test('the host can clear a choice, but not set unknown fields and values', () => {
  const { form } = startForm();
  form().fill({ name: 1, email: undefined, tools: ['saw', 'laser', 7], color: 'red' } as never);
  form().fill({ constructor: 'x', tools: 'hammer', size: 'huge' } as never);
  expect(form().answers).toEqual({ ...blank, tools: ['saw'] });
  form().fill({ size: 'large' });
  form().fill({ size: '' });
  expect(form().answers.size).toBe('');
});

describe('a slow response', () => {
  afterEach(() => vi.useRealTimers());

  /** Sends a complete form. The test controls the response. */
  function sendComplete() {
    vi.useFakeTimers();
    const { submit, answer } = delayedAnswers();
    const started = startComplete({ submit });
    return { ...started, submit, sending: started.form().submit(), answer };
  }

  test('a response is slow after 3 seconds, and late after 7.5', async () => {
    const { form, visible, events } = sendComplete();
    const progressAfter = async (time: number) => {
      await vi.advanceTimersByTimeAsync(time);
      return form().progress;
    };
    expect(await progressAfter(2_999)).toBe('sending');
    expect(await progressAfter(1)).toBe('slow');
    expect(await progressAfter(4_499)).toBe('slow');
    expect(await progressAfter(1)).toBe('late');
    // The form says so itself.
    expect(visible).toEqual([]);
    expect(events.at(-1)).toMatchObject(['hire-error', { reason: 'late', status: 0 }]);
  });

  test('a late response can still be a success', async () => {
    const { form, visible, eventNames, sending, answer } = sendComplete();
    await vi.advanceTimersByTimeAsync(7_500);
    answer(true);
    await sending;
    expect(form().progress).toBe('sent');
    expect(visible).toMatchObject([notices.success]);
    expect(eventNames().at(-1)).toBe('hire-success');
  });

  test('a late response changes nothing if the visitor has sent again or changed an answer meanwhile', async () => {
    const again = sendComplete();
    await vi.advanceTimersByTimeAsync(7_500);
    again.form().submit();
    again.answer(true);
    await again.sending;
    expect(again.form().progress).toBe('sending');

    const changed = sendComplete();
    await vi.advanceTimersByTimeAsync(7_500);
    changed.form().answer('name', 'Grace');
    changed.answer(true);
    await changed.sending;
    expect(changed.form()).toMatchObject({ progress: 'late', answers: { name: 'Grace' } });
  });

  test('a response that comes in time leaves no timer', async () => {
    const { sending, answer } = sendComplete();
    answer(true);
    await sending;
    expect(vi.getTimerCount()).toBe(0);
  });
});

test('a form offers a retry if the client could not be loaded', async () => {
  const submit = vi.fn<FormDeps['submit']>(() => Promise.reject(new TypeError('no client')));
  const { form, shown } = startComplete({ submit });
  await form().submit();
  expect(form().progress).toBe('failure');
  submit.mockResolvedValue(receipt);
  shown.at(-1)?.retry?.();
  await vi.waitFor(() => expect(form().progress).toBe('sent'));
});

test('a refusal says what to do: how long to wait, or to shorten the answers', async () => {
  const refuse = (status: number, retryAfter?: number): Fault => ({
    reason: 'refused',
    status,
    ...(retryAfter !== undefined && { retryAfter }),
  });
  for (const [refusal, progress, waitMinutes, shown] of [
    [refuse(429, 301), 'limited', 6, []],
    [refuse(429, 20), 'limited', 2, []],
    [refuse(413), 'tooLong', 2, []],
    [refuse(500), 'failure', 2, [notices.failure]],
  ] as const) {
    const { form, visible } = startComplete({ submit: async () => refusal });
    await form().submit();
    expect(form()).toMatchObject({ progress, waitMinutes });
    expect(visible).toMatchObject(shown);
  }
});

test.each([
  ['the function', async () => fault],
  ['the client', () => Promise.reject(new TypeError('no client'))],
])('a form that gets no response from %s says so if the browser is offline', async (_, submit) => {
  vi.stubGlobal('navigator', { onLine: false });
  const { form, visible } = startComplete({ submit });
  await form().submit();
  vi.unstubAllGlobals();
  expect(form().progress).toBe('offline');
  expect(visible).toEqual([]);
});

test('what is sent after something was received replaces it, until a reset', async () => {
  const { form, deps } = startComplete();
  await form().submit();
  expect(form()).toMatchObject({ sentAt: 'noon', receivedId: receipt.id });
  form().reset();
  expect(form()).toMatchObject({ sentAt: undefined, receivedId: undefined });
  form().fill(complete);
  await form().submit();
  expect(deps.submit.mock.lastCall).toHaveLength(2);
});

test('a control that is read again with the same value changes nothing', () => {
  const { form, events } = startComplete();
  const { answers } = form();
  form().answer('name', answers.name);
  expect(form().answers).toBe(answers);
  expect(events.filter(([name]) => name === 'hire-answer')).toHaveLength(1);
});

describe('answers that nobody sees as they are', () => {
  test('pasted marks and hidden spaces are removed before a form is validated and sent', async () => {
    const { form, deps } = startForm();
    form().fill({ name: '\u202aAda\u00a0B\u200b\u202c ', email: '\u202aada@byron.example\u202c' });
    await form().submit();
    expect(deps.submit.mock.calls[0]?.[1]).toEqual({
      ...blank,
      name: 'Ada B',
      email: 'ada@byron.example',
    });
  });

  test('a field with nothing visible in it is missing', async () => {
    const { form } = startForm();
    form().fill({ name: '\u200b\u00a0', email: complete.email });
    await form().submit();
    expect(findErrors(form().answers, form().invalidFields)).toEqual({ name: 'missing' });
  });
});

describe('answers that the function does not take', () => {
  test('an answer of the host that is too long is named, and nothing is sent or cut', async () => {
    const { form, deps, visible, events } = startComplete();
    form().fill({ name: 'Ada, Countess of Lovelace' });
    await form().submit();
    expect(form()).toMatchObject({ progress: 'tooLong', refusedFields: ['name'] });
    expect(form().answers.name).toBe('Ada, Countess of Lovelace');
    expect(visible).toMatchObject([notices.tooLong]);
    expect(events.at(-1)).toEqual(['hire-invalid', { fields: ['name'] }]);
    form().answer('name', 'Ada');
    await form().submit();
    expect(deps.submit).toHaveBeenCalledOnce();
    expect(form()).toMatchObject({ progress: 'sent', refusedFields: [] });
  });

  test('the fields that the function refuses are named, also where its limits are others', async () => {
    const fields = { tools: 'too_many', unknown: 'too_long' };
    const submit = vi.fn<FormDeps['submit']>(async () => ({
      reason: 'invalid',
      status: 422,
      fields,
    }));
    const { form, events } = startComplete({ submit });
    await form().submit();
    expect(form()).toMatchObject({ progress: 'tooLong', refusedFields: ['tools'] });
    expect(events.at(-1)).toEqual([
      'hire-error',
      { form: 'Test', partner: 'acme', reason: 'invalid', status: 422 },
    ]);
  });
});
