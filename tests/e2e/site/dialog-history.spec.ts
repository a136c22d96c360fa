import { expect, type Locator, type Page, test } from 'playwright/test';
import { discoveryCall, newsletterPanel, shell } from '../../messages.ts';
import { sample } from '../../sample.ts';

interface Case {
  readonly name: string;
  readonly width: number;
  dialog(page: Page): Locator;
  open(page: Page): Promise<void>;
}

const call: Case = {
  name: 'the discovery call',
  width: 1280,
  dialog: (page) => page.getByRole('dialog', { name: discoveryCall.titles.details }),
  open: (page) => page.getByRole('link', { name: 'Book a Free Discovery Call' }).first().click(),
};

const cases: readonly Case[] = [
  call,
  {
    name: 'the newsletter panel',
    width: 1280,
    dialog: (page) => page.getByRole('dialog', { name: newsletterPanel.title }),
    async open(page) {
      await page.getByLabel(shell.footer.newsletterLabel).fill('ada@byron.example');
      await page.getByLabel(shell.footer.newsletterLabel).press('Enter');
    },
  },
  {
    name: 'the menu',
    width: 390,
    dialog: (page) => page.getByRole('dialog', { name: 'Menu' }),
    open: (page) => page.getByRole('button', { name: 'Menu' }).click(),
  },
];

test('after months were turned in the calendar, the call opens again, and Back leaves the page', {
  tag: '@all',
}, async ({ page }) => {
  await page.goto('/privacy');
  await page.goto('/about-us');
  await call.open(page);
  const dialog = page.getByRole('dialog');
  for (const label of ['Full name', 'Company']) await dialog.getByLabel(label).fill('Ada');
  await dialog.getByLabel('Work email').fill('ada@byron.example');
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await dialog.getByRole('button', { name: 'Submit' }).click();
  const calendar = page.locator('hire-discovery-call iframe').contentFrame();
  for (const month of [1, 2]) {
    await calendar.getByRole('link', { name: 'Next month' }).click();
    await expect.poll(() => page.evaluate(() => history.length)).toBe(4 + month);
  }
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(dialog).toBeHidden();
  await expect.poll(() => page.evaluate(() => history.state?.isDialog)).toBeUndefined();
  await call.open(page);
  await expect(call.dialog(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(call.dialog(page)).toBeHidden();
  await page.goBack();
  await expect(page).toHaveURL('/privacy');
});

for (const { name, width, dialog, open } of sample(cases, [call])) {
  test(`after ${name} is closed, by Back too, or the page is reloaded while it is open, Back leaves the page`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/privacy');
    await page.goto('/about-us');
    for (const close of [
      () => page.keyboard.press('Escape'),
      () => dialog(page).getByRole('button', { name: 'Close' }).click(),
      () => page.goBack(),
      () => page.reload(),
    ]) {
      await open(page);
      await expect(dialog(page)).toBeVisible();
      const scrolled = await page.evaluate(() => scrollY);
      await close();
      await expect(dialog(page)).toBeHidden();
      await expect.poll(() => page.evaluate(() => history.state?.isDialog)).toBeUndefined();
      expect(Math.abs((await page.evaluate(() => scrollY)) - scrolled)).toBeLessThanOrEqual(2);
      await expect(page).toHaveURL('/about-us');
    }
    await page.goBack();
    await expect(page).toHaveURL('/privacy');
  });
}

test('following a link in the menu removes the menu’s history entry', { tag: '@all' }, async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/privacy');
  await page.goto('/about-us');
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'Sales' }).click();
  await expect(page).toHaveURL('/sales');
  await page.goBack();
  await expect(page).toHaveURL('/about-us');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.goBack();
  await expect(page).toHaveURL('/privacy');
});

test('a dialog that is reopened immediately stays open', async ({ page }) => {
  await page.goto('/about-us');
  await call.open(page);
  await expect(call.dialog(page)).toBeVisible();
  await page.locator('hire-discovery-call').evaluate((element) => {
    const { close, open } = element as HTMLElementTagNameMap['hire-discovery-call'];
    close.call(element);
    open.call(element);
  });
  await expect.poll(() => page.evaluate(() => history.state?.isDialog)).toBe(true);
  await expect(call.dialog(page)).toBeVisible();
  await page.goBack();
  await expect(call.dialog(page)).toBeHidden();
  await expect(page).toHaveURL('/about-us');
});
