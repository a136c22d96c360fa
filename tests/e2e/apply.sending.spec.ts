import { applicationForm, NO_RESUME } from '../../supabase/functions/_shared/contract.ts';
import { apply } from '../messages.ts';
import {
  answers,
  expect,
  field,
  fillAll,
  fillRequired,
  option,
  pdf,
  press,
  test,
} from './apply.fixture.ts';
import { callMethod } from './call-method.ts';
import { mailContaining, uniqueEmail } from './inbox.ts';
import { collectSubmissions } from './submissions.ts';

test('the body has the twelve fields of the contract, and the mail arrives', async ({
  page,
  open,
}) => {
  const sent = collectSubmissions(page);
  const form = await open();
  const email = uniqueEmail();
  await fillAll(form, email);
  await form.locator('input[type=file]').setInputFiles(pdf());
  await press(form);
  await expect(form.getByRole('heading', { name: apply.notices.success.title })).toBeFocused();
  expect(sent).toHaveLength(1);
  const body = sent[0]?.postDataJSON();
  expect(Object.keys(body)).toEqual(['formType', 'formData']);
  expect(body.formType).toBe(applicationForm.type);
  expect(Object.keys(body.formData).toSorted()).toEqual(
    Object.keys(applicationForm.fields).toSorted(),
  );
  expect(body.formData).toEqual({ ...answers, email, resumeFile: 'ada.pdf' });
  const mail = await mailContaining(email);
  for (const text of [answers.name, answers.portfolio, 'DevOps', 'ada.pdf', answers.hourlyRate]) {
    expect(mail.text).toContain(text);
  }
});

test('the confirmation replaces the form, receives the focus, and says what happens next', {
  tag: '@all',
}, async ({ page, open }) => {
  const form = await open();
  const email = uniqueEmail();
  await fillRequired(form, { email });
  await press(form);
  const heading = form.getByRole('heading', { name: apply.notices.success.title });
  await expect(heading).toBeFocused();
  await expect(heading).toBeInViewport();
  const text = apply.notices.success.text;
  // The form does not say it a second time.
  await expect(form.getByText(text)).toHaveCount(1);
  await expect(form.getByText(email)).toBeVisible();
  await expect(form.locator('form')).toHaveCount(0);
  const notice = page.getByRole('status').filter({ hasText: apply.notices.success.title });
  await expect(notice).toContainText(text);
});

test('a host can fill in, read, submit and reset the form, and the focus does not move', async ({
  page,
  open,
}) => {
  const form = await open({ before: '<button>Elsewhere</button>' });
  const elsewhere = page.getByRole('button', { name: 'Elsewhere' });
  await elsewhere.focus();
  await callMethod(form, 'submit');
  await expect(form.getByRole('group', { name: apply.errorSummary.missing })).toBeVisible();
  await expect(elsewhere).toBeFocused();
  const email = uniqueEmail();
  await callMethod(form, 'setData', { ...answers, email });
  await expect(field(form, 'name')).toHaveValue(answers.name);
  await expect(option(form, 'skills', 'DevOps')).toBeChecked();
  expect(await callMethod(form, 'getData')).toEqual({ ...answers, email, resumeFile: NO_RESUME });
  await callMethod(form, 'submit');
  await expect(form.getByRole('heading', { name: apply.notices.success.title })).toBeVisible();
  await expect(elsewhere).toBeFocused();
  await callMethod(form, 'reset');
  await expect(field(form, 'name')).toHaveValue('');
  await expect(option(form, 'skills', 'DevOps')).not.toBeChecked();
});
