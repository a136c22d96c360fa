import { afterEach, describe, expect, test, vi } from 'vitest';
import { createStore } from 'zustand/vanilla';
import { formWords } from '../../widgets/kit/form/content.ts';
import { createForm, type FormState, findErrors } from '../../widgets/kit/form/form.ts';
import type { Submit } from '../../widgets/kit/form/submit.ts';
import { delayedAnswers, receipt } from './submit.fixture.ts';

interface Answers {
  name: string;
  email: string;
  tools: string[];
}

const form = {
  type: 'Test',
  fields: { name: { max: 9 }, email: { max: 99 }, tools: { kind: 'list', max: 9 } },
} as const;
const notice = (title: string) => ({ title, text: '' });
const notices = {
  missing: notice('missing'),
  malformed: notice('malformed'),
  failure: notice('failure'),
  late: notice('late'),
  success: notice('success'),
};
const words = { ...formWords, notices };

function startForm(submit = vi.fn<Submit>(async () => receipt)) {
  const events: string[] = [];
  const details: unknown[] = [];
  const standing: string[] = [];
  const retries: (() => void)[] = [];
  const store = createStore<FormState<Answers>>()((_set, _get, store) => ({
    words,
    ...createForm<Answers, FormState<Answers>>({
      store,
      form,
      required: () => ['name', 'email'],
      allowedValues: { tools: ['hammer', 'saw'] },
      submit,
      prepare: () => {},
      emit: (name, detail) => {
        events.push(name);
        details.push(detail);
        return true;
      },
      notify: ({ title, retry }) => {
        standing.push(title);
        if (retry) retries.push(retry);
        return () => void standing.splice(standing.indexOf(title), 1);
      },
    }).state,
  }));
  return { form: store.getState, events, details, standing, retries, submit };
}

const complete = { name: 'Ada', email: 'ada@byron.example' };

test('does not send an incomplete form, and marks its fields and shows a notice', async () => {
  const { form, submit, standing, events } = startForm();
  await form().submit();
  expect(form()).toMatchObject({ invalidFields: ['name', 'email'], validationFailures: 1 });
  expect([submit.mock.calls.length, standing, events]).toEqual([0, ['missing'], ['hire-invalid']]);
});

test('removes a field’s error as soon as it is valid, and the notice with the last error', async () => {
  const { form, standing } = startForm();
  await form().submit();
  form().answer('name', 'Ada');
  expect([form().invalidFields, standing]).toEqual([['email'], ['missing']]);
  form().answer('email', complete.email);
  expect([form().invalidFields, standing]).toEqual([[], []]);
});

test('does not send twice while a request is pending', async () => {
  const { form, submit } = startForm();
  form().fill(complete);
  await Promise.all([form().submit(), form().submit()]);
  expect(submit).toHaveBeenCalledOnce();
  expect(form().progress).toBe('sent');
});

test('reports what was received to the page, without what was typed', async () => {
  const { form, events, details } = startForm();
  form().fill(complete);
  await form().submit();
  expect([events.at(-1), details.at(-1)]).toEqual(['hire-success', receipt]);
});

test('keeps the answers after a failure, and removes its notice at the next attempt', async () => {
  const { form, standing, submit } = startForm(vi.fn(async () => null));
  form().fill(complete);
  await form().submit();
  expect(form()).toMatchObject({ progress: 'failure', answers: complete });
  expect(standing).toEqual(['failure']);
  submit.mockResolvedValue(receipt);
  await form().submit();
  expect([form().progress, standing]).toEqual(['sent', ['success']]);
});

test('ignores a response after a reset', async () => {
  const { submit, answer } = delayedAnswers();
  const { form, events } = startForm(submit);
  form().fill(complete);
  const sending = form().submit();
  form().reset();
  answer(true);
  await sending;
  expect(form()).toMatchObject({
    answers: { name: '', email: '', tools: [] },
    progress: 'editing',
  });
  expect(events).not.toContain('hire-success');
});

test('ignores unknown fields and values from the host', () => {
  const { form } = startForm();
  form().fill({ name: 1, tools: ['saw', 'laser'], color: 'red' } as never);
  expect(form().answers).toEqual({ name: '', email: '', tools: ['saw'] });
});

test('a required email field needs a well-formed address', () => {
  expect(findErrors({ name: ' ', email: 'ada' }, ['name', 'email'])).toEqual({
    name: 'missing',
    email: 'malformed',
  });
});

describe('a slow response', () => {
  afterEach(() => vi.useRealTimers());

  /** Sends a complete form. The test controls the response. */
  function sendComplete() {
    vi.useFakeTimers();
    const { submit, answer } = delayedAnswers();
    const started = startForm(submit);
    started.form().fill(complete);
    return { ...started, sending: started.form().submit(), answer };
  }

  test('is slow after 3 seconds, and late after 7.5', async () => {
    const { form, standing, events } = sendComplete();
    const progressAfter = async (time: number) => {
      await vi.advanceTimersByTimeAsync(time);
      return form().progress;
    };
    expect(await progressAfter(2_999)).toBe('sending');
    expect(await progressAfter(1)).toBe('slow');
    expect(await progressAfter(4_499)).toBe('slow');
    expect(await progressAfter(1)).toBe('late');
    expect([standing, events.at(-1)]).toEqual([['late'], 'hire-error']);
  });

  test('is still a success if it comes late', async () => {
    const { form, standing, events, sending, answer } = sendComplete();
    await vi.advanceTimersByTimeAsync(7_500);
    answer(true);
    await sending;
    expect([form().progress, standing, events.at(-1)]).toEqual([
      'sent',
      ['success'],
      'hire-success',
    ]);
  });

  test('changes nothing if the visitor has sent again or changed an answer meanwhile', async () => {
    const again = sendComplete();
    await vi.advanceTimersByTimeAsync(7_500);
    again.submit.mockReturnValue(new Promise(() => {}));
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

  test('leaves no timer if it comes in time', async () => {
    const { sending, answer } = sendComplete();
    answer(true);
    await sending;
    expect(vi.getTimerCount()).toBe(0);
  });
});

test('offers a retry if the client could not be loaded', async () => {
  const { form, retries, submit } = startForm(
    vi.fn(() => Promise.reject(new TypeError('no client'))),
  );
  form().fill(complete);
  await form().submit();
  expect(form().progress).toBe('failure');
  submit.mockResolvedValue(receipt);
  retries[0]?.();
  await vi.waitFor(() => expect(form().progress).toBe('sent'));
});
