import { expect, type Page, test } from 'playwright/test';
import { getMatched, labels } from '../../messages.ts';
import { findViolations } from '../axe.ts';

const card = (page: Page) => page.getByRole('link', { name: 'Sipho N.' });
const profile = (page: Page) => page.getByRole('dialog', { name: 'Sipho N.' });

test('a talent card opens the profile, which Escape, Back and its button close', async ({
  page,
}) => {
  await page.goto('/developers');
  await card(page).focus();
  await page.keyboard.press('Enter');
  await expect(profile(page)).toBeFocused();
  await expect(profile(page)).toContainText(labels.profile.untested);
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

test('a profile leads to the wizard, with the role chosen', { tag: '@all' }, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  // The cards float, and Playwright does not click what moves.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/ai-workflow-specialists');
  await page.getByRole('link', { name: 'Amina S.' }).click();
  await page.getByRole('dialog').getByRole('link', { name: labels.profile.action }).click();
  await expect(page.getByRole('radio', { name: getMatched.steps.role.options.ai })).toBeChecked();
});

test('a talent card leads to the page of profiles if the dialog cannot be loaded', {
  tag: '@all',
}, async ({ page }) => {
  await page.route('**/sample-profiles', (route) =>
    route.request().resourceType() === 'xhr' ? route.abort() : route.continue(),
  );
  await page.goto('/developers');
  await card(page).click();
  await expect(page).toHaveURL('/sample-profiles#sipho');
});

test.describe('in New York', () => {
  test.use({ timezoneId: 'America/New_York', locale: 'en-US' });

  test('cards on the home page say the hours with the visitor, and never change', async ({
    page,
  }) => {
    await page.clock.install({ time: '2026-11-24T14:00:00Z' });
    await page.goto('/');
    const card = page.getByRole('listitem').filter({ hasText: 'Product Designer, Cape Town' });
    const hours = card.getByText('2–10 p.m. there');
    const shared = () => hours.evaluate((line) => getComputedStyle(line, '::before').content);
    expect(await shared()).toBe('"6 hours with you · "');
    const text = await page.getByRole('main').textContent();
    await page.clock.fastForward('10:00:00');
    expect(await shared()).toBe('"6 hours with you · "');
    expect(await page.getByRole('main').textContent()).toBe(text);
  });

  test('other cards say the hours that a person shares with the visitor', async ({ page }) => {
    await page.clock.install({ time: '2026-11-24T14:00:00Z' });
    await page.goto('/developers');
    await page.getByText(/^Pretoria/).scrollIntoViewIfNeeded();
    await expect(page.getByText('Pretoria · 6 hours with you')).toBeVisible();
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a talent card shows the working hours, and links to the profile', async ({ page }) => {
    await page.goto('/developers');
    await expect(page.getByText('Pretoria · 2–10 p.m.')).toBeVisible();
    await card(page).click();
    await expect(page).toHaveURL('/sample-profiles#sipho');
    await expect(page.getByRole('heading', { name: 'Sipho N.' })).toBeInViewport();
  });
});
