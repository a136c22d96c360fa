import { expect, test } from 'playwright/test';
import { findViolations } from '../axe.ts';
import { fewRoutes, onePerKind } from './expected/routes.ts';

test.use({ reducedMotion: 'reduce' });

const narrow = { width: 390, colorScheme: 'dark' } as const;
const wide = { width: 1280, colorScheme: 'light' } as const;

for (const route of fewRoutes) {
  // One page of each kind is enough for the other look: site-contrast.test.ts has all colors in both schemes.
  const looks = onePerKind.includes(route) ? [narrow, wide] : [narrow];

  test(`axe finds no violations in ${route}`, async ({ page }) => {
    test.slow();
    await page.goto(route);
    // Disables transitions: during one, colors are those of neither theme.
    await page.addStyleTag({ content: ':root { --hire-duration-state: 0s; }' });
    for (const { width, colorScheme } of looks) {
      await page.setViewportSize({ width, height: 800 });
      await page.emulateMedia({ colorScheme });
      const violations = await findViolations(page);
      const faults = violations.flatMap(({ id, nodes }) =>
        nodes.map(({ target }) => `${id}: ${target}`),
      );
      expect.soft(faults, `${colorScheme}, ${width} px`).toEqual([]);
    }
  });
}
