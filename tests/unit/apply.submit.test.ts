import { describe, expect, test } from 'vitest';
import { applicationForm, NO_RESUME } from '../../supabase/functions/_shared/contract.ts';
import { messages } from '../../widgets/apply/content.ts';
import { file, required, startApplication } from './apply.store.fixture.ts';
import { fault } from './form.fixture.ts';

const startFilled = (...given: Parameters<typeof startApplication>) => {
  const started = startApplication(...given);
  started.form().fill(required);
  return started;
};

test('the application sends all twelve fields, and the text for a missing resume', async () => {
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
    resumeFile: NO_RESUME,
  });
});

test('the application sends the name of the resume and not its content', async () => {
  const { form, submit } = startFilled();
  await form().chooseResume(file('ada.pdf', 'application/pdf', 'secret'));
  await form().submit();
  expect(submit.mock.lastCall?.[1]).toMatchObject({ resumeFile: 'ada.pdf' });
  expect(JSON.stringify(submit.mock.lastCall)).not.toContain('secret');
});

describe('an incomplete form', () => {
  test('an incomplete application is not sent, and shows no notice that repeats the error summary', async () => {
    const { form, submit, visible, events } = startApplication();
    await form().submit();
    expect(submit).not.toHaveBeenCalled();
    const fields = ['name', 'email', 'experience', 'availability'];
    expect(form()).toMatchObject({
      invalidFields: fields,
      validationFailures: 1,
      progress: 'editing',
    });
    expect(visible).toEqual([]);
    expect(events).toEqual([['hire-invalid', { fields }]]);
  });
});

test('a success removes the notice about a wrong file', async () => {
  const { form, visible } = startFilled();
  await form().chooseResume(file('ada.png', 'image/png'));
  await form().submit();
  expect(visible).toMatchObject([messages.notices.success]);
});

test('a reset restores the initial state and removes all notices', async () => {
  const { store, form, visible } = startFilled({ submit: async () => fault });
  await form().chooseResume(file('ada.png', 'image/png', 'PNG'));
  await form().submit();
  expect(visible).toHaveLength(2);
  form().reset();
  expect(form()).toEqual(store.getInitialState());
  expect(visible).toEqual([]);
});
