import { expect, test } from 'playwright/test';
import { fewRoutes } from './expected/routes.ts';
import { findLowContrast } from './find-low-contrast.ts';

test.use({ reducedMotion: 'reduce' });

test('dark text on a dark chart is found, although an element without a box seems to be light', async ({
  page,
}) => {
  await page.setContent(`<div style="background: #123; color: #eee">
    <p>Light words</p>
    <ul style="display: contents; background: #fff; color: #012"><li>Dark words</li></ul>
    <p style="background: linear-gradient(#fff, #eee)">Light words on paper</p>
  </div>`);
  expect(await findLowContrast(page)).toEqual(['1.2: Dark words', '1.1: Light words on paper']);
});

const looks = [
  ['light', 1280],
  ['dark', 390],
] as const;

for (const route of fewRoutes) {
  test(`all text of ${route} stands out from what is painted behind it`, async ({ page }) => {
    test.slow();
    for (const [colorScheme, width] of looks) {
      await page.emulateMedia({ colorScheme });
      await page.setViewportSize({ width, height: 800 });
      await page.goto(route);
      // A widget is drawn again once its code has loaded.
      await expect(
        page.locator('main :is(hire-get-matched, hire-apply, hire-shared-daylight):not(:defined)'),
      ).toHaveCount(0);
      const faults = await findLowContrast(page);
      expect.soft(faults, `${colorScheme}, ${width} px`).toEqual([]);
    }
  });
}
