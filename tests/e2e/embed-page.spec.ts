import { expect, test } from 'playwright/test';
import { loaderPath } from '../../site/content/loader.ts';
import { sampleNamed } from '../sample.ts';
import { calendar, functionUrl, site } from './addresses.ts';

const lines = [
  `<script type="module" src="${site}${loaderPath}"></script>`,
  `<hire-get-matched partner="acme" guard><a href="${site}/get-matched?utm_source=acme">Get matched</a></hire-get-matched>`,
];

test('the footer of the home page links to the embed page', { tag: '@all' }, async ({ page }) => {
  await page.goto('/');
  await page.getByRole('contentinfo').getByRole('link', { name: 'For partners' }).click();
  await expect(page).toHaveURL('/embed');
});

const refusals = {
  'is denied': () => {
    navigator.clipboard.writeText = () => Promise.reject(new DOMException('', 'NotAllowedError'));
  },
  'is missing': () => {
    Object.defineProperty(navigator, 'clipboard', { value: undefined });
  },
};
for (const [name, refuse] of sampleNamed(refusals, 'is missing'))
  test(`when copying ${name}, the page selects the code and says what to do`, async ({ page }) => {
    await page.addInitScript(refuse);
    await page.goto('/embed');
    const snippet = page.getByRole('figure').first();
    await snippet.getByRole('button', { name: 'Copy (Quick start)' }).click();
    await expect(snippet.getByRole('status')).toContainText('Copy it with your keyboard');
    expect((await page.evaluate(() => String(getSelection()))).trim().split('\n')).toEqual(lines);
  });

test('the deal is the first thing below the heading, on the first screen, and then the two lines', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/embed');
  const headings = page.getByRole('heading', { level: 2 });
  await expect(headings.nth(0)).toHaveText('The deal');
  await expect(headings.nth(0)).toBeInViewport({ ratio: 1 });
  await expect(headings.nth(1)).toHaveText('Quick start');
  for (const question of [
    'Whose lead is it?',
    'How you’re credited',
    'How long approval takes',
    'How to test',
  ]) {
    await expect(page.getByRole('heading', { name: question, exact: true })).toBeVisible();
  }
});

test('the first screen lights the partner’s name in the code, on the page and on the request', async ({
  page,
}) => {
  await page.goto('/embed');
  const steps = page.getByRole('main').getByRole('list').first().getByRole('listitem');
  for (const what of ['Two lines in', 'A visitor asks', 'A lead out'])
    await expect(steps.filter({ hasText: what }).locator('mark').first()).toHaveText('acme');
});

test('the documented policy allows the function and the calendar, and says who allows the partner’s page', async ({
  page,
}) => {
  await page.goto('/embed');
  const policy = page.locator('section', { hasText: 'Content-Security-Policy' });
  await policy.getByRole('heading', { level: 2 }).click();
  await expect(policy).toContainText(`connect-src ${new URL(functionUrl).origin}`);
  await expect(policy).toContainText(`frame-src ${new URL(calendar).origin}`);
  await expect(policy).toContainText('We also have to allow your page');
  await expect(policy.getByRole('link', { name: 'hello@daybreak.example' })).toBeVisible();
});
