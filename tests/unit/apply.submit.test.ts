import { afterEach, describe, expect, test, vi } from 'vitest';
import { applicationForm } from '../../supabase/functions/_shared/contract.ts';
import { words } from '../../widgets/apply/content.ts';
import { showErrorInTitle } from '../../widgets/kit/form/error-title.ts';
import type { FormDeps } from '../../widgets/kit/form/form.ts';
import { file, required, startApplication } from './apply.store.fixture.ts';
import { delayedAnswers } from './submit.fixture.ts';

afterEach(() => void vi.unstubAllGlobals());

const startFilled = (...given: Parameters<typeof startApplication>) => {
  const started = startApplication(...given);
  started.form().fill(required);
  return started;
};

test('sends all twelve fields, and the text for a missing resume', async () => {
  const { form, submit } = startFilled();
  await form().submit();
  expect(submit).toHaveBeenCalledOnce();
  const [sentForm, sent] = submit.mock.calls[0] ?? [];
  expect(sentForm).toBe(applicationForm);
  expect(Object.keys(sent ?? {})).toEqual(Object.keys(applicationForm.fields));
  expect(sent).toEqual({
    ...required,
    location: '',
    skills: [],
    hourlyRate: '',
    portfolio: '',
    bio: '',
    languages: '',
    timezone: '',
    resumeFile: 'No resume uploaded',
  });
});

test('sends the name of the resume and not its content', async () => {
  const { form, submit } = startFilled();
  await form().chooseResume(file('ada.pdf', 'application/pdf', 'secret'));
  await form().submit();
  expect(submit.mock.lastCall?.[1]).toMatchObject({ resumeFile: 'ada.pdf' });
  expect(JSON.stringify(submit.mock.lastCall)).not.toContain('secret');
});

describe('an incomplete form', () => {
  test('is not sent and dispatches hire-invalid, without a notice that repeats the error summary', async () => {
    const { form, submit, standing, events } = startApplication();
    await form().submit();
    expect(submit).not.toHaveBeenCalled();
    const fields = ['name', 'email', 'experience', 'availability'];
    expect(form()).toMatchObject({
      invalidFields: fields,
      validationFailures: 1,
      progress: 'editing',
    });
    expect(standing).toEqual([]);
    expect(words.errorSummary.missing).toBe('Please fill in all required fields');
    expect(events).toEqual([['hire-invalid', { fields }]]);
  });

  test('removes a field’s error as soon as the field is valid', async () => {
    const { form } = startApplication();
    await form().submit();
    form().answer('name', 'Ada');
    expect(form().invalidFields).toEqual(['email', 'experience', 'availability']);
    form().answer('email', 'ada');
    expect(form().invalidFields).toEqual(['email', 'experience', 'availability']);
    form().answer('email', 'ada@byron.example');
    form().answer('experience', '1-2');
    expect(form().invalidFields).toEqual(['availability']);
  });

  test('marks fields only when it is submitted', async () => {
    const { form } = startApplication();
    form().answer('name', '');
    expect(form().invalidFields).toEqual([]);
    await form().submit();
    form().answer('name', 'Ada');
    form().answer('name', '');
    expect(form().invalidFields).toEqual(['email', 'experience', 'availability']);
    await form().submit();
    expect(form().invalidFields).toContain('name');
  });

  test('is not sent with a malformed email address', async () => {
    const { form, submit } = startApplication();
    form().fill({ ...required, email: 'ada' });
    await form().submit();
    expect(submit).not.toHaveBeenCalled();
    expect(form().invalidFields).toEqual(['email']);
  });

  test('is sent once it is complete', async () => {
    const { form, submit } = startApplication();
    await form().submit();
    form().fill(required);
    await form().submit();
    expect(submit).toHaveBeenCalledOnce();
    expect(form()).toMatchObject({ progress: 'sent', invalidFields: [] });
  });

  test('removes the failure of an earlier attempt', async () => {
    const { form, standing } = startFilled({ submit: async () => null });
    await form().submit();
    form().answer('name', '');
    await form().submit();
    expect(form().progress).toBe('editing');
    expect(standing).toEqual([]);
  });
});

test('shows a notice and dispatches an event after a success, and sends nothing again', async () => {
  const { form, eventNames, standing, submit } = startFilled();
  await form().submit();
  await form().submit();
  expect(form().progress).toBe('sent');
  expect(standing).toMatchObject([words.notices.success]);
  expect(eventNames()).toEqual(['hire-answer', 'hire-submit', 'hire-success']);
  expect(submit).toHaveBeenCalledOnce();
});

test('a success removes the notice about a wrong file', async () => {
  const { form, standing } = startFilled();
  await form().chooseResume(file('ada.png', 'image/png'));
  await form().submit();
  expect(standing).toMatchObject([words.notices.success]);
});

