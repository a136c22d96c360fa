import { expect, test } from 'playwright/test';
import { callMethod } from './call-method.ts';
import { mockSubmissions, respondWith } from './submissions.ts';
import { confirmation, goTo, openWizard, press, stepCount, stepOf, wizardOf } from './wizard.ts';

// Long addresses and file names never widen a page.

const address = `${'a'.repeat(46)}@example.com`;
const fileName = `${'b'.repeat(51)}.pdf`;

test.use({ viewport: { width: 320, height: 800 } });

test('a wizard with long answers fits in 320 px, before and after it was sent', async ({
  page,
}) => {
  await mockSubmissions(page, respondWith(200, { success: true }));
  await openWizard(page);
  const width = () => page.evaluate(() => document.documentElement.scrollWidth);
  await callMethod(wizardOf(page), 'setData', {
    role: 'dev',
    skills: ['React'],
    hiringFor: address,
    email: address,
  });
  await goTo(page, stepOf('skills'));
  await wizardOf(page)
    .getByRole('textbox')
    .fill(`${'c'.repeat(60)}`);
  await press(page, 'Add to my skills');
  expect(await width()).toBe(320);
  await goTo(page, stepCount);
  expect(await width()).toBe(320);
  await press(page, 'Submit');
  await expect(confirmation(page)).toBeVisible();
  await expect(wizardOf(page).getByText(address).first()).toBeVisible();
  expect(await width()).toBe(320);
});

test('an application with a long address and file name fits in 320 px', { tag: '@all' }, async ({
  page,
}) => {
  await mockSubmissions(page, respondWith(200, { success: true }));
  await page.goto('/apply');
  await expect(page.locator('hire-apply:defined')).toBeVisible();
  const width = () => page.evaluate(() => document.documentElement.scrollWidth);
  await callMethod(page.locator('hire-apply'), 'setData', {
    name: 'Ada',
    email: address,
    experience: '5-10',
    availability: 'full-time',
    resumeFile: fileName,
  });
  expect(await width()).toBe(320);
  await page.reload();
  await expect(page.getByRole('button', { name: `Remove resume ${fileName}` })).toBeVisible();
  expect(await width()).toBe(320);
  await page.locator('hire-apply [type=submit]').click();
  await expect(page.getByText(`We noted the file name ${fileName}`)).toBeVisible();
  expect(await width()).toBe(320);
});
