import { type Page, test } from 'playwright/test';
import { sample } from '../sample.ts';

const HEIGHT = 800;

/**
 * Judges a state at the narrowest width in the light theme and at the widest in the dark one, or in
 * every pair of width and theme. The window changes around the state: loading a page for each look
 * takes longer than everything else.
 */
export async function inEachLook(
  page: Page,
  check: (width: number) => Promise<void>,
  widths: readonly number[] = [320, 1280],
): Promise<void> {
  // A colour that is on its way from one theme to the other is of neither.
  await page.evaluate(() => {
    document.documentElement.style.setProperty('--hire-duration-state', '0s');
  });
  const looks = (['light', 'dark'] as const).flatMap((colorScheme) =>
    widths.map((width) => ({ colorScheme, width })),
  );
  const ends = looks.filter((_, at) => at === 0 || at === looks.length - 1);
  for (const { colorScheme, width } of sample(looks, ends)) {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width, height: HEIGHT });
    await test.step(`at ${width} px, ${colorScheme}`, () => check(width));
  }
}
