import { type Page, test } from 'playwright/test';

const HEIGHT = 800;

/**
 * Judges a state by light and dark theme at each width. It is reached once and the window changed
 * around it, as it is when a phone is turned: to load a page anew for each look takes longer than all
 * else.
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
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    for (const width of widths) {
      await page.setViewportSize({ width, height: HEIGHT });
      await test.step(`at ${width} px, ${colorScheme}`, () => check(width));
    }
  }
}
