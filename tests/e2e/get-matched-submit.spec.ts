import { expect, test } from 'playwright/test';
import { sample } from '../sample.ts';
import { calls } from './addresses.ts';
import { mailContaining } from './inbox.ts';
import {
  answerQuickly,
  doneHeading,
  goTo,
  openWizard,
  partnerPage,
  places,
  press,
  question,
  sentFrom,
  wizardOf,
} from './wizard.ts';

const keys = [
  ...['role', 'engagement', 'management', 'projectType', 'companySize', 'skills'],
  ...['hiringFor', 'startDate', 'name', 'email', 'company', 'phone'],
];

for (const { name, address } of sample(places, [partnerPage])) {
  test(`on ${name}, an empty wizard is sent once, with the twelve keys and no more`, async ({
    page,
  }) => {
    const sent = sentFrom(page);
    const wizard = await openWizard(page, address);
    await goTo(page, 9);
    await expect(wizard.getByText('Without an e-mail we cannot reply.')).toBeVisible();
    await press(page, 'Submit');
    await expect(doneHeading(page)).toBeVisible();
    expect(sent).toHaveLength(1);
    const body = sent[0]?.postDataJSON();
    expect(Object.keys(body)).toEqual(['formType', 'formData']);
    expect(body.formType).toBe('Get Matched - Multi-Step');
    expect(Object.keys(body.formData)).toEqual(keys);
    expect(Object.values(body.formData).flat().join('')).toBe('');
  });
}

test('without an e-mail the confirmation says so and leads with Book a Call', async ({ page }) => {
  const wizard = await openWizard(page);
  await goTo(page, 9);
  await press(page, 'Submit');
  await expect(doneHeading(page)).toBeVisible();
  await expect(wizard.getByText('We have no e-mail for you')).toBeVisible();
  await expect(wizard.getByRole('link', { name: /^Book a Call/ })).toBeVisible();
});

test('an owner’s guard holds an empty form back, and marks what is missing', async ({ page }) => {
  const sent = sentFrom(page);
  const wizard = await openWizard(page);
  await wizard.evaluate((element) => element.setAttribute('guard', ''));
  await goTo(page, 9);
  await press(page, 'Submit');
  const name = wizard.getByRole('textbox', { name: /^Full name/ });
  const email = wizard.getByRole('textbox', { name: /^Email/ });
  await expect(name).toHaveAccessibleDescription('Error: Enter your full name');
  await expect(name).toHaveAttribute('aria-invalid', 'true');
  await expect(email).toHaveAccessibleDescription(/^Error: Enter your email/);
  await name.fill('Ada');
  await expect(name).not.toHaveAttribute('aria-invalid');
  expect(sent).toHaveLength(0);
});

test('a double click sends once', async ({ page }) => {
  const sent = sentFrom(page);
  const wizard = await openWizard(page);
  await goTo(page, 9);
  await wizard.getByRole('button', { name: 'Submit' }).dblclick();
  await expect(doneHeading(page)).toBeVisible();
  expect(sent).toHaveLength(1);
});

test('while the request runs the button says so, stays focusable, and sends nothing more', {
  tag: '@all',
}, async ({ page }) => {
  const sent = sentFrom(page);
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(calls, async (route) => {
    await released;
    await route.continue();
  });
  const wizard = await openWizard(page);
  await goTo(page, 9);
  await press(page, 'Submit');
  const button = wizard.getByRole('button', { name: 'Sending…' });
  await expect(button).toHaveAttribute('aria-disabled', 'true');
  await expect(button).toBeFocused();
  await expect(wizard.getByRole('status')).toHaveText('Sending…');
  await page.keyboard.press('Enter');
  await button.click({ force: true });
  await wizard.getByRole('textbox', { name: /^Phone/ }).press('Enter');
  await wizard.getByRole('button', { name: 'Previous' }).click();
  await expect(question(page, 9)).toBeVisible();
  release();
  await expect(doneHeading(page)).toBeVisible();
  expect(sent).toHaveLength(1);
});

test('the confirmation is focused, says what comes next and lists the answers', async ({
  page,
}) => {
  const wizard = await openWizard(page);
  const { email } = await answerQuickly(page);
  await press(page, 'Submit');
  await expect(doneHeading(page)).toBeFocused();
  await expect(wizard.getByText(`write to ${email}`)).toBeVisible();
  await expect(wizard.getByText('Then you meet people we have already vetted')).toBeVisible();
  const summary = wizard.getByRole('region', { name: 'Your answers' });
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

test('the browser’s Back sends nothing again', { tag: '@all' }, async ({ page }) => {
  const sent = sentFrom(page);
  await openWizard(page);
  const { email } = await answerQuickly(page);
  await press(page, 'Submit');
  await expect(doneHeading(page)).toBeVisible();
  await page.goBack();
  await expect(doneHeading(page)).toBeVisible();
  await mailContaining(email);
  expect(sent).toHaveLength(1);
});
