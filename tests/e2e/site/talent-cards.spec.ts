import { expect, type Page, test } from 'playwright/test';
import { getMatched, labels } from '../../messages.ts';
import { findViolations } from '../axe.ts';

const card = (page: Page) => page.getByRole('link', { name: 'Sipho N.' });
const profile = (page: Page) => page.getByRole('dialog', { name: 'Sipho N.' });

const sunTop = (page: Page) =>
  page
    .locator('[data-sun] > circle')
    .nth(2)
    .evaluate((sun) => sun.getBoundingClientRect().top);

test('a talent card opens the profile, which Escape, Back and its button close', async ({
  page,
}) => {
  await page.goto('/developers');
  await card(page).focus();
  await page.keyboard.press('Enter');
  await expect(profile(page).getByRole('heading', { name: 'Sipho N.' })).toBeFocused();
  await expect(profile(page)).toContainText(labels.profile.untested);
  await expect(profile(page)).toContainText(labels.sample);
  expect(await findViolations(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(profile(page)).toBeHidden();
  await expect(card(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(profile(page)).toBeVisible();
  await page.goBack();
  await expect(profile(page)).toBeHidden();
  await expect(page).toHaveURL('/developers');
  await card(page).click();
  await profile(page).getByRole('button', { name: 'Close' }).click();
  await expect(profile(page)).toBeHidden();
});

test('a profile leads to the wizard, with the role chosen', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  // The cards float, and Playwright does not click what moves.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  await page.getByRole('link', { name: 'Amina S.' }).click();
  await page.getByRole('dialog').getByRole('link', { name: labels.profile.action }).click();
  await expect(page.getByRole('radio', { name: getMatched.steps.role.options.ai })).toBeChecked();
});

test('a talent card leads to the page of profiles if the dialog cannot be loaded', async ({
  page,
}) => {
  await page.route('**/sample-profiles', (route) =>
    route.request().resourceType() === 'xhr' ? route.abort() : route.continue(),
  );
  await page.goto('/developers');
  await card(page).click();
  await expect(page).toHaveURL('/sample-profiles#sipho');
});

test('the cards and the line under the heading show the time where people are', async ({
  page,
}) => {
  await page.clock.install({ time: '2026-11-23T06:41:00Z' });
  await page.goto('/');
  await expect(
    page.getByText('In Cape Town it is 08:41. Awake for 2 hours already.'),
  ).toBeVisible();
  await expect(page.getByText('Nairobi · 09:41 now')).toBeVisible();
  await page.clock.runFor(60_000);
  await expect(page.getByText('In Cape Town it is 08:42.')).toBeVisible();
  await expect(page.getByText('Nairobi · 09:42 now')).toBeVisible();
  const morning = await sunTop(page);
  await page.clock.runFor('05:00:00');
  await expect(page.getByText('In Cape Town it is 13:42.')).toBeVisible();
  expect(await sunTop(page)).toBeLessThan(morning - 10);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a talent card shows the working hours, and links to the profile', async ({ page }) => {
    await page.goto('/developers');
    await expect(page.getByText('Pretoria · 14:00–22:00')).toBeVisible();
    await card(page).click();
    await expect(page).toHaveURL('/sample-profiles#sipho');
    await expect(page.getByRole('heading', { name: 'Sipho N.' })).toBeInViewport();
  });
});
