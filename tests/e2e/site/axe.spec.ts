import { expect, test } from 'playwright/test';
import { sample } from '../../sample.ts';
import { findViolations } from '../axe.ts';
import { sampleRoutes } from './expected/routes.ts';

test.use({ reducedMotion: 'reduce' });

const wideLight = { width: 1280, colorScheme: 'light' } as const;
const narrowDark = { width: 390, colorScheme: 'dark' } as const;
const others = [
  { width: 1280, colorScheme: 'dark' },
  { width: 390, colorScheme: 'light' },
] as const;

/** These pages have nearly every kind of section. To save time, the others are checked only twice. */
const checkedInAllFour = sample(
  ['/', '/for-companies', '/cybersecurity', '/resources/what-vetted-means'],
  [],
);

for (const route of sampleRoutes) {
  test(`axe finds no violations in ${route}, light and dark, narrow and wide`, async ({ page }) => {
    test.slow();
    await page.goto(route);
    // Disables transitions: during one, colors are those of neither theme.
    await page.addStyleTag({ content: ':root { --hire-duration-state: 0s; }' });
    const looks = [wideLight, narrowDark, ...(checkedInAllFour.includes(route) ? others : [])];
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
