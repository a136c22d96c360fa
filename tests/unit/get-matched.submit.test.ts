import { describe, expect, test, vi } from 'vitest';
import { getMatchedForm } from '../../supabase/functions/_shared/contract.ts';
import { words } from '../../widgets/get-matched/content.ts';
import { REQUIRED } from '../../widgets/get-matched/store.ts';
import { faultsIn } from '../../widgets/kit/form.ts';
import { heldAnswers, startWizard } from './get-matched.store.fixture.ts';

const contact = { name: 'Ada Byron', email: 'ada@byron.example' };

test('an empty wizard is sent, with all twelve keys', async () => {
  const { wizard, submit } = startWizard();
  await wizard().submit();
  expect(submit).toHaveBeenCalledOnce();
  const [form, answers] = submit.mock.calls[0] ?? [];
  expect(form).toBe(getMatchedForm);
  expect(Object.keys(answers ?? {})).toEqual(Object.keys(getMatchedForm.fields));
  expect(
    Object.values(answers ?? {})
      .flat()
      .join(''),
  ).toBe('');
});

test('what was skipped is empty and what was answered is sent', async () => {
  const { wizard, submit } = startWizard({ role: 'dev' });
  wizard().next();
  wizard().next();
  wizard().answer('management', 'Not sure yet');
  wizard().typeExtraSkills('Rust');
  await wizard().submit();
  expect(submit.mock.lastCall?.[1]).toMatchObject({
    role: 'dev',
    engagement: '',
    management: 'Not sure yet',
    skills: [],
  });
});

test('a success is told, announced and final', async () => {
  const { wizard, eventNames, shown, submit } = startWizard();
  wizard().goTo(9);
  await wizard().submit();
  await wizard().submit();
  expect(wizard().progress).toBe('sent');
  expect(shown).toMatchObject([words.notices.success]);
  expect(eventNames()).toEqual(['hire-step', 'hire-submit', 'hire-success']);
  expect(submit).toHaveBeenCalledOnce();
});

test('a second press while the first is on its way sends nothing', async () => {
  const { submit, answer } = heldAnswers();
  const { wizard, eventNames } = startWizard({ submit });
  const sending = [wizard().submit(), wizard().submit()];
  expect(wizard().progress).toBe('sending');
  answer(true);
  await Promise.all(sending);
  expect(submit).toHaveBeenCalledOnce();
  expect(eventNames()).toEqual(['hire-submit', 'hire-success']);
});

test('a failure is told, keeps step and answers, and the same answers can be sent again', async () => {
  const { submit, answer } = heldAnswers();
  const { wizard, eventNames, shown, dismissed } = startWizard({ submit });
  wizard().fill(contact);
  wizard().goTo(9);
  const first = wizard().submit();
  answer(false);
  await first;
  expect(wizard()).toMatchObject({ step: 9, progress: 'failed', answers: contact });
  expect(shown).toMatchObject([words.notices.failure]);
  const second = wizard().submit();
  expect(dismissed).toMatchObject([words.notices.failure]);
  answer(true);
  await second;
  expect(wizard().progress).toBe('sent');
  expect(submit.mock.calls[1]).toEqual(submit.mock.calls[0]);
  expect(eventNames().slice(-4)).toEqual([
    'hire-submit',
    'hire-error',
    'hire-submit',
    'hire-success',
  ]);
});

test('after a failure the visitor can go back, correct an answer and send that', async () => {
  const submit = vi.fn(async () => true).mockResolvedValueOnce(false);
  const { wizard } = startWizard({ submit });
  wizard().goTo(9);
  await wizard().submit();
  wizard().goTo(1);
  wizard().answer('role', 'pm');
  await wizard().submit();
  expect(submit.mock.lastCall).toMatchObject([getMatchedForm, { role: 'pm' }]);
});

describe.each(['while the answers are on their way', 'after they arrived'])('%s', (moment) => {
  const start = async () => {
    const { submit, answer } = heldAnswers();
    const started = startWizard({ submit });
    started.wizard().fill(contact);
    started.wizard().goTo(9);
    const sending = started.wizard().submit();
    if (moment === 'after they arrived') {
      answer(true);
      await sending;
    }
    return started;
  };

  test('no step is left', async () => {
    const { wizard } = await start();
    wizard().back();
    wizard().goTo(1);
    expect(wizard().step).toBe(9);
  });
});

