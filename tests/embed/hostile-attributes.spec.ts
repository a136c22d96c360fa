import { expect, test } from 'playwright/test';
import { openHostPage } from './host-page.ts';
import { markupOf, type Tag, tags, walks, whenDefined } from './walks.ts';

const markup = '&lt;img src=x onerror=attacked++&gt;&lt;b id=injected&gt;';

/** What somebody writes who wants to run a script or to draw on the page. */
const attacks: Readonly<Record<Tag, readonly string[]>> = {
  'hire-get-matched': [
    'schedule-url="javascript:attacked++"',
    'schedule-url="data:text/html,&lt;script&gt;parent.attacked++&lt;/script&gt;"',
    `partner="${markup}"`,
    `campaign="${markup}"`,
    `role="${markup}"`,
    `theme="${markup}"`,
  ],
  'hire-apply': [`partner="${markup}"`, `theme="${markup}"`],
  'hire-discovery-call': [
    'schedule-url="javascript:attacked++"',
    'schedule-url=" JavaScript:attacked++"',
    `schedule-month="${markup}"`,
    `partner="${markup}"`,
  ],
  'hire-newsletter-panel': ['privacy-url="javascript:attacked++"', `campaign="${markup}"`],
  'hire-newsletter-popup': ['privacy-url="javascript:attacked++"', `partner="${markup}"`],
  'hire-carousel': [`label="${markup}"`],
  'hire-popover': [`label="${markup}"`, `open-on="${markup}"`, `mode="${markup}"`],
};

/** These are checked as they are read, and refused with a note in the console. */
const isRefused = (attack: string): boolean =>
  /^(schedule|privacy|role|theme|mode|open-on)/.test(attack);

for (const tag of tags) {
  for (const attack of attacks[tag]) {
    test(`${tag} takes nothing from ${attack}`, async ({ page }) => {
      test.slow();
      await page.addInitScript(() => Object.assign(window, { attacked: 0 }));
      const body = markupOf(tag).replace(`<${tag}`, `<${tag} ${attack}`);
      const { warnings } = await openHostPage(page, { body, policy: '' });
      await whenDefined(page, tag);
      const found = { injected: 0, addresses: 0 };
      await walks[tag](page, async () => {
        found.injected += await page.locator('#injected, img[src=x]').count();
        found.addresses += await page
          .locator('[href^="javascript:" i], [src^="javascript:" i], [src^="data:text"]')
          .count();
      });
      const ran = await page.evaluate(() => Reflect.get(window, 'attacked'));
      const notes = () =>
        warnings.filter((text) => text.includes('ignored') || text.includes('no month'));
      // What a bubble waits for is read once the page has a moment, which may be after the walk.
      await expect.poll(() => notes().length > 0).toBe(isRefused(attack));
      console.log(
        `  ${tag} ${attack}: ${ran} scripts run, ${found.injected} elements and ${found.addresses} addresses let in, ${notes().length} notes`,
      );
      expect({ ran, ...found }).toEqual({ ran: 0, injected: 0, addresses: 0 });
      // Its view asks again whenever it is drawn.
      if (attack.startsWith('privacy')) expect(notes()).toHaveLength(1);
    });
  }
}
