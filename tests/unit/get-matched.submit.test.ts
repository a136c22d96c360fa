import { expect, test, vi } from 'vitest';
import { getMatchedForm } from '../../supabase/functions/_shared/contract.ts';
import { messages, steps } from '../../widgets/get-matched/content.ts';
import { getContact } from '../../widgets/get-matched/store.ts';
import type { Submit } from '../../widgets/kit/form/submit.ts';
import { delayedAnswers, fault, receipt } from './form.fixture.ts';
import { startWizard } from './get-matched.store.fixture.ts';

test('an empty wizard is sent with all twelve fields', async () => {
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

test('a wizard sends its answers, and skipped ones as empty', async () => {
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

test.each([
  ['ada@byron.example', { email: 'ada@byron.example', phone: '' }],
  [' +44 20 1234', { email: '', phone: '+44 20 1234' }],
])(
  'a wizard without a contact promises nothing, and sends the answers again with %j',
  async (given, sent) => {
    const { wizard, submit, shown } = startWizard({ role: 'dev' });
    await wizard().submit();
    expect(wizard()).toMatchObject({ progress: 'sent', sentAt: 'noon' });
    expect(shown).toEqual([]);
    await wizard().sendContact(given);
    await wizard().sendContact('late@byron.example');
    expect(submit).toHaveBeenCalledTimes(2);
    expect(submit.mock.lastCall?.[1]).toMatchObject({ role: 'dev', ...sent });
    expect(shown.at(-1)).toMatchObject(messages.notices.success);
  },
);

test('after a contact was not received, another attempt sends the newest', async () => {
  const submit = vi
    .fn<Submit>(async () => receipt)
    .mockResolvedValueOnce(receipt)
    .mockResolvedValueOnce(fault);
  const { wizard } = startWizard({ submit });
  await wizard().submit();
  await wizard().sendContact('ada@');
  expect(wizard()).toMatchObject({ progress: 'failure', sentAt: 'noon' });
  await wizard().sendContact('020 1234');
  expect(submit.mock.lastCall).toMatchObject([
    getMatchedForm,
    { email: '', phone: '020 1234' },
    { replaces: receipt.id },
  ]);
  expect(wizard().progress).toBe('sent');
});

test('the step does not change while the request is pending, nor after a success', async () => {
  const { submit, answer } = delayedAnswers();
  const { wizard } = startWizard({ submit });
  wizard().fill({ phone: '020 1234' });
  wizard().goTo(steps.length);
  const sending = wizard().submit();
  wizard().back();
  expect(wizard().step).toBe(steps.length);
  answer(true);
  await sending;
  wizard().goTo(1);
  expect(wizard().step).toBe(steps.length);
});

test('a wizard with guard is not sent without a name and an email address', async () => {
  const { wizard, submit, events } = startWizard({ isGuarded: () => true });
  await wizard().submit();
  expect(submit).not.toHaveBeenCalled();
  expect(events).toEqual([['hire-invalid', { fields: ['name', 'email'] }]]);
});

test.each([
  [{ email: 'anna@@byron.example' }, ''],
  [{ email: 'ann byron.example' }, ''],
  [{ phone: 'call me' }, ''],
  [{ phone: '12 34' }, ''],
  [{ phone: '02 01 2' }, '02 01 2'],
  [{ phone: '٠٢٠١٢' }, '٠٢٠١٢'],
  [{ email: 'anna@@byron.example', phone: '020 1234' }, '020 1234'],
  [{ email: ' ann@byron.example ' }, 'ann@byron.example'],
])('%o is sent at once, and can be answered at "%s"', async (given, contact) => {
  const { wizard, submit, shown } = startWizard();
  wizard().fill(given);
  await wizard().submit();
  expect(submit).toHaveBeenCalledOnce();
  expect(getContact(wizard().answers)).toBe(contact);
  expect(shown).toMatchObject(contact ? [messages.notices.success] : []);
});

test('an address is not sent again if the visitor leaves it as it is, unless it was not received', async () => {
  const submit = vi
    .fn<Submit>(async () => receipt)
    .mockResolvedValueOnce(receipt)
    .mockResolvedValueOnce(fault);
  const { wizard } = startWizard({ submit });
  wizard().fill({ email: 'ann@gmial.com' });
  await wizard().submit();
  for (const [address, requests, progress] of [
    ['ann@gmial.com', 1, 'sent'],
    ['ann@gmail.com', 2, 'failure'],
    ['ann@gmail.com', 3, 'sent'],
  ] as const) {
    wizard().correctContact();
    await wizard().sendContact(address);
    expect(submit).toHaveBeenCalledTimes(requests);
    expect(wizard().progress).toBe(progress);
  }
});

test('another address is sent in place of the first request, and a new request is not', async () => {
  const { wizard, submit } = startWizard();
  wizard().fill({ role: 'dev', name: 'Ann', email: 'ann@gmial.com', phone: '020 1234' });
  await wizard().submit();
  wizard().correctContact();
  expect(wizard().sentAt).toBe('noon');
  await wizard().sendContact('ann@gmail.com');
  expect(submit.mock.lastCall).toMatchObject([
    getMatchedForm,
    { role: 'dev', email: 'ann@gmail.com', phone: '020 1234' },
    { replaces: receipt.id },
  ]);
  wizard().sendAnother();
  expect(wizard()).toMatchObject({
    step: 1,
    sentAt: undefined,
    answers: { role: '', name: 'Ann', email: 'ann@gmail.com', phone: '020 1234' },
  });
  await wizard().submit();
  expect(submit.mock.lastCall).toHaveLength(2);
});
