import { expect, type Page, test } from 'playwright/test';
import { getMatched } from '../messages.ts';
import { calls } from './addresses.ts';
import { describeViolations } from './axe.ts';
import { inThemesAndWidths } from './themes-and-widths.ts';
import {
  confirmation,
  failureText,
  openWizard,
  press,
  stepCount,
  stepOf,
  wizardOf,
} from './wizard.ts';

/** Goes through every state of the wizard. */
async function forEachState(page: Page, check: (state: string) => Promise<void>) {
  const wizard = wizardOf(page);
  await wizard.getByRole('radio', { name: 'Developer' }).check();
  for (let step = 1; step <= stepCount; step += 1) {
    if (step === stepOf('skills')) await wizard.getByRole('checkbox', { name: 'React' }).check();
    await check(`step ${step}`);
    if (step < stepCount) await press(page, 'Next');
  }
  await page.route(calls, (route) => route.abort(), { times: 2 });
  await press(page, 'Submit');
  await expect(page.getByRole('alert').filter({ hasText: failureText })).toBeVisible();
  await check('a failure');
  await page.unroute(calls);
  await press(page, 'Submit');
  await expect(confirmation(page)).toBeVisible();
  await expect(wizard.getByText(getMatched.unreachable)).toBeVisible();
  await check('the confirmation');
}

test('axe finds no violations in any state on our own page', { tag: '@all' }, async ({ page }) => {
  test.slow();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openWizard(page);
  await forEachState(page, (state) =>
    inThemesAndWidths(page, async (width) => {
      expect.soft(await describeViolations(page), state).toEqual([]);
      expect.soft(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    }),
  );
});

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
