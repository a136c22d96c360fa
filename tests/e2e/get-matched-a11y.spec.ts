import { expect, test } from 'playwright/test';
import { openWizard } from './wizard.ts';

test('in forced colors the chosen option and the progress bar have borders', {
  tag: '@all',
}, async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  const wizard = await openWizard(page);
  const borderOf = (name: string) =>
    wizard
      .locator('label')
      .filter({ hasText: name })
      .evaluate((label) => {
        const { borderTopWidth, borderTopColor } = getComputedStyle(label);
        return { width: Number.parseFloat(borderTopWidth), color: borderTopColor };
      });
  await wizard.getByRole('radio', { name: 'Developer' }).check();
  const other = await borderOf('Designer');
  expect(other.width).toBeGreaterThan(0);
  await expect.poll(async () => (await borderOf('Developer')).width).toBeGreaterThan(other.width);
  await expect.poll(async () => (await borderOf('Developer')).color).not.toBe(other.color);
  const bar = wizard.locator('[part=progress]');
  await expect(bar).toHaveCSS('border-top-style', 'solid');
  const [whole, filled] = await bar.evaluate((element) =>
    [element, element.firstElementChild as Element].map(
      (each) => getComputedStyle(each).backgroundColor,
    ),
  );
  expect(filled).not.toBe(whole);
});
