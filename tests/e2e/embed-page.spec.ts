import { expect, test } from 'playwright/test';
import { calendar, functionUrl, site } from './addresses.ts';

const lines = [
  `<script type="module" src="${site}/widgets/v1/hire.js"></script>`,
  `<hire-get-matched partner="acme"><a href="${site}/get-matched">Get matched</a></hire-get-matched>`,
];

test('the footer of the home page links to the embed page', { tag: '@all' }, async ({ page }) => {
  await page.goto('/');
  await page.getByRole('contentinfo').getByRole('link', { name: 'For partners' }).click();
  await expect(page).toHaveURL('/embed');
});

test('the button copies the two lines and says so', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/embed');
  const snippet = page.getByRole('figure').first();
  await snippet.getByRole('button', { name: 'Copy (Quick start)' }).click();
  await expect(snippet.getByRole('status')).toHaveText('Copied');
  expect((await page.evaluate(() => navigator.clipboard.readText())).split('\n')).toEqual(lines);
});

test('when copying is denied, the page selects the code and says what to do', {
  tag: '@all',
}, async ({ page }) => {
  await page.addInitScript(() => {
    navigator.clipboard.writeText = () => Promise.reject(new DOMException('', 'NotAllowedError'));
  });
  await page.goto('/embed');
  const snippet = page.getByRole('figure').first();
  await snippet.getByRole('button', { name: 'Copy (Quick start)' }).click();
  await expect(snippet.getByRole('status')).toContainText('Copy it with your keyboard');
  expect((await page.evaluate(() => String(getSelection()))).trim().split('\n')).toEqual(lines);
});

test('without scripts the lines can be selected, and no copy button is shown', async ({
  browser,
}) => {
  const page = await browser.newPage({ javaScriptEnabled: false });
  await page.goto(`${site}/embed`);
  await expect(page.getByRole('figure').first().getByRole('code')).toContainText(lines[0] ?? '');
  await expect(page.getByRole('button', { name: 'Copy' })).toHaveCount(0);
  await page.close();
});

test('the two lines are the first thing below the heading, on the first screen', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/embed');
  await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText('Quick start');
  await expect(page.getByRole('figure').first().getByRole('code')).toBeInViewport({ ratio: 1 });
});

test('the documented policy allows the function and the calendar, and says who allows the partner’s page', async ({
  page,
}) => {
  await page.goto('/embed');
  const policy = page.locator('section', { hasText: 'Content-Security-Policy' });
  await expect(policy).toContainText(`connect-src ${new URL(functionUrl).origin}`);
  await expect(policy).toContainText(`frame-src ${new URL(calendar).origin}`);
  await expect(policy).toContainText('We also have to allow your page');
  await expect(policy.getByRole('link', { name: 'hello@daybreak.example' })).toBeVisible();
});
