import { readFile } from 'node:fs/promises';
import { expect, test } from 'playwright/test';
import { delayResponses } from '../delay-responses.ts';

test('ticks and the first day survive a reload, because they are in the URL', async ({ page }) => {
  await page.goto('/first-ten');
  await expect(page.getByText('0 of 22 done')).toBeVisible();
  await page.getByLabel('Lead the welcome call').check();
  await page.getByLabel('Handle the fourth case').check();
  await page.getByLabel('First day of work').fill('2026-11-06');
  await expect(page.getByText('2 of 22 done')).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Lead the welcome call')).toBeChecked();
  await expect(page.getByLabel('Handle the fourth case')).toBeChecked();
  await expect(page.getByText('2 of 22 done')).toBeVisible();
  const second = page.getByRole('listitem').filter({ hasText: 'Day two' });
  await expect(second.getByText('Mon, Nov 9')).toBeVisible();
  expect(await page.evaluate(() => localStorage.length + sessionStorage.length)).toBe(0);
});

test('choices made before the script has loaded stay, and are added to those in the URL', async ({
  page,
}) => {
  const release = await delayResponses(page, /\/assets\/.*\.js/);
  await page.goto('/first-ten#done=21', { waitUntil: 'commit' });
  await page.getByLabel('Lead the welcome call').check();
  await page.getByLabel('First day of work').fill('2026-11-06');
  await expect(page.getByRole('button', { name: 'Print' })).toBeHidden();
  release();
  await expect(page.getByRole('button', { name: 'Print' })).toBeVisible();
  await expect(page.getByText('2 of 22 done')).toBeVisible();
  await expect(page.getByLabel('First day of work')).toHaveValue('2026-11-06');
  await expect(page).toHaveURL(/#done=\d+\.21&start=2026-11-06$/);
});

test('the opening shows the two tasks of today', async ({ page }) => {
  await page.clock.setFixedTime(new Date('2026-11-05T12:00:00'));
  await page.goto('/first-ten#start=2026-11-02');
  const opening = page.locator('section').filter({ has: page.getByRole('heading', { level: 1 }) });
  await expect(opening.getByRole('heading', { name: 'Today: Day four' })).toBeVisible();
  await expect(opening.getByText('Give a larger task')).toBeVisible();
  await expect(opening.getByText('Ask early, show a draft')).toBeVisible();
  await page.getByLabel('First day of work').fill('2026-11-09');
  await expect(opening.getByRole('heading', { name: 'Next: Before, Fri, Nov 6' })).toBeVisible();
  await expect(opening.getByText('Test logins, name a helper')).toBeVisible();
});

test('the calendar file has an event for each row, from the first day of work on', async ({
  page,
}) => {
  await page.goto('/first-ten');
  const button = page.getByRole('button', { name: 'Download for your calendar' });
  await expect(page.getByText('0 of 22 done')).toBeVisible();
  await button.click();
  await expect(page.getByLabel('First day of work')).toBeFocused();
  await page.getByLabel('First day of work').fill('2026-11-02');
  const [download] = await Promise.all([page.waitForEvent('download'), button.click()]);
  expect(download.suggestedFilename()).toBe('first-ten.ics');
  const file = (await readFile(await download.path(), 'utf8')).replaceAll('\r\n ', '');
  expect(file.match(/DTSTART;VALUE=DATE:\d+/g)).toHaveLength(11);
  expect(file).toContain('DTSTART;VALUE=DATE:20261102\r\nSUMMARY:Day one: Lead the welcome call');
  expect(file).toContain('You: Lead the welcome call\\nYour new hire: List what is unclear');
});

test('the print button prints only the list, on one page', async ({ page }) => {
  await page.addInitScript(() => {
    window.print = () => {};
  });
  await page.goto('/first-ten');
  await expect(page.getByText('0 of 22 done')).toBeVisible();
  await page.getByRole('button', { name: 'Print' }).click();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText('Say what to change')).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeHidden();
  const sheets = (await page.pdf({ format: 'A4' })).toString('latin1').match(/\/Type \/Page\b/g);
  expect(sheets).toHaveLength(1);
  await expect(page.getByRole('contentinfo')).toBeVisible();
});

test('the article and the case studies link to it', async ({ page, context }) => {
  await page.goto('/resources/onboarding-remote-talent');
  await page.getByRole('main').getByRole('link', { name: 'First Ten' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('First Ten');
  await page.goto('/case-studies');
  const [product] = await Promise.all([
    context.waitForEvent('page'),
    page.getByRole('link', { name: 'Open First Ten (opens in a new tab)' }).click(),
  ]);
  await expect(product).toHaveURL('/first-ten');
  expect(await product.evaluate(() => window.opener)).toBeNull();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });
  test('it is a list with checkboxes', async ({ page }) => {
    await page.goto('/first-ten');
    await page.getByLabel('Lead the welcome call').check();
    await expect(page.getByLabel('First day of work')).toBeHidden();
    await expect(page.getByRole('main').getByRole('checkbox')).toHaveCount(22);
  });
});
