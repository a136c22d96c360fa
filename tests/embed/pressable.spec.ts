import { expect, type Page, test } from 'playwright/test';
import { unpressableControls } from '../e2e/press-at.ts';
import { openHostPage } from './host-page.ts';
import { markupOf, scenarioOf, tags, whenDefined } from './scenarios.ts';

/** Phones upright and on their side, a desktop, and one zoomed to 400 percent. */
const sizes = [
  [360, 640],
  [375, 667],
  [390, 844],
  [412, 732],
  [844, 390],
  [1280, 800],
  [320, 256],
] as const;

for (const tag of tags) {
  test(`every control of ${tag} can be pressed where it is seen, in all states and windows`, async ({
    page,
  }) => {
    test.slow();
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openHostPage(page, { body: markupOf(tag) });
    await whenDefined(page, tag);
    let states = 0;
    await scenarioOf(tag)(page, async () => {
      states += 1;
      const { width = 0, height = 0 } = page.viewportSize() ?? {};
      for (const [width, height] of sizes) {
        await resize(page, width, height);
        const where = `${tag} in state ${states} at ${width} by ${height} px`;
        expect.soft(await unpressableControls(page.locator(tag)), where).toEqual([]);
      }
      await resize(page, width, height);
    });
  });
}

/** Waits until the page has laid out what depends on the size of the window. */
async function resize(page: Page, width: number, height: number): Promise<void> {
  await page.setViewportSize({ width, height });
  await page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
  );
}
