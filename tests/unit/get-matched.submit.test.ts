import { describe, expect, test, vi } from 'vitest';
import { getMatchedForm } from '../../supabase/functions/_shared/contract.ts';
import { steps, words } from '../../widgets/get-matched/content.ts';
import { REQUIRED } from '../../widgets/get-matched/store.ts';
import { findErrors } from '../../widgets/kit/form/form.ts';
import type { Submit } from '../../widgets/kit/form/submit.ts';
import { startWizard } from './get-matched.store.fixture.ts';
import { delayedAnswers, receipt } from './submit.fixture.ts';

const contact = { name: 'Ada Byron', email: 'ada@byron.example' };

test('sends an empty wizard with all twelve fields', async () => {
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

test('sends the answers, and skipped ones as empty', async () => {
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

test('shows a notice and dispatches an event after a success, and sends nothing again', async () => {
  const { wizard, eventNames, shown, submit } = startWizard();
  wizard().fill(contact);
  wizard().goTo(9);
  await wizard().submit();
  await wizard().submit();
  expect(wizard().progress).toBe('sent');
  expect(shown).toMatchObject([words.notices.success]);
  expect(eventNames()).toEqual(['hire-answer', 'hire-step', 'hire-submit', 'hire-success']);
  expect(submit).toHaveBeenCalledOnce();
});

test.each([
  ['ada@byron.example', { email: 'ada@byron.example', phone: '' }],
  [' +44 20 1234', { email: '', phone: '+44 20 1234' }],
])(
  'without a contact promises nothing, and sends the answers again with %j',
  async (given, sent) => {
    const { wizard, submit, shown } = startWizard({ role: 'dev' });
    await wizard().submit();
    expect(wizard()).toMatchObject({ progress: 'sent', isReceived: true });
    expect(shown).toMatchObject([{ title: 'Success!', text: words.unreachable }]);
    await wizard().sendContact(given);
    await wizard().sendContact('late@byron.example');
    expect(submit).toHaveBeenCalledTimes(2);
    expect(submit.mock.lastCall?.[1]).toMatchObject({ role: 'dev', ...sent });
    expect(shown.at(-1)).toMatchObject(words.notices.success);
  },
);

test('after a contact was not received, another attempt sends the newest', async () => {
  const submit = vi
    .fn<Submit>(async () => receipt)
    .mockResolvedValueOnce(receipt)
    .mockResolvedValueOnce(null);
  const { wizard } = startWizard({ submit });
  await wizard().submit();
  await wizard().sendContact('ada@');
  expect(wizard()).toMatchObject({ progress: 'failure', isReceived: true });
  await wizard().sendContact('020 1234');
  expect(submit.mock.lastCall).toMatchObject([getMatchedForm, { email: '', phone: '020 1234' }]);
  expect(wizard().progress).toBe('sent');
});

test('does not send twice while a request is pending', async () => {
  const { submit, answer } = delayedAnswers();
  const { wizard, eventNames } = startWizard({ submit });
  const sending = [wizard().submit(), wizard().submit()];
  expect(wizard().progress).toBe('sending');
  answer(true);
  await Promise.all(sending);
  expect(submit).toHaveBeenCalledOnce();
  expect(eventNames()).toEqual(['hire-submit', 'hire-success']);
});

test('after a failure shows a notice, keeps step and answers, and can send them again', async () => {
  const { submit, answer } = delayedAnswers();
  const { wizard, eventNames, shown, dismissed } = startWizard({ submit });
  wizard().fill(contact);
  wizard().goTo(9);
  const first = wizard().submit();
  answer(false);
  await first;
  expect(wizard()).toMatchObject({ step: 9, progress: 'failure', answers: contact });
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

test('after a failure the visitor can go back and change an answer', async () => {
  const submit = vi.fn<Submit>(async () => receipt).mockResolvedValueOnce(null);
  const { wizard } = startWizard({ submit });
  wizard().goTo(9);
  await wizard().submit();
  wizard().goTo(1);
  wizard().answer('role', 'pm');
  await wizard().submit();
  expect(submit.mock.lastCall).toMatchObject([getMatchedForm, { role: 'pm' }]);
});

describe.each(['while the request is pending', 'after a success'])('%s', (moment) => {
  const start = async () => {
    const { submit, answer } = delayedAnswers();
    const started = startWizard({ submit });
    started.wizard().fill(contact);
    started.wizard().goTo(9);
    const sending = started.wizard().submit();
    if (moment === 'after a success') {
      answer(true);
      await sending;
    }
    return started;
  };

  test('the step does not change', async () => {
    const { wizard } = await start();
    wizard().back();
    wizard().goTo(1);
    expect(wizard().step).toBe(9);
  });
});

test('sends what was typed during a failed request with the next one', async () => {
  const { submit, answer } = delayedAnswers();
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

test('the confirmation shows the answers that were sent, not what was typed meanwhile', async () => {
  const { submit, answer } = delayedAnswers();
  const { wizard } = startWizard({ submit });
  wizard().fill(contact);
  const sending = wizard().submit();
  wizard().answer('email', 'other@byron.example');
  answer(true);
  await sending;
  expect(wizard().answers).toEqual(submit.mock.lastCall?.[1]);
});

test('after a success the answers do not change', async () => {
  const { wizard, eventNames } = startWizard();
  await wizard().submit();
  const { answers } = wizard();
  wizard().answer('email', 'other@byron.example');
  wizard().fill({ name: 'Other' });
  wizard().toggleSkill('React');
  expect(wizard().answers).toEqual(answers);
  expect(eventNames()).toEqual(['hire-submit', 'hire-success']);
});

test('a reset removes the notice of a failure', async () => {
  const { wizard, dismissed } = startWizard({ submit: async () => null });
  await wizard().submit();
  wizard().reset();
  expect(dismissed).toMatchObject([words.notices.failure]);
});

test('ignores a response after a reset', async () => {
  const { submit, answer } = delayedAnswers();
  const { wizard, shown, eventNames } = startWizard({ submit });
  const sending = wizard().submit();
  wizard().reset();
  answer(false);
  await sending;
  expect(wizard().progress).toBe('editing');
  expect(shown).toEqual([]);
  expect(eventNames()).toEqual(['hire-submit']);
});

test('the host can cancel hire-submit', async () => {
  const { wizard, submit } = startWizard({ emit: (name) => name !== 'hire-submit' });
  await wizard().submit();
  expect(submit).not.toHaveBeenCalled();
  expect(wizard().progress).toBe('editing');
});

test('only hire-submit can be canceled', async () => {
  const emit = vi.fn(() => true);
  const { wizard } = startWizard({ emit });
  wizard().next();
  await wizard().submit();
  expect(emit.mock.calls).toEqual([
    ['hire-step', { step: 2, of: steps.length }],
    ['hire-submit', undefined, { cancelable: true }],
    ['hire-success', receipt],
  ]);
});

test('can fetch what sending needs ahead of time', () => {
  const { wizard, prepare } = startWizard();
  wizard().prepare();
  expect(prepare).toHaveBeenCalledOnce();
});

describe('a wizard with guard', () => {
  const guarded = () => startWizard({ isGuarded: () => true });

  test('is not sent without a name and an email address, and dispatches which are missing', async () => {
    const { wizard, submit, events } = guarded();
    await wizard().submit();
    expect(submit).not.toHaveBeenCalled();
    expect(wizard()).toMatchObject({ invalidFields: ['name', 'email'], progress: 'editing' });
    expect(events).toEqual([['hire-invalid', { fields: ['name', 'email'] }]]);
  });

  test('is sent once both are there', async () => {
    const { wizard, submit } = guarded();
    await wizard().submit();
    wizard().fill(contact);
    await wizard().submit();
    expect(submit).toHaveBeenCalledOnce();
    expect(wizard()).toMatchObject({ invalidFields: [], progress: 'sent' });
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
  ])('finds in %o the errors %o', (given, errors) => {
    const { answers } = startWizard().wizard();
    expect(findErrors({ ...answers, ...given }, REQUIRED)).toEqual(errors);
  });
});