test('what is typed while the answers are on their way counts for the next attempt', async () => {
  const { submit, answer } = heldAnswers();
  const { wizard } = startWizard({ submit });
  wizard().fill(contact);
  const first = wizard().submit();
  wizard().answer('email', 'other@byron.example');
  answer(false);
  await first;
  expect(wizard().answers.email).toBe('other@byron.example');
  wizard().submit();
  expect(submit.mock.lastCall?.[1]).toMatchObject({ email: 'other@byron.example' });
});

test('the confirmation has the answers that were sent, whatever was typed meanwhile', async () => {
  const { submit, answer } = heldAnswers();
  const { wizard } = startWizard({ submit });
  wizard().fill(contact);
  const sending = wizard().submit();
  wizard().answer('email', 'other@byron.example');
  answer(true);
  await sending;
  expect(wizard().answers).toEqual(submit.mock.lastCall?.[1]);
});

test('after the answers arrived they stay as they were sent', async () => {
  const { wizard, eventNames } = startWizard();
  await wizard().submit();
  const { answers } = wizard();
  wizard().answer('email', 'other@byron.example');
  wizard().fill({ name: 'Other' });
  wizard().toggleSkill('React');
  expect(wizard().answers).toEqual(answers);
  expect(eventNames()).toEqual(['hire-submit', 'hire-success']);
});

test('a reset takes a failure notice back', async () => {
  const { wizard, dismissed } = startWizard({ submit: async () => false });
  await wizard().submit();
  wizard().reset();
  expect(dismissed).toMatchObject([words.notices.failure]);
});

test('an answer that arrives after a reset changes nothing and is not told', async () => {
  const { submit, answer } = heldAnswers();
  const { wizard, shown, eventNames } = startWizard({ submit });
  const sending = wizard().submit();
  wizard().reset();
  answer(false);
  await sending;
  expect(wizard().progress).toBe('editing');
  expect(shown).toEqual([]);
  expect(eventNames()).toEqual(['hire-submit']);
});

test('a host that cancels hire-submit sends for itself', async () => {
  const { wizard, submit } = startWizard({ emit: (name) => name !== 'hire-submit' });
  await wizard().submit();
  expect(submit).not.toHaveBeenCalled();
  expect(wizard().progress).toBe('editing');
});

test('only hire-submit can be cancelled', async () => {
  const emit = vi.fn(() => true);
  const { wizard } = startWizard({ emit });
  wizard().next();
  await wizard().submit();
  expect(emit.mock.calls).toEqual([
    ['hire-step', { step: 2, of: 9 }],
    ['hire-submit', undefined, { cancelable: true }],
    ['hire-success'],
  ]);
});

test('what sending needs can be fetched before it is needed', () => {
  const { wizard, prepare } = startWizard();
  wizard().prepare();
  expect(prepare).toHaveBeenCalledOnce();
});

describe('a guarded wizard', () => {
  const guarded = () => startWizard({ isGuarded: () => true });

  test('sends nothing without a name and an e-mail, and says which are missing', async () => {
    const { wizard, submit, events } = guarded();
    await wizard().submit();
    expect(submit).not.toHaveBeenCalled();
    expect(wizard()).toMatchObject({ refused: ['name', 'email'], progress: 'editing' });
    expect(events).toEqual([['hire-invalid', { fields: ['name', 'email'] }]]);
  });

  test('sends as soon as both are there', async () => {
    const { wizard, submit } = guarded();
    await wizard().submit();
    wizard().fill(contact);
    await wizard().submit();
    expect(submit).toHaveBeenCalledOnce();
    expect(wizard()).toMatchObject({ refused: [], progress: 'sent' });
  });

  test.each([
    [
      { name: '', email: '' },
      { name: 'missing', email: 'missing' },
    ],
    [
      { name: '  ', email: '\t' },
      { name: 'missing', email: 'missing' },
    ],
    [{ name: 'Ada', email: 'ada' }, { email: 'malformed' }],
    [{ name: 'Ada', email: 'ada@byron.example' }, {}],
  ])('reads %o as %o', (given, faults) => {
    const { answers } = startWizard().wizard();
    expect(faultsIn({ ...answers, ...given }, REQUIRED)).toEqual(faults);
  });
});
