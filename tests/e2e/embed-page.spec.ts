import { expect, test } from 'playwright/test';
import { functionUrl, site } from './addresses.ts';

const lines = [
  `<script type="module" src="${site}/widgets/v1/hire.js"></script>`,
  `<hire-get-matched partner="acme" role="dev"><a href="${site}/get-matched">Get matched</a></hire-get-matched>`,
];

test('the footer of the home page links to it', { tag: '@all' }, async ({ page }) => {
  await page.goto('/');
  await page.getByRole('contentinfo').getByRole('link', { name: 'For partners' }).click();
  await expect(page).toHaveURL('/embed');
});

test('its button copies the two lines, and says so', async ({ page, context }) => {
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

test('without scripts the lines are there to select, and no button promises more', async ({
  browser,
}) => {
  const page = await browser.newPage({ javaScriptEnabled: false });
  await page.goto(`${site}/embed`);
  await expect(page.getByRole('figure').first().getByRole('code')).toContainText(lines[0] ?? '');
  await expect(page.getByRole('button', { name: 'Copy' })).toHaveCount(0);
  await page.close();
});

test('the policy it tells partners of names the function that the form calls', async ({ page }) => {
  await page.goto('/embed');
  await expect(page.getByText(`connect-src ${new URL(functionUrl).origin}`)).toBeVisible();
});
