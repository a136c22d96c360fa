import { expect, test } from 'playwright/test';
import { openHostPage } from './host-page.ts';
import { markupOf, scenarioOf, tags, whenDefined } from './scenarios.ts';

for (const tag of tags) {
  test(`${tag} causes no violation of the strictest policy in any state`, async ({ page }) => {
    test.slow();
    await page.addInitScript(() => {
      Object.assign(window, { refusals: [] });
      document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
        Reflect.get(window, 'refusals').push(`${violatedDirective} ${blockedURI}`);
      });
    });
    await openHostPage(page, { body: markupOf(tag) });
    await whenDefined(page, tag);
    let states = 0;
    await scenarioOf(tag)(page, async () => {
      states += 1;
    });
    const refusals = await page.evaluate(() => Reflect.get(window, 'refusals'));
    console.log(`  ${tag}: ${states} states, ${refusals.length} violations`);
    expect(refusals).toEqual([]);
  });
}
