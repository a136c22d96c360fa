import { expect, test } from 'playwright/test';
import { sample } from '../../sample.ts';
import { violationsOn } from '../axe.ts';
import { sampleRoutes } from './expected/routes.ts';

test.use({ reducedMotion: 'reduce' });

const wideByDay = { width: 1280, colorScheme: 'light' } as const;
const narrowByNight = { width: 390, colorScheme: 'dark' } as const;
const others = [
  { width: 1280, colorScheme: 'dark' },
  { width: 390, colorScheme: 'light' },
] as const;

/** Between them they have nearly every kind of section. Axe takes its time: the rest is seen twice. */
const seenFourTimes = sample(
  ['/', '/for-companies', '/cybersecurity', '/resources/what-vetted-means'],
  [],
);

for (const route of sampleRoutes) {
  test(`axe finds no fault in ${route}, light and dark, narrow and wide`, async ({ page }) => {
    test.slow();
    await page.goto(route);
    // A colour on its way from day to night has the contrast of neither.
    await page.addStyleTag({ content: ':root { --hire-duration-state: 0s; }' });
    const looks = [wideByDay, narrowByNight, ...(seenFourTimes.includes(route) ? others : [])];
    for (const { width, colorScheme } of looks) {
      await page.setViewportSize({ width, height: 800 });
      await page.emulateMedia({ colorScheme });
      const violations = await violationsOn(page);
      const faults = violations.flatMap(({ id, nodes }) =>
        nodes.map(({ target }) => `${id}: ${target}`),
      );
      expect.soft(faults, `${colorScheme}, ${width} px`).toEqual([]);
    }
  });
}
