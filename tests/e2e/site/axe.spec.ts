import { expect, test } from 'playwright/test';
import { findViolations } from '../axe.ts';
import { fewRoutes } from './expected/routes.ts';

test.use({ reducedMotion: 'reduce' });

/** tests/unit/site-contrast.test.ts has every color in both schemes. */
const looks = [
  { width: 1280, colorScheme: 'light' },
  { width: 390, colorScheme: 'dark' },
] as const;

for (const route of fewRoutes) {
  test(`axe finds no violations in ${route}, wide and light, narrow and dark`, async ({ page }) => {
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
