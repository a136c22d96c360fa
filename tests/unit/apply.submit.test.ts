import { afterEach, describe, expect, test, vi } from 'vitest';
import { applicationForm } from '../../supabase/functions/_shared/contract.ts';
import { words } from '../../widgets/apply/content.ts';
import { markTitle } from '../../widgets/kit/error-title.ts';
import type { FormDeps } from '../../widgets/kit/form.ts';
import { file, heldAnswers, required, startApplication } from './apply.store.fixture.ts';

afterEach(() => void vi.unstubAllGlobals());

const startFilled = (...given: Parameters<typeof startApplication>) => {
  const started = startApplication(...given);
  started.form().fill(required);
  return started;
};

test('what is sent has all twelve keys, and says in words that there is no resume', async () => {
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

test('of a resume the name is sent, and no byte of it', async () => {
  const { form, submit } = startFilled();
  await form().chooseResume(file('ada.pdf', 'application/pdf', 'secret'));
  await form().submit();
  expect(submit.mock.lastCall?.[1]).toMatchObject({ resumeFile: 'ada.pdf' });
  expect(JSON.stringify(submit.mock.lastCall)).not.toContain('secret');
});

describe('a form with something missing', () => {
  test('is not sent; it is refused, told and announced by its fields', async () => {
    const { form, submit, standing, events } = startApplication();
    await form().submit();
    expect(submit).not.toHaveBeenCalled();
    const fields = ['name', 'email', 'experience', 'availability'];
    expect(form()).toMatchObject({ refused: fields, refusals: 1, progress: 'editing' });
    expect(standing).toMatchObject([words.notices.missing]);
    expect(words.notices.missing.title).toBe('Please fill in all required fields');
    expect(events).toEqual([['hire-invalid', { fields }]]);
  });

  test('is refused anew each time, with one notice standing', async () => {
    const { form, standing } = startApplication();
    await form().submit();
    await form().submit();
    expect(form().refusals).toBe(2);
    expect(standing).toMatchObject([words.notices.missing]);
  });

  test('is cleared field by field as each gets a valid value', async () => {
    const { form } = startApplication();
    await form().submit();
    form().answer('name', 'Ada');
    expect(form().refused).toEqual(['email', 'experience', 'availability']);
    form().answer('email', 'ada');
    expect(form().refused).toEqual(['email', 'experience', 'availability']);
    form().answer('email', 'ada@byron.example');
    form().answer('experience', '1-2');
    expect(form().refused).toEqual(['availability']);
  });

  test('takes its notice back with the last fault, and not before', async () => {
    const { form, standing } = startApplication();
    await form().submit();
    form().fill({ ...required, availability: '' });
    expect(standing).toMatchObject([words.notices.missing]);
    form().fill(required);
    expect(standing).toEqual([]);
    expect(form().refused).toEqual([]);
  });

  test('flags nothing before it was submitted, and no mended field until it is again', async () => {
    const { form } = startApplication();
    form().answer('name', '');
    expect(form().refused).toEqual([]);
    await form().submit();
    form().answer('name', 'Ada');
    form().answer('name', '');
    expect(form().refused).toEqual(['email', 'experience', 'availability']);
    await form().submit();
    expect(form().refused).toContain('name');
  });

  test('a malformed e-mail alone is told as such', async () => {
    const { form, submit, standing } = startApplication();
    form().fill({ ...required, email: 'ada' });
    await form().submit();
    expect(submit).not.toHaveBeenCalled();
    expect(form().refused).toEqual(['email']);
    expect(standing).toMatchObject([words.notices.malformed]);
  });

  test('is sent as soon as nothing is', async () => {
    const { form, submit } = startApplication();
    await form().submit();
    form().fill(required);
    await form().submit();
    expect(submit).toHaveBeenCalledOnce();
    expect(form()).toMatchObject({ progress: 'sent', refused: [] });
  });

  test('after a failure is no failure any more', async () => {
    const { form, standing } = startFilled({ submit: async () => false });
    await form().submit();
    form().answer('name', '');
    await form().submit();
    expect(form().progress).toBe('editing');
    expect(standing).toMatchObject([words.notices.missing]);
  });
});

test('a success is told, announced and final', async () => {
  const { form, eventNames, standing, submit } = startFilled();
  await form().submit();
  await form().submit();
  expect(form().progress).toBe('sent');
  expect(standing).toMatchObject([words.notices.success]);
  expect(eventNames()).toEqual(['hire-answer', 'hire-submit', 'hire-success']);
  expect(submit).toHaveBeenCalledOnce();
});

test('a success takes back what was said of a wrong file', async () => {
  const { form, standing } = startFilled();
  await form().chooseResume(file('ada.png', 'image/png'));
  await form().submit();
  expect(standing).toMatchObject([words.notices.success]);
});

test('a second press while the first is on its way sends nothing', async () => {
  const { submit, answer } = heldAnswers();
  const { form, eventNames } = startFilled({ submit });
  const sending = [form().submit(), form().submit()];
  expect(form().progress).toBe('sending');
  answer(true);
  await Promise.all(sending);
  expect(submit).toHaveBeenCalledOnce();
  expect(eventNames()).toEqual(['hire-answer', 'hire-submit', 'hire-success']);
});

test('a failure is told, keeps the answers, and the same can be sent again', async () => {
  const { submit, answer } = heldAnswers();
  const { form, eventNames, standing } = startFilled({ submit });
  const { answers } = form();
  const first = form().submit();
  answer(false);
  await first;
  expect(form()).toMatchObject({ progress: 'failed', answers });
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

test('what is typed while the application is on its way counts for the next attempt', async () => {
  const { submit, answer } = heldAnswers();
  const { form } = startFilled({ submit });
  const first = form().submit();
  form().answer('email', 'other@byron.example');
  answer(false);
  await first;
  expect(form().answers.email).toBe('other@byron.example');
  form().submit();
  expect(submit.mock.lastCall?.[1]).toMatchObject({ email: 'other@byron.example' });
});

test('the confirmation has the answers that were sent, and they stay so', async () => {
  const { submit, answer } = heldAnswers();
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

test('a reset brings back the beginning and takes every notice back', async () => {
  const { store, form, standing } = startFilled({ submit: async () => false });
  await form().chooseResume(file('ada.png', 'image/png'));
  await form().submit();
  expect(standing).toHaveLength(2);
  form().reset();
  expect(form()).toEqual(store.getInitialState());
  expect(standing).toEqual([]);
});

test('an answer that arrives after a reset changes nothing and is not told', async () => {
  const { submit, answer } = heldAnswers();
  const { form, standing, eventNames } = startFilled({ submit });
  const sending = form().submit();
  form().reset();
  answer(false);
  await sending;
  expect(form().progress).toBe('editing');
  expect(standing).toEqual([]);
  expect(eventNames()).toEqual(['hire-answer', 'hire-submit']);
});

test('a host that cancels hire-submit sends for itself, and can cancel nothing else', async () => {
  const emit = vi.fn<FormDeps['emit']>((name) => name !== 'hire-submit');
  const { form, submit } = startFilled({ emit });
  await form().submit();
  expect(submit).not.toHaveBeenCalled();
  expect(form().progress).toBe('editing');
  expect(emit.mock.calls.filter(([, , options]) => options)).toEqual([
    ['hire-submit', undefined, { cancelable: true }],
  ]);
});

test('what sending needs can be fetched before it is needed', () => {
  const { form, prepare } = startApplication();
  form().prepare();
  expect(prepare).toHaveBeenCalledOnce();
});

describe('the title of a page that is the form’s', () => {
  const start = (title: string) => {
    vi.stubGlobal('document', { title });
    const { store, form } = startApplication();
    return { form, stop: markTitle(store) };
  };

  test('says so for as long as a fault stands', async () => {
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

  test('is the page’s own again after a reset, and when the form is gone', async () => {
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

  test('is left alone where the page has changed it meanwhile', async () => {
    const { form } = start('Error: a history');
    expect(document.title).toBe('Error: a history');
    await form().submit();
    document.title = 'Elsewhere';
    form().reset();
    expect(document.title).toBe('Elsewhere');
  });
});
