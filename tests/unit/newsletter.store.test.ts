import { describe, expect, test } from 'vitest';
import { newsletterForm, topics } from '../../supabase/functions/_shared/contract.ts';
import { type FormDeps, findErrors } from '../../widgets/kit/form/form.ts';
import { createNewsletterStore } from '../../widgets/kit/newsletter/store.ts';
import { words } from '../../widgets/newsletter-panel/content.ts';
import { createDeps, email } from './newsletter.store.fixture.ts';
import { delayedAnswers } from './submit.fixture.ts';

const { notices } = words;

function start(changed: Partial<FormDeps> = {}) {
  const { deps, ...record } = createDeps();
  const store = createNewsletterStore({ ...deps, ...changed }, words);
  return { ...record, deps, state: store.getState };
}

const blank = { answers: { email: '', curiosity: '' }, progress: 'editing', invalidFields: [] };

test('offers the contract’s topics and preselects none', () => {
  expect(Object.keys(words.fields.curiosity.options)).toEqual(topics);
  expect(start().state().answers.curiosity).toBe('');
});

test('starts closed and blank', () => {
  expect(start().state()).toMatchObject({ isOpen: false, ...blank });
});

describe('opening and closing', () => {
  test('dispatch events that the host can cancel', () => {
    const { state, deps } = start();
    state().open();
    state().close();
    const cancelable = { cancelable: true };
    expect(deps.emit.mock.calls).toEqual([
      ['hire-open', undefined, cancelable],
      ['hire-close', undefined, cancelable],
    ]);
  });

  test('toggle opens a closed form and closes an open one', () => {
    const { state } = start();
    state().toggle();
    expect(state().isOpen).toBe(true);
    state().toggle();
    expect(state().isOpen).toBe(false);
  });

  test('open fills in a known email address', () => {
    const { state } = start();
    state().open({ email });
    expect(state()).toMatchObject({ isOpen: true, answers: { email, curiosity: '' } });
  });

  test('open fills in an email address if the form is already open', () => {
    const { state } = start();
    state().open();
    state().open({ email });
    expect(state().answers.email).toBe(email);
  });

  test('open fills in nothing if the host cancels it', () => {
    const { state } = start({ emit: () => false });
    state().open({ email });
    expect(state()).toMatchObject({ isOpen: false, ...blank });
  });

  test('closing resets the form and removes its notice', () => {
    const { state, dismissed } = start();
    state().open({ email: 'ada' });
    state().submit();
    state().close();
    expect(state()).toMatchObject({ isOpen: false, ...blank });
    expect(dismissed).toContainEqual(expect.objectContaining(notices.malformed));
  });

  test('a close that the host cancels keeps the answers', () => {
    const { state } = start({ emit: (name) => name !== 'hire-close' });
    state().open({ email });
    state().close();
    expect(state()).toMatchObject({ isOpen: true, answers: { email } });
  });
});

describe('answers', () => {
  test('are stored by field, and events name the fields only', () => {
    const { state, events } = start();
    state().answer('email', email);
    state().fill({ curiosity: 'other' });
    expect(state().answers).toEqual({ email, curiosity: 'other' });
    expect(events).toEqual([
      ['hire-answer', { fields: ['email'] }],
      ['hire-answer', { fields: ['curiosity'] }],
    ]);
  });

  test('ignores unknown fields and values that are no text from the host', () => {
    const { state } = start();
    state().fill({ email: 7, name: 'Ada', curiosity: 'other' } as never);
    expect(state().answers).toEqual({ email: '', curiosity: 'other' });
  });

  test('do not change after a success', async () => {
    const { state } = start();
    state().open({ email });
    await state().submit();
    state().answer('email', 'other@byron.example');
    expect(state().answers.email).toBe(email);
  });
});

