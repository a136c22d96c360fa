import { expect, test } from 'playwright/test';
import { booking } from '../messages.ts';
import { calendar as bookingPage } from './addresses.ts';
import { describeViolations } from './axe.ts';
import { inThemesAndWidths } from './themes-and-widths.ts';

test('a visitor can book a call with the keyboard alone', async ({ page }) => {
  await page.goto(bookingPage);
  await page.getByRole('link', { name: 'Next month' }).press('Enter');
  await page
    .getByRole('link', { name: /free times/ })
    .nth(1)
    .press('Enter');
  await page.getByRole('radio').first().press('Space');
  await page.getByRole('button', { name: 'Confirm' }).press('Enter');
  await expect(page.getByRole('heading', { name: 'Your call is booked' })).toBeVisible();
});

test.describe('in another time zone', () => {
  test.use({ timezoneId: 'America/Los_Angeles' });
  test('times and days are shown in the visitor’s time zone', async ({ page }) => {
    await page.goto(`${bookingPage}?month=2099-01&day=2099-01-05`);
    await expect(page.getByText('your time zone, America/Los Angeles')).toBeVisible();
    await expect(page.getByRole('radio', { name: /01:00|01:30/ }).first()).toBeVisible();
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });
  test('a visitor can book a call', async ({ page }) => {
    await page.goto(`${bookingPage}?month=2099-01`);
    await expect(page.getByText('Times are in UTC.')).toBeVisible();
    await page.getByRole('radio').first().check();
    await page.getByRole('button', { name: 'Confirm' }).click();
    await expect(page.getByRole('heading', { name: 'Your call is booked' })).toBeVisible();
    await expect(page.getByRole('heading', { name: booking.title })).toBeHidden();
  });
});

test('axe finds no violations in a month with times and in one without', { tag: '@all' }, async ({
  page,
}) => {
  for (const month of ['2099-01', '2025-07']) {
    await page.goto(`${bookingPage}?month=${month}`);
    const check = async (width: number) => {
      expect(await describeViolations(page, {})).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    };
    await inThemesAndWidths(page, check, [320, 760]);
  }
});
