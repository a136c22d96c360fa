import { expect, type Page, test } from 'playwright/test';
import { shell } from '../../messages.ts';

const header = (page: Page) => page.getByRole('banner');

const scrollDown = (page: Page) => page.evaluate(() => scrollTo(0, 2000));

test.describe('on a service page', () => {
  test.beforeEach(({ page }) => page.goto('/sales'));

  test('the call to action stays visible when the page is scrolled', async ({ page }) => {
    await scrollDown(page);
    await expect(header(page).getByRole('link', { name: 'Get Matched' })).toBeInViewport();
  });

  test('the header does not cover the focused element', async ({ page }) => {
    await page.getByRole('contentinfo').getByRole('link').first().focus();
    const below = await header(page).evaluate((bar) => bar.getBoundingClientRect().bottom);
    for (let stop = 0; stop < 12; stop += 1) {
      await page.keyboard.press('Shift+Tab');
      const top = () =>
        page.evaluate(() => document.activeElement?.getBoundingClientRect().top ?? 0);
      // The page scrolls smoothly.
      await expect.poll(top, `stop ${stop}`).toBeGreaterThanOrEqual(below);
    }
  });

  test('the header scrolls away in a short window', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 256 });
    await scrollDown(page);
    await expect(header(page)).not.toBeInViewport();
  });
});

test('the header of a page about a form scrolls away', async ({ page }) => {
  await page.goto('/apply');
  await scrollDown(page);
  await expect(header(page)).not.toBeInViewport();
});

test('the header is one line in the narrowest window that has no menu button', async ({ page }) => {
  await page.setViewportSize({ width: 1025, height: 800 });
  await page.goto('/privacy');
  const middle = (name: string) =>
    header(page)
      .getByRole('link', { name })
      .evaluate((link) => {
        const { top, bottom } = link.getBoundingClientRect();
        return Math.round((top + bottom) / 2);
      });
  await expect(header(page).getByRole('link', { name: 'For Companies' })).toBeVisible();
  expect(await middle('Get Matched')).toBe(await middle('For Companies'));
});

test('the second press of a double press on Menu does not close the menu', async ({ page }) => {
  // So that the close button is under the pointer at once.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/privacy');
  await page.getByRole('button', { name: 'Menu' }).dblclick();
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await expect(menu).toBeVisible();
  await menu.getByRole('button', { name: shell.closeMenu }).click();
  await expect(menu).toBeHidden();
});