describe('submitting', () => {
  test.each([
    ['', 'missing'],
    [' \t', 'missing'],
    ['ada', 'malformed'],
    ['ada@', 'malformed'],
  ] as const)('"%s" is %s: nothing is sent and a notice is shown', async (typed, error) => {
    const { state, deps, shown, events } = start();
    state().fill({ email: typed });
    await state().submit();
    expect(findErrors(state().answers, ['email'])).toEqual({ email: error });
    expect(deps.submit).not.toHaveBeenCalled();
    expect(state()).toMatchObject({ invalidFields: ['email'], progress: 'editing' });
    expect(shown).toMatchObject([notices[error]]);
    expect(events.at(-1)).toEqual(['hire-invalid', { fields: ['email'] }]);
  });

  test('has the agreed text for an empty email field', () => {
    expect(notices.missing).toMatchObject({ text: 'Please enter your email' });
  });

  test('removes the error and its notice as soon as the email address is valid', async () => {
    const { state, dismissed } = start();
    await state().submit();
    state().answer('email', 'ada@');
    expect(state().invalidFields).toEqual(['email']);
    state().answer('email', email);
    expect(state().invalidFields).toEqual([]);
    expect(dismissed).toMatchObject([notices.missing]);
  });

  test('a second failed validation replaces the first one’s notice', async () => {
    const { state, dismissed, shown } = start();
    await state().submit();
    state().answer('email', 'ada');
    await state().submit();
    expect(dismissed).toContainEqual(expect.objectContaining(notices.missing));
    expect(shown).toMatchObject([notices.missing, notices.malformed]);
  });

  test('sends both fields and trims the email address', async () => {
    const { state, deps } = start();
    state().fill({ email: ` ${email} `, curiosity: 'remote-teams' });
    await state().submit();
    expect(deps.submit.mock.calls).toEqual([
      [newsletterForm, { email, curiosity: 'remote-teams' }],
    ]);
  });

  test('does not send twice while a request is pending', async () => {
    const { submit, answer } = delayedAnswers();
    const { state, eventNames } = start({ submit });
    state().open({ email });
    const sending = [state().submit(), state().submit()];
    expect(state().progress).toBe('sending');
    answer(true);
    await Promise.all(sending);
    await state().submit();
    expect(submit).toHaveBeenCalledOnce();
    expect(eventNames().filter((name) => name === 'hire-submit')).toHaveLength(1);
    expect(state().progress).toBe('sent');
  });

  test('after a failure shows a notice, keeps the answers and can send them again', async () => {
    const { submit, answer } = delayedAnswers();
    const { state, shown, dismissed, eventNames } = start({ submit });
    state().open({ email, curiosity: 'other' });
    const first = state().submit();
    answer(false);
    await first;
    const answers = { email, curiosity: 'other' };
    expect(state()).toMatchObject({ isOpen: true, progress: 'failure', answers });
    expect(shown).toMatchObject([notices.failure]);
    const second = state().submit();
    expect(dismissed).toContainEqual(expect.objectContaining(notices.failure));
    answer(true);
    await second;
    expect(submit.mock.calls[1]).toEqual(submit.mock.calls[0]);
    expect(eventNames().slice(-4)).toEqual([
      'hire-submit',
      'hire-error',
      'hire-submit',
      'hire-success',
    ]);
  });

  test('the host can cancel hire-submit', async () => {
    const { state, deps } = start({ emit: (name) => name !== 'hire-submit' });
    state().open({ email });
    await state().submit();
    expect(deps.submit).not.toHaveBeenCalled();
    expect(state().progress).toBe('editing');
  });

  test('can fetch what sending needs ahead of time', () => {
    const { state, deps } = start();
    state().prepare();
    expect(deps.prepare).toHaveBeenCalledOnce();
  });

  test('ignores a response after a reset', async () => {
    const { submit, answer } = delayedAnswers();
    const { state, shown } = start({ submit });
    state().open({ email });
    const sending = state().submit();
    state().reset();
    answer(false);
    await sending;
    expect(state()).toMatchObject({ isOpen: true, ...blank });
    expect(shown).toEqual([]);
  });
});

describe('closed while a request is pending', () => {
  const closeMidway = async (isSent: boolean) => {
    const { submit, answer } = delayedAnswers();
    const started = start({ submit });
    started.state().open({ email });
    const sending = started.state().submit();
    started.state().close();
    answer(isSent);
    await sending;
    return started;
  };

  test('a success shows a notice and resets the form', async () => {
    const { state, shown, eventNames } = await closeMidway(true);
    expect(shown).toMatchObject([notices.subscribed]);
    expect(eventNames().at(-1)).toBe('hire-success');
    expect(state()).toMatchObject({ isOpen: false, ...blank });
  });

  test('a failure shows a notice and keeps the answers', async () => {
    const { state, shown } = await closeMidway(false);
    expect(shown).toMatchObject([notices.failure]);
    state().close();
    state().open();
    expect(state()).toMatchObject({ progress: 'failure', answers: { email } });
  });
});
