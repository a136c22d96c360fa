import { type Page, test } from 'playwright/test';
import { sample } from '../sample.ts';

const HEIGHT = 800;

/**
 * Checks a state of a page at the narrowest width in the light theme and at the widest width in the
 * dark theme, or in every combination of both. Does not reload the page, because that takes longer
 * than the checks.
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
