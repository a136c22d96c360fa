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

test('a profile leads to the wizard, with the role chosen', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  // The cards float, and Playwright does not click what moves.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/ai-workflow-specialists');
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

test.describe('in New York', () => {
  test.use({ timezoneId: 'America/New_York', locale: 'en-US' });

  test('the home page shows people who are awake, and their hours with the visitor', async ({
    page,
  }) => {
    await page.clock.install({ time: '2026-11-24T14:00:00Z' });
    await page.goto('/');
    await expect(
      page.getByText('Online in Cape Town until 3 p.m. your time: 6 hours with you today.'),
    ).toBeVisible();
    const cards = page.locator('[data-company] li');
    await expect(cards).toHaveCount(4);
    await expect(cards.first()).toContainText(/6 hours with you.*Online until 3 p\.m\./);
    await page.clock.fastForward('10:00:00');
    await expect(page.getByText('with you tomorrow, from 9 a.m.')).toBeVisible();
    await expect(cards.filter({ hasText: 'Thandi M.' })).toHaveCount(0);
    await expect(cards).toHaveCount(4);
  });

  test('the home page keeps its height while people come and go', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 800 });
    await page.clock.install({ time: '2026-11-24T14:00:00Z' });
    await page.goto('/');
    const cards = page.locator('[data-company] ul');
    const { height } = (await cards.boundingBox()) ?? {};
    for (let hour = 0; hour < 24; hour += 1) {
      expect(await cards.boundingBox()).toMatchObject({ height });
      await page.clock.fastForward('01:00:00');
    }
  });

  test('the sky of the home page is at the visitor’s hour', async ({ page }) => {
    await page.clock.install({ time: '2026-11-24T17:00:00Z' });
    await page.goto('/');
    const hero = page.locator('[data-company]');
    await expect(hero).not.toHaveAttribute('data-dark');
    await expect(hero).toHaveAttribute('style', /--height: (1|0\.9)/);
    await page.clock.fastForward('10:00:00');
    await expect(hero).toHaveAttribute('data-dark');
  });

  test('other cards say the hours that a person shares with the visitor', async ({ page }) => {
    await page.clock.install({ time: '2026-11-24T14:00:00Z' });
    await page.goto('/developers');
    await page.getByText(/^Pretoria/).scrollIntoViewIfNeeded();
    await expect(page.getByText('Pretoria · 6 hours with you')).toBeVisible();
  });
});

test.describe('with a 24-hour clock', () => {
  test.use({ timezoneId: 'Europe/London', locale: 'en-GB' });

  test('times are written that way', async ({ page }) => {
    await page.clock.install({ time: '2026-11-24T12:00:00Z' });
    await page.goto('/');
    await expect(page.getByText('Online in Cape Town until 20:00 your time')).toBeVisible();
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