test('does not send twice while a request is pending', async () => {
  const { submit, answer } = delayedAnswers();
  const { form, eventNames } = startFilled({ submit });
  const sending = [form().submit(), form().submit()];
  expect(form().progress).toBe('sending');
  answer(true);
  await Promise.all(sending);
  expect(submit).toHaveBeenCalledOnce();
  expect(eventNames()).toEqual(['hire-answer', 'hire-submit', 'hire-success']);
});

test('after a failure shows a notice, keeps the answers and can send them again', async () => {
  const { submit, answer } = delayedAnswers();
  const { form, eventNames, standing } = startFilled({ submit });
  const { answers } = form();
  const first = form().submit();
  answer(false);
  await first;
  expect(form()).toMatchObject({ progress: 'failure', answers });
  expect(standing).toMatchObject([words.notices.failure]);
  const second = form().submit();
  expect(standing).toEqual([]);
  answer(true);
  await second;
  expect(form().progress).toBe('sent');
  expect(submit.mock.calls[1]).toEqual(submit.mock.calls[0]);
  expect(eventNames().slice(1)).toEqual([
    'hire-submit',
    'hire-error',
    'hire-submit',
    'hire-success',
  ]);
});

test('sends what was typed during a failed request with the next one', async () => {
  const { submit, answer } = delayedAnswers();
  const { form } = startFilled({ submit });
  const first = form().submit();
  form().answer('email', 'other@byron.example');
  answer(false);
  await first;
  expect(form().answers.email).toBe('other@byron.example');
  form().submit();
  expect(submit.mock.lastCall?.[1]).toMatchObject({ email: 'other@byron.example' });
});

test('after a success keeps the answers that were sent', async () => {
  const { submit, answer } = delayedAnswers();
  const { form } = startFilled({ submit });
  const { answers } = form();
  const sending = form().submit();
  form().answer('email', 'other@byron.example');
  answer(true);
  await sending;
  form().fill({ name: 'Other' });
  form().toggleSkill('DevOps');
  await form().chooseResume(file('ada.pdf', 'application/pdf'));
  expect(form().answers).toEqual(answers);
});

test('a reset restores the initial state and removes all notices', async () => {
  const { store, form, standing } = startFilled({ submit: async () => null });
  await form().chooseResume(file('ada.png', 'image/png'));
  await form().submit();
  expect(standing).toHaveLength(2);
  form().reset();
  expect(form()).toEqual(store.getInitialState());
  expect(standing).toEqual([]);
});

test('ignores a response after a reset', async () => {
  const { submit, answer } = delayedAnswers();
  const { form, standing, eventNames } = startFilled({ submit });
  const sending = form().submit();
  form().reset();
  answer(false);
  await sending;
  expect(form().progress).toBe('editing');
  expect(standing).toEqual([]);
  expect(eventNames()).toEqual(['hire-answer', 'hire-submit']);
});

test('the host can cancel hire-submit and no other event', async () => {
  const emit = vi.fn<FormDeps['emit']>((name) => name !== 'hire-submit');
  const { form, submit } = startFilled({ emit });
  await form().submit();
  expect(submit).not.toHaveBeenCalled();
  expect(form().progress).toBe('editing');
  expect(emit.mock.calls.filter(([, , options]) => options)).toEqual([
    ['hire-submit', undefined, { cancelable: true }],
  ]);
});

test('can fetch what sending needs ahead of time', () => {
  const { form, prepare } = startApplication();
  form().prepare();
  expect(prepare).toHaveBeenCalledOnce();
});

describe('the title of a page that the form owns', () => {
  const start = (title: string) => {
    vi.stubGlobal('document', { title });
    const { store, form } = startApplication();
    return { form, stop: showErrorInTitle(store) };
  };

  test('has a prefix while there are errors', async () => {
    const { form } = start('Apply');
    expect(document.title).toBe('Apply');
    await form().submit();
    await form().submit();
    expect(document.title).toBe('Error: Apply');
    form().fill({ ...required, name: '' });
    expect(document.title).toBe('Error: Apply');
    form().fill(required);
    expect(document.title).toBe('Apply');
  });

  test('loses the prefix after a reset and when the form is removed', async () => {
    const { form, stop } = start('Apply');
    await form().submit();
    form().reset();
    expect(document.title).toBe('Apply');
    await form().submit();
    stop();
    expect(document.title).toBe('Apply');
    form().reset();
    await form().submit();
    expect(document.title).toBe('Apply');
  });

  test('is not restored if the page has changed it', async () => {
    const { form } = start('Error: a history');
    expect(document.title).toBe('Error: a history');
    await form().submit();
    document.title = 'Elsewhere';
    form().reset();
    expect(document.title).toBe('Elsewhere');
  });
});
