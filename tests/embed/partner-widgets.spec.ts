import { expect, test } from 'playwright/test';
import { partner } from '../e2e/addresses.ts';
import { waitForImport } from '../e2e/wait-for-import.ts';
import { apply, discoveryCall, carousel as labels, newsletterPanel } from '../messages.ts';

const address = `${partner}/widgets`;

test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => {
    Object.assign(window, { refusals: [] });
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
      Reflect.get(window, 'refusals').push(`${violatedDirective} ${blockedURI}`);
    });
  });
  await page.goto(address);
});

test.afterEach(async ({ page }) => {
  expect(await page.evaluate(() => Reflect.get(window, 'refusals'))).toEqual([]);
});

test('a link on a partner’s page opens the discovery call, and Escape returns the focus to the link', async ({
  page,
}) => {
  const opener = page.getByRole('link', { name: 'Book a free discovery call' });
  await opener.click();
  await expect(page.getByRole('dialog', { name: discoveryCall.titles.details })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(opener).toBeFocused();
});

test('a button with a command on a partner’s page opens the newsletter panel', async ({ page }) => {
  await page.getByRole('button', { name: 'Subscribe to the newsletter' }).click();
  await expect(page.getByRole('dialog', { name: newsletterPanel.title })).toBeVisible();
});

test('the carousel on a partner’s page shows its second slide', async ({ page }) => {
  const carousel = page.getByRole('region', { name: 'What people say (made up)' });
  await carousel.getByRole('button', { name: labels.next }).click();
  await expect(carousel.getByRole('group', { name: '1 of 2' })).toHaveCSS('opacity', '0');
  await expect(carousel.getByRole('group', { name: '2 of 2' })).toHaveCSS('opacity', '1');
});

test('the application on a partner’s page names missing answers', async ({ page }) => {
  await page.getByRole('heading', { name: 'Work with them yourself' }).scrollIntoViewIfNeeded();
  await page.getByRole('button', { name: apply.submit }).click();
  await expect(page.getByRole('group', { name: apply.errorSummary.missing })).toBeFocused();
});

test('the popup opens on a partner’s page after ten seconds', async ({ page }) => {
  // An empty page, because the page of the other tests may still be importing the same module.
  await page.goto('about:blank');
  await page.clock.install();
  await Promise.all([waitForImport(page, 'engagement'), page.goto(address)]);
  await page.clock.runFor(10_000);
  await expect(page.locator('hire-newsletter-popup').getByRole('dialog')).toBeVisible();
});
