import { expect, type Locator, type Page, test } from 'playwright/test';
import { unpressableControls } from '../e2e/press-at.ts';
import { sample } from '../sample.ts';
import { openHostPage, watchRefusals } from './host-page.ts';
import { elements, markupOf, scenarioOf, type Tag, whenDefined } from './scenarios.ts';

/** Phones, one on its side, a desktop, and one zoomed to 400 percent. */
const sizes = sample(
  [
    [360, 640],
    [375, 667],
    [390, 844],
    [412, 732],
    [844, 390],
    [1280, 800],
    [320, 256],
  ] as const,
  [
    [360, 640],
    [1280, 800],
    [320, 256],
  ] as const,
);

const partsOf = (element: Locator): Promise<string[]> =>
  element.evaluate(({ shadowRoot }) =>
    [...(shadowRoot?.querySelectorAll('[part]') ?? [])].flatMap(({ part }) => [...part]),
  );

const few = ['hire-discovery-call'];

for (const { tag, parts } of sample(
  elements,
  elements.filter(({ tag }) => few.includes(tag)),
)) {
  test(`${tag} has exactly its documented parts, keeps to the strictest policy, and its controls can be pressed where they are seen, in all states`, async ({
    page,
  }) => {
    test.slow();
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const refusals = await watchRefusals(page);
    await openHostPage(page, { body: markupOf(tag as Tag) });
    await whenDefined(page, tag as Tag);
    const element = page.locator(tag);
    let states = 0;
    const shown = new Set<string>();
    await scenarioOf(tag as Tag)(page, async () => {
      states += 1;
      for (const part of await partsOf(element)) shown.add(part);
      const { width = 0, height = 0 } = page.viewportSize() ?? {};
      for (const [width, height] of sizes) {
        await resize(page, width, height);
        const where = `in state ${states} at ${width} by ${height} px`;
        expect.soft(await unpressableControls(element), where).toEqual([]);
      }
      await resize(page, width, height);
    });
    console.log(`  ${tag}: ${states} states, ${shown.size} parts, ${refusals.length} violations`);
    expect.soft([...shown].sort()).toEqual(parts.map(({ name }) => name).sort());
    expect(refusals).toEqual([]);
  });
}

/** Waits until the page has laid out what depends on the size of the window. */
async function resize(page: Page, width: number, height: number): Promise<void> {
  await page.setViewportSize({ width, height });
  await page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
  );
}
