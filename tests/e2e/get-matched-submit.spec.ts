import { expect, test } from 'playwright/test';
import { getMatched } from '../messages.ts';
import { calls } from './addresses.ts';
import { describeViolations } from './axe.ts';
import { mailContaining, uniqueEmail } from './inbox.ts';
import { collectSubmissions } from './submissions.ts';
import {
  answerQuickly,
  confirmation,
  goTo,
  openWizard,
  press,
  stepCount,
  wizardOf,
} from './wizard.ts';

test('at the end, the quiet buttons begin in line with the text above them', {
  tag: '@all',
}, async ({ page }) => {
  const wizard = await openWizard(page);
  await goTo(page, stepCount);
  await press(page, 'Submit');
  const starts = await Promise.all(
    [wizard.getByText(getMatched.whatNext), wizard.getByText(getMatched.sendAnother)].map((words) =>
      words.evaluate((element) => {
        const range = document.createRange();
        range.selectNodeContents(element);
        return range.getBoundingClientRect().left;
      }),
    ),
  );
  expect(starts[1]).toBeCloseTo(starts[0] ?? 0, 0);
});

test('without an email address or phone number the confirmation asks for one, which then arrives', async ({
  page,
}) => {
  const wizard = await openWizard(page);
  await wizard.getByRole('radio', { name: 'Developer' }).check();
  await goTo(page, stepCount);
  await expect(wizard.getByText(getMatched.onlyEmail)).toBeVisible();
  await press(page, 'Submit');
  await expect(confirmation(page)).toBeFocused();
  await expect(wizard.getByText(getMatched.unreachable)).toBeVisible();
  await expect(page.getByText(getMatched.notices.success.title, { exact: true })).toHaveCount(0);
  await expect(page.getByText('in touch shortly')).toHaveCount(0);
  await expect(wizard.getByRole('link', { name: /^Book a Call/ })).toBeVisible();
  expect(await describeViolations(page)).toEqual([]);

  const email = uniqueEmail();
  await page.route(calls, (route) => route.abort(), { times: 2 });
  const field = wizard.getByRole('textbox', { name: getMatched.contact.label });
  await expect(field).toHaveAttribute('aria-required', 'true');
  expect(await field.evaluate((input) => input.matches(':invalid'))).toBe(false);
  await field.fill(email);
  await press(page, 'Send');
  await expect(wizard.getByText(getMatched.failed)).toBeVisible();
  await expect(field).toHaveValue(email);
  await page.unroute(calls);
  await press(page, 'Send');
  await expect(wizard.getByText(`reply to ${email}.`)).toBeVisible();
  await expect(field).toHaveCount(0);
  await expect(
    page
      .getByRole('status')
      .getByText("Success! We'll be in touch shortly with your personalized match."),
  ).toBeVisible();
  expect((await mailContaining(email)).text).toContain('Developer');
});

test('with only a phone number the confirmation does not ask for an email address', async ({
  page,
}) => {
  const wizard = await openWizard(page);
  await goTo(page, stepCount);
  await wizard.getByRole('textbox', { name: /^Phone/ }).fill('+44 20 1234');
  await press(page, 'Submit');
  await expect(wizard.getByText('reply to +44 20 1234.')).toBeVisible();
  await expect(wizard.getByRole('textbox')).toHaveCount(0);
});

test('with the attribute guard an empty form is not sent, and missing answers are marked', async ({
  page,
}) => {
  const sent = collectSubmissions(page);
  const wizard = await openWizard(page);
  await wizard.evaluate((element) => element.setAttribute('guard', ''));
  await goTo(page, stepCount);
  await press(page, 'Submit');
  const name = wizard.getByRole('textbox', { name: /^Full name/ });
  const email = wizard.getByRole('textbox', { name: /^Email/ });
  await expect(name).toHaveAccessibleDescription(getMatched.faults.name.missing);
  await expect(name).toHaveAttribute('aria-invalid', 'true');
  await expect(email).toHaveAccessibleDescription(/^Error: Enter your email/);
  await name.fill('Ada');
  await expect(name).not.toHaveAttribute('aria-invalid');
  expect(sent).toHaveLength(0);
});

test('the confirmation is focused, says what happens next and lists the answers', async ({
  page,
}) => {
  const wizard = await openWizard(page);
  const { email } = await answerQuickly(page);
  await press(page, 'Submit');
  await expect(confirmation(page)).toBeFocused();
  await expect(
    wizard.getByText(`Someone on our team will read your answers and reply to ${email}`),
  ).toBeVisible();
  await expect(wizard.getByText(getMatched.timing.meet)).toBeVisible();
  await expect(wizard.getByText(/^Have these ready: /)).toBeVisible();
  const summary = wizard.getByRole('region', { name: getMatched.summary });
  for (const answer of ['Developer', 'Project-based', 'React, Postgres', 'An API for engines']) {
    await expect(summary.getByText(answer)).toBeVisible();
  }
  const link = wizard.getByRole('link', { name: 'Book a Call (opens in a new tab)' });
  await expect(link).toHaveAttribute('target', '_blank');
  await expect(link).toHaveAttribute('rel', /noopener/);
  await expect(
    page.getByRole('status').getByText(/Success! We'll be in touch shortly/),
  ).toBeVisible();
  await expect(wizardOf(page).locator('form')).toHaveCount(0);
});
