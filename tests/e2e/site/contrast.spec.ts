import { expect, test } from 'playwright/test';
import { findViolations } from '../axe.ts';
import { fewRoutes, onePerKind } from './expected/routes.ts';
import { findLowContrast } from './find-low-contrast.ts';

test.use({ reducedMotion: 'reduce' });

const looks = [
  ['light', 1280],
  ['dark', 390],
] as const;

for (const route of fewRoutes) {
  test(`axe finds no violations in ${route}, and all its text stands out from what is painted behind it`, async ({
    page,
  }) => {
    test.slow();
    for (const [colorScheme, width] of looks) {
      const look = `${colorScheme}, ${width} px`;
      await page.emulateMedia({ colorScheme });
      await page.setViewportSize({ width, height: 800 });
      await page.goto(route);
      // A widget is drawn again once its code has loaded.
      await expect(
        page.locator('main :is(hire-get-matched, hire-apply, hire-shared-daylight):not(:defined)'),
      ).toHaveCount(0);
      // Axe needs the wide look of one page of each kind: site-contrast.test.ts has all colors in both schemes.
      if (width === 390 || onePerKind.includes(route)) {
        const faults = (await findViolations(page)).flatMap(({ id, nodes }) =>
          nodes.map(({ target }) => `${id}: ${target}`),
        );
        expect.soft(faults, look).toEqual([]);
      }
      expect.soft(await findLowContrast(page), look).toEqual([]);
    }
  });
}

test('the page about accessibility says how many pages axe has checked', {
  tag: '@all',
}, async ({ page }) => {
  await page.goto('/accessibility');
  await expect(page.getByRole('main')).toContainText(
    `On ${fewRoutes.length} pages, dark on a phone`,
  );
  await expect(page.getByRole('main')).toContainText(`Pages, dark on a phone ${fewRoutes.length}`);
});
