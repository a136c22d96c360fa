import { expect, type Page, test } from 'playwright/test';
import { getMatched } from '../messages.ts';
import { sample } from '../sample.ts';
import { calls } from './addresses.ts';
import { describeViolations } from './axe.ts';
import { inThemesAndWidths } from './themes-and-widths.ts';
import {
  confirmation,
  failureText,
  goTo,
  openWizard,
  ownPage,
  partnerPage,
  places,
  press,
  stepCount,
  wizardOf,
} from './wizard.ts';

/** Goes through every state of the wizard. */
async function forEachState(page: Page, check: (state: string) => Promise<void>) {
  const wizard = wizardOf(page);
  await wizard.getByRole('radio', { name: 'Developer' }).check();
  for (let step = 1; step <= stepCount; step += 1) {
    if (step === 6) await wizard.getByRole('checkbox', { name: 'React' }).check();
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

for (const { name, address } of sample(places, [partnerPage])) {
  test(`axe finds no violations in any state on ${name}`, async ({ page }) => {
    test.slow();
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openWizard(page, address);
    await forEachState(page, (state) =>
      inThemesAndWidths(page, async () => {
        expect.soft(await describeViolations(page), state).toEqual([]);
      }),
    );
  });
}

for (const { name, address } of sample(places, [partnerPage])) {
  test(`no state scrolls sideways on ${name} at 320 by 256 px, in either direction`, {
    tag: '@all',
  }, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 256 });
    await openWizard(page, address);
    await forEachState(page, async (state) => {
      for (const dir of ['rtl', 'ltr']) {
        const width = await page.evaluate((dir) => {
          document.documentElement.setAttribute('dir', dir);
          return document.documentElement.scrollWidth;
        }, dir);
        expect.soft(width, `${state}, ${dir}`).toBeLessThanOrEqual(320);
      }
    });
  });
}

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

test('every target is at least 24 px each way, and every control 44 px high', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await openWizard(page, ownPage);
  for (let step = 1; step <= stepCount; step += 1) {
    await goTo(page, step);
    const targets = await wizardOf(page)
      .locator(
        'button, a[href], label:has(input), input:not([type=radio], [type=checkbox]), textarea',
      )
      .evaluateAll((all) =>
        all
          .filter((each) => each.checkVisibility())
          .map((each) => {
            const { width, height } = each.getBoundingClientRect();
            const isMain = each.matches('[part~=button], [part~=option], [part~=control]');
            return { what: each.textContent, width, height, least: isMain ? 44 : 24 };
          }),
      );
    for (const { what, width, height, least } of targets) {
      expect.soft(Math.round(height), `${what} on step ${step}`).toBeGreaterThanOrEqual(least);
      expect.soft(width, `${what} on step ${step}`).toBeGreaterThanOrEqual(24);
    }
  }
});
