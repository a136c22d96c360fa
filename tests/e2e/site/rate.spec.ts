import { expect, test } from 'playwright/test';

test('a freelancer finds the hourly rate that covers taxes and weeks off', async ({ page }) => {
  await page.goto('/how-it-works-freelancers');
  const income = page.getByLabel('Monthly income after taxes (USD)');
  await expect(income).toHaveValue('2,400');
  await income.fill('$1000');
  await page.getByLabel('Taxes and insurance (% of pay)').fill('50');
  await expect(income).toHaveValue('1,000');
  await page.getByLabel('Paid hours each week').fill('10');
  await page.getByLabel('Weeks off each year').fill('0');
  await expect(page.getByText('$47 an hour')).toBeVisible();
  await page.getByLabel('Paid hours each week').fill('');
  await expect(page.getByRole('status')).toHaveText('Check the numbers');
});
