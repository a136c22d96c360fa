import { describe, expect, test } from 'vitest';
import { newsletterForm, topics } from '../../supabase/functions/_shared/contract.ts';
import { type FormDeps, faultsIn } from '../../widgets/kit/form.ts';
import { words } from '../../widgets/kit/newsletter/content.ts';
import { createNewsletterStore, form } from '../../widgets/kit/newsletter/store.ts';
import { email, heldAnswers, world } from './newsletter.store.fixture.ts';

const { notices } = words;

function start(changed: Partial<FormDeps> = {}) {
  const { deps, ...record } = world();
  const store = createNewsletterStore({ ...deps, ...changed }, words);
  return { ...record, deps, state: store.getState };
}

const blank = { answers: { email: '', curiosity: '' }, progress: 'editing', refused: [] };

test('the form is the contract’s, by its name', () => {
  expect(form.type).toBe(newsletterForm.type);
  expect(Object.keys(start().state().answers)).toEqual(Object.keys(newsletterForm.fields));
});

test('the topics are the contract’s, and none is chosen beforehand', () => {
  expect(Object.keys(words.fields.curiosity.options)).toEqual(topics);
  expect(start().state().answers.curiosity).toBe('');
});

test('it is closed and blank at first', () => {
  expect(start().state()).toMatchObject({ isOpen: false, ...blank });
});

describe('opening and closing', () => {
  test('are told by events that a host can cancel', () => {
    const { state, deps } = start();
    state().open();
    state().close();
    const cancelable = { cancelable: true };
    expect(deps.emit.mock.calls).toEqual([
      ['hire-open', undefined, cancelable],
      ['hire-close', undefined, cancelable],
    ]);
  });

  test('toggle does the one or the other', () => {
    const { state } = start();
    state().toggle();
    expect(state().isOpen).toBe(true);
    state().toggle();
    expect(state().isOpen).toBe(false);
  });

  test('opens with an e-mail to confirm', () => {
    const { state } = start();
    state().open({ email });
    expect(state()).toMatchObject({ isOpen: true, answers: { email, curiosity: '' } });
  });

  test('an e-mail given to an open form is taken over', () => {
    const { state } = start();
    state().open();
    state().open({ email });
    expect(state().answers.email).toBe(email);
  });

  test('where a host forbids the opening, nothing is filled in', () => {
    const { state } = start({ emit: () => false });
    state().open({ email });
    expect(state()).toMatchObject({ isOpen: false, ...blank });
  });

  test('closing empties the form, and takes its notice back', () => {
    const { state, dismissed } = start();
    state().open({ email: 'ada' });
    state().submit();
    state().close();
    expect(state()).toMatchObject({ isOpen: false, ...blank });
    expect(dismissed).toContainEqual(expect.objectContaining(notices.malformed));
  });

  test('where a host forbids the closing, nothing is lost', () => {
    const { state } = start({ emit: (name) => name !== 'hire-close' });
    state().open({ email });
    state().close();
    expect(state()).toMatchObject({ isOpen: true, answers: { email } });
  });
});

describe('answers', () => {
  test('are kept by field, and told by their names alone', () => {
    const { state, events } = start();
    state().answer('email', email);
    state().fill({ curiosity: 'other' });
    expect(state().answers).toEqual({ email, curiosity: 'other' });
    expect(events).toEqual([
      ['hire-answer', { fields: ['email'] }],
      ['hire-answer', { fields: ['curiosity'] }],
    ]);
  });

  test('of a host that are no fields, or no text, are left out', () => {
    const { state } = start();
    state().fill({ email: 7, name: 'Ada', curiosity: 'other' } as never);
    expect(state().answers).toEqual({ email: '', curiosity: 'other' });
  });

  test('stay as they were sent', async () => {
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
  ] as const)('"%s" is %s: nothing is sent, and the page says so', async (typed, fault) => {
    const { state, deps, shown, events } = start();
    state().fill({ email: typed });
    await state().submit();
    expect(faultsIn(state().answers, ['email'])).toEqual({ email: fault });
    expect(deps.submit).not.toHaveBeenCalled();
    expect(state()).toMatchObject({ refused: ['email'], progress: 'editing' });
    expect(shown).toMatchObject([notices[fault]]);
    expect(events.at(-1)).toEqual(['hire-invalid', { fields: ['email'] }]);
  });

  test('the words for an empty e-mail are the specification’s', () => {
    expect(notices.missing).toMatchObject({ text: 'Please enter your email' });
  });

  test('the fault goes as soon as the e-mail is right, with its notice', async () => {
    const { state, dismissed } = start();
    await state().submit();
    state().answer('email', 'ada@');
    expect(state().refused).toEqual(['email']);
    state().answer('email', email);
    expect(state().refused).toEqual([]);
    expect(dismissed).toMatchObject([notices.missing]);
  });

  test('a second refusal takes the first one’s notice back', async () => {
    const { state, dismissed, shown } = start();
    await state().submit();
    state().answer('email', 'ada');
    await state().submit();
    expect(dismissed).toContainEqual(expect.objectContaining(notices.missing));
    expect(shown).toMatchObject([notices.missing, notices.malformed]);
  });

  test('sends both keys, without the space around an address', async () => {
    const { state, deps } = start();
    state().fill({ email: ` ${email} `, curiosity: 'remote-teams' });
    await state().submit();
    expect(deps.submit.mock.calls).toEqual([[form, { email, curiosity: 'remote-teams' }]]);
  });

  test('a second press while the first is on its way sends nothing', async () => {
    const { submit, answer } = heldAnswers();
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

  test('a failure is told and keeps everything, and the same can be sent again', async () => {
    const { submit, answer } = heldAnswers();
    const { state, shown, dismissed, eventNames } = start({ submit });
    state().open({ email, curiosity: 'other' });
    const first = state().submit();
    answer(false);
    await first;
    const answers = { email, curiosity: 'other' };
    expect(state()).toMatchObject({ isOpen: true, progress: 'failed', answers });
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

  test('a host that cancels hire-submit sends for itself', async () => {
    const { state, deps } = start({ emit: (name) => name !== 'hire-submit' });
    state().open({ email });
    await state().submit();
    expect(deps.submit).not.toHaveBeenCalled();
    expect(state().progress).toBe('editing');
  });

  test('what sending needs can be fetched before it is needed', () => {
    const { state, deps } = start();
    state().prepare();
    expect(deps.prepare).toHaveBeenCalledOnce();
  });

  test('an answer after a reset changes nothing, and is not told', async () => {
    const { submit, answer } = heldAnswers();
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

describe('closed while the answers are on their way', () => {
  const closeMidway = async (isSent: boolean) => {
    const { submit, answer } = heldAnswers();
    const started = start({ submit });
    started.state().open({ email });
    const sending = started.state().submit();
    started.state().close();
    answer(isSent);
    await sending;
    return started;
  };

  test('a success is said on the page, and the form is blank again', async () => {
    const { state, shown, eventNames } = await closeMidway(true);
    expect(shown).toMatchObject([notices.subscribed]);
    expect(eventNames().at(-1)).toBe('hire-success');
    expect(state()).toMatchObject({ isOpen: false, ...blank });
  });

  test('a failure is said on the page, and nothing typed is lost', async () => {
    const { state, shown } = await closeMidway(false);
    expect(shown).toMatchObject([notices.failure]);
    state().close();
    state().open();
    expect(state()).toMatchObject({ progress: 'failed', answers: { email } });
  });
});
