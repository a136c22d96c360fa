import { type Page, test } from 'playwright/test';

const HEIGHT = 800;
const themes = ['light', 'dark'] as const;

/**
 * Checks a state of a page at each width, in the light and the dark theme by turns: colors do not
 * depend on the width. Does not reload the page, because that takes longer than the checks.
 */
export async function inThemesAndWidths(
  page: Page,
  check: (width: number) => Promise<void>,
  widths: readonly number[] = [320, 1280],
): Promise<void> {
  // Disables transitions: during one, colors are those of neither theme.
  await page.evaluate(() => {
    document.documentElement.style.setProperty('--hire-duration-state', '0s');
  });
  for (const [at, width] of widths.entries()) {
    const colorScheme = themes[at % 2] ?? 'light';
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width, height: HEIGHT });
    await test.step(`at ${width} px, ${colorScheme}`, () => check(width));
  }
}
