import { readFileSync } from 'node:fs';
import { expect, test } from 'playwright/test';
import { getMatched } from '../messages.ts';
import { site } from './addresses.ts';
import { goTo, stepOf, wizardOf } from './wizard.ts';

test('a campaign link has an address, a QR code and what the team will see, and opens the form as described', async ({
  page,
}) => {
  await page.goto('/embed#campaign-link');
  const form = page.getByRole('form', { name: 'Campaign link' });
  await form.getByLabel('Role').selectOption('designer');
  await form.getByLabel('Source').fill('newsletter');
  await form.getByLabel('Medium').fill('email');
  await form.getByLabel('Campaign').fill('“q4” <script>alert(1)</script>');
  await form.getByLabel('Content').fill('b');
  await form.getByLabel('First words').fill('A brand & a site');
  const address = `${site}/get-matched?utm_source=newsletter&utm_medium=email&utm_campaign=%E2%80%9Cq4%E2%80%9D+%3Cscript%3Ealert%281%29%3C%2Fscript%3E&utm_content=b#designer&hiringFor=A%20brand%20%26%20a%20site`;
  await expect(form.getByText(address)).toBeVisible();
  await expect(form.getByRole('img', { name: 'QR code of the address' })).toBeVisible();
  const saving = page.waitForEvent('download');
  await form.getByRole('link', { name: 'Save the QR code' }).click();
  const file = readFileSync(await (await saving).path(), 'utf8');
  expect(file).toMatch(/^<svg [^>]*xmlns=/);
  await expect(form.getByRole('definition')).toHaveText([
    `${site}/get-matched`,
    'newsletter',
    'email',
    '“q4” <script>alert(1)</script>',
    'b',
  ]);

  await form.getByLabel('Page').fill('https://elsewhere.example/');
  await expect(form.getByText('Only pages of this site can be chosen')).toBeVisible();
  await expect(form.getByRole('img')).toHaveCount(0);

  await page.goto(address);
  await expect(
    wizardOf(page).getByRole('radio', { name: getMatched.steps.role.options.designer }),
  ).toBeChecked();
  await goTo(page, stepOf('hiringFor'));
  await expect(wizardOf(page).getByRole('textbox').first()).toHaveValue('A brand & a site');
});
