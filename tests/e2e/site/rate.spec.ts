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
  await expect(page.getByRole('status')).toHaveText('$47 an hour');
  await page.getByLabel('Paid hours each week').fill('');
  await expect(page.getByRole('status')).toHaveText('Check the numbers');
});

test('the rate that a freelancer works out is in the contract and in the form', async ({
  page,
}) => {
  await page.goto('/how-it-works-freelancers');
  const apply = page.getByRole('main').getByRole('link', { name: 'Apply to Join' }).first();
  await expect(page.getByText('$35 an hour')).toHaveCount(2);
  await page.getByLabel('Monthly income after taxes (USD)').fill('4,000');
  await expect(page.getByText('$57 an hour')).toHaveCount(2);
  await apply.click();
  const rate = page.getByLabel('Your hourly rate (USD)');
  await expect(rate).toHaveValue('57');
  await rate.fill('65');
  await page.reload();
  await expect(rate, 'what was typed is kept').toHaveValue('65');
  await page.goto('/how-it-works-freelancers');
  await page.getByLabel('Monthly income after taxes (USD)').fill('5,000');
  await apply.click();
  await expect(rate, 'after a second thought').not.toHaveValue(/^$|57|65/);
});
