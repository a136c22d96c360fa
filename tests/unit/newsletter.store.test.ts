import { describe, expect, test } from 'vitest';
import { newsletterForm, topics } from '../../supabase/functions/_shared/contract.ts';
import { findErrors } from '../../widgets/kit/form/form-answers.ts';
import type { FormDeps } from '../../widgets/kit/form/form-state.ts';
import { createNewsletterStore } from '../../widgets/kit/newsletter/store.ts';
import { messages } from '../../widgets/newsletter-panel/content.ts';
import { createFormDeps, delayedAnswers } from './form.fixture.ts';

const { notices } = messages;
const email = 'ada@byron.example';

function start(changed: Partial<FormDeps> = {}) {
  const { deps, ...record } = createFormDeps();
  const store = createNewsletterStore({ ...deps, ...changed }, messages);
  return { ...record, deps, state: store.getState };
}

const blank = { answers: { email: '', curiosity: '' }, progress: 'editing', invalidFields: [] };

test('the newsletter form offers the contract’s topics and preselects none', () => {
  expect(Object.keys(messages.fields.curiosity.options)).toEqual(topics);
  expect(start().state().answers.curiosity).toBe('');
});

test('the newsletter form starts closed and blank', () => {
  expect(start().state()).toMatchObject({ isOpen: false, ...blank });
});

describe('opening and closing', () => {
  test('opening and closing dispatch events that the host can cancel', () => {
    const { state, deps } = start();
    state().open();
    state().close();
    const cancelable = { cancelable: true };
    expect(deps.emit.mock.calls).toEqual([
      ['hire-open', undefined, cancelable],
      ['hire-close', undefined, cancelable],
    ]);
  });

  test('opening fills in a known email address', () => {
    const { state } = start();
    state().open({ email });
    expect(state()).toMatchObject({ isOpen: true, answers: { email, curiosity: '' } });
  });

  test('opening fills in an email address if the form is already open', () => {
    const { state } = start();
    state().open();
    state().open({ email });
    expect(state().answers.email).toBe(email);
  });

  test('opening fills in nothing if the host cancels it', () => {
    const { state } = start({ emit: () => false });
    state().open({ email });
    expect(state()).toMatchObject({ isOpen: false, ...blank });
  });

  test('closing removes the errors and the notice, and keeps what was typed', () => {
    const { state, visible } = start();
    state().open({ email: 'ada' });
    state().submit();
    expect(state().invalidFields).toEqual(['email']);
    state().close();
    const answers = { email: 'ada', curiosity: '' };
    expect(state()).toMatchObject({ isOpen: false, ...blank, answers });
    expect(visible).toEqual([]);
  });

  test('a close that the host cancels keeps the answers', () => {
    const { state } = start({ emit: (name) => name !== 'hire-close' });
    state().open({ email });
    state().close();
    expect(state()).toMatchObject({ isOpen: true, answers: { email } });
  });
});

describe('submitting', () => {
  test.each([
    ['', 'missing', [notices.missing]],
    [' \t', 'missing', [notices.missing]],
    ['ada', 'malformed', []],
    ['ada@', 'malformed', []],
  ] as const)(
    'the email address "%s" is %s: nothing is sent, and only if it is missing a notice says so',
    async (typed, error, notices) => {
      const { state, deps, shown, events } = start();
      state().fill({ email: typed });
      await state().submit();
      expect(findErrors(state().answers, ['email'])).toEqual({ email: error });
      expect(deps.submit).not.toHaveBeenCalled();
      expect(state()).toMatchObject({ invalidFields: ['email'], progress: 'editing' });
      expect(shown).toMatchObject(notices);
      expect(events.at(-1)).toEqual(['hire-invalid', { fields: ['email'] }]);
    },
  );

  test('the newsletter form sends both fields and trims the email address', async () => {
    const { state, deps } = start();
    state().fill({ email: ` ${email} `, curiosity: 'remote-teams' });
    await state().submit();
    expect(deps.submit.mock.calls).toEqual([
      [newsletterForm, { email, curiosity: 'remote-teams' }],
    ]);
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

  test('a success after closing shows a notice and resets the form', async () => {
    const { state, shown, eventNames } = await closeMidway(true);
    expect(shown).toMatchObject([notices.subscribed]);
    expect(eventNames().at(-1)).toBe('hire-success');
    expect(state()).toMatchObject({ isOpen: false, ...blank });
  });

  test('a failure after closing shows a notice and keeps the answers', async () => {
    const { state, shown } = await closeMidway(false);
    expect(shown).toMatchObject([notices.failure]);
    state().close();
    state().open();
    expect(state()).toMatchObject({ progress: 'failure', answers: { email } });
  });
});
