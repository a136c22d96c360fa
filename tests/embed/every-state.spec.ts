import { expect, type Locator, test } from 'playwright/test';
import { openHostPage } from './host-page.ts';
import { elements, markupOf, scenarioOf, type Tag, whenDefined } from './scenarios.ts';

const partsOf = (element: Locator): Promise<string[]> =>
  element.evaluate(({ shadowRoot }) =>
    [...(shadowRoot?.querySelectorAll('[part]') ?? [])].flatMap(({ part }) => [...part]),
  );

for (const { tag, parts } of elements) {
  test(`${tag} has exactly its documented parts and keeps to the strictest policy in all states`, async ({
    page,
  }) => {
    test.slow();
    await page.addInitScript(() => {
      Object.assign(window, { refusals: [] });
      document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
        Reflect.get(window, 'refusals').push(`${violatedDirective} ${blockedURI}`);
      });
    });
    await openHostPage(page, { body: markupOf(tag as Tag) });
    await whenDefined(page, tag as Tag);
    let states = 0;
    const shown = new Set<string>();
    await scenarioOf(tag as Tag)(page, async () => {
      states += 1;
      for (const part of await partsOf(page.locator(tag))) shown.add(part);
    });
    const refusals = await page.evaluate(() => Reflect.get(window, 'refusals'));
    console.log(`  ${tag}: ${states} states, ${shown.size} parts, ${refusals.length} violations`);
    expect.soft([...shown].sort()).toEqual(parts.map(({ name }) => name).sort());
    expect(refusals).toEqual([]);
  });
}
