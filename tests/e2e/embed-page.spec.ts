import { expect, test } from 'playwright/test';
import { loaderPath } from '../../site/content/loader.ts';
import { sampleNamed } from '../sample.ts';
import { site } from './addresses.ts';

const lines = [
  `<script type="module" src="${site}${loaderPath}"></script>`,
  `<hire-get-matched partner="acme" guard><a href="${site}/get-matched?utm_source=acme">Get matched</a></hire-get-matched>`,
];

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

test('/embed begins with the deal and the two lines, lights the partner’s name, and says who allows the page', async ({
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
    'How are we credited?',
    'How long does approval take?',
    'How do we test?',
  ]) {
    await expect(page.getByRole('heading', { name: question, exact: true })).toBeVisible();
  }
  const steps = page.getByRole('main').getByRole('list').first().getByRole('listitem');
  for (const what of ['Two lines in', 'A visitor asks', 'A lead out'])
    await expect(steps.filter({ hasText: what }).locator('mark').first()).toHaveText('acme');
  const policy = page.locator('section', { hasText: 'Content-Security-Policy' });
  await policy.getByRole('heading', { level: 2 }).click();
  await expect(policy).toContainText('We also have to allow your page');
  await expect(policy.getByRole('link', { name: 'hello@daybreak.example' })).toBeVisible();
});
