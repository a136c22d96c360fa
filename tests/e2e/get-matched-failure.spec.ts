import { expect, type Page, test } from 'playwright/test';
import { brand } from '../../site/content/brand.ts';
import { getMatched } from '../messages.ts';
import { calls } from './addresses.ts';
import { describeViolations } from './axe.ts';
import { delayResponses } from './delay-responses.ts';
import { mailContaining } from './inbox.ts';
import { collectSubmissions } from './submissions.ts';
import {
  answerQuickly,
  confirmation,
  failureText,
  field,
  openWizard,
  partnerPage,
  press,
} from './wizard.ts';

/** Aborts the next submission, and no later one. */
const loseNext = (page: Page) => page.route(calls, (route) => route.abort(), { times: 1 });

test('without a network the wizard says so and keeps every answer, and a retry succeeds', async ({
  page,
}) => {
  const sent = collectSubmissions(page);
  const wizard = await openWizard(page, partnerPage.address);
  const answers = await answerQuickly(page);
  await page.waitForLoadState('networkidle');
  await page.context().setOffline(true);
  await press(page, 'Submit');
  await expect(wizard.getByText(getMatched.notices.offline.text)).toBeVisible();
  await expect(page.getByRole('alert').filter({ hasText: failureText })).toHaveCount(0);
  await expect(wizard.getByRole('button', { name: 'Submit' })).toBeFocused();
  await expect(field(page, 'email')).toHaveValue(answers.email);
  await expect(wizard.getByText('React, Postgres')).toBeVisible();
  await page.context().setOffline(false);
  await press(page, 'Submit');
  await expect(confirmation(page)).toBeVisible();
  expect(sent.map((request) => request.postDataJSON().formData)).toEqual([answers, answers]);
  await mailContaining(answers.email);
});

test('while it is sent again, nothing moves under the pointer', async ({ page }) => {
  const wizard = await openWizard(page, partnerPage.address);
  await answerQuickly(page);
  await page.waitForLoadState('networkidle');
  await loseNext(page);
  await press(page, 'Submit');
  const button = wizard.locator('button[type=submit]');
  await expect(wizard.getByRole('button', { name: getMatched.copyAnswers })).toBeVisible();
  await expect(button).toHaveText('Submit');
  const before = await button.boundingBox();
  const answer = await delayResponses(page, calls);
  await press(page, 'Submit');
  await expect(button).toHaveAttribute('aria-disabled', 'true');
  expect((await button.boundingBox())?.y).toBe(before?.y);
  answer();
  await expect(confirmation(page)).toBeVisible();
});

test('a failure notice goes after eight seconds, and the form still offers another way', {
  tag: '@all',
}, async ({ page }) => {
  await page.clock.install();
  await openWizard(page);
  await answerQuickly(page);
  await page.waitForLoadState('networkidle');
  await loseNext(page);
  await press(page, 'Submit');
  const alert = page.getByRole('alert').filter({ hasText: failureText });
  await expect(alert).toBeVisible();
  await page.clock.fastForward(7_000);
  await expect(alert).toBeVisible();
  await page.mouse.move(0, 0);
  await page.clock.runFor(2_000);
  await expect(alert).toHaveCount(0);
  await expect(page.getByRole('button', { name: getMatched.copyAnswers })).toBeVisible();
});

test('a success notice stays for eight seconds, and longer while the pointer is over it', {
  tag: '@all',
}, async ({ page }) => {
  await page.clock.install();
  await openWizard(page);
  await answerQuickly(page);
  await press(page, 'Submit');
  const notice = page.getByRole('status').getByText(/^Success!/);
  await expect(notice).toBeVisible();
  await page.clock.fastForward(4_000);
  await expect(notice).toBeVisible();
  await notice.hover();
  await page.clock.runFor(500);
  await page.clock.fastForward(60_000);
  await expect(notice).toBeVisible();
  await page.mouse.move(0, 0);
  await page.clock.runFor(500);
  await page.clock.fastForward(8_000);
  await expect(notice).toHaveCount(0);
});

test('after a failure the answers can be emailed or copied instead', async ({ page }) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await openWizard(page);
  const { email } = await answerQuickly(page);
  await page.route(calls, (route) => route.abort());
  await press(page, 'Submit');
  const wizard = page.locator('hire-get-matched');
  const link = wizard.getByRole('link', { name: `Email your answers to ${brand.email}` });
  const { pathname, searchParams } = new URL((await link.getAttribute('href')) ?? '');
  expect(pathname).toBe(brand.email);
  expect(searchParams.get('body')).toContain(`Email: ${email}`);
  await press(page, getMatched.copyAnswers);
  await expect(wizard.getByText(getMatched.answersCopied)).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toBe(searchParams.get('body'));
  expect(await describeViolations(page)).toEqual([]);
});

test('on a partner’s page, a notice offers a retry and the partner’s link if the client cannot load', async ({
  page,
}) => {
  const client = /\/client\.js/;
  await page.route(client, (route) => route.abort());
  await openWizard(page, partnerPage.address);
  await answerQuickly(page);
  await press(page, 'Submit');
  const notice = page.getByRole('alert').filter({ hasText: failureText });
  await expect(notice.getByRole('link')).toHaveAttribute('rel', 'noopener');
  await page.unroute(client);
  await notice.getByRole('button', { name: getMatched.retry }).click();
  await expect(confirmation(page)).toBeVisible();
});
