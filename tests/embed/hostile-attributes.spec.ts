import { expect, test } from 'playwright/test';
import { sample } from '../sample.ts';
import { openHostPage } from './host-page.ts';
import { markupOf, type Tag, walks, whenDefined } from './walks.ts';

const markup = '&lt;img src=x onerror=attacked++&gt;&lt;b id=injected&gt;';

/** What somebody writes who wants to run a script or to draw on the page. */
const attacks: readonly (readonly [tag: Tag, attributes: Readonly<Record<string, string>>])[] = [
  [
    'hire-get-matched',
    {
      'schedule-url': 'javascript:attacked++',
      partner: markup,
      campaign: markup,
      role: markup,
      theme: markup,
    },
  ],
  [
    'hire-get-matched',
    { 'schedule-url': 'data:text/html,&lt;script&gt;parent.attacked++&lt;/script&gt;' },
  ],
  ['hire-apply', { partner: markup, theme: markup }],
  [
    'hire-discovery-call',
    { 'schedule-url': 'javascript:attacked++', 'schedule-month': markup, partner: markup },
  ],
  ['hire-discovery-call', { 'schedule-url': ' JavaScript:attacked++' }],
  ['hire-newsletter-panel', { 'privacy-url': 'javascript:attacked++', campaign: markup }],
  ['hire-newsletter-popup', { 'privacy-url': 'javascript:attacked++', partner: markup }],
  ['hire-carousel', { label: markup }],
  ['hire-shared-daylight', { places: markup, hours: markup }],
  ['hire-popover', { label: markup, 'open-on': markup, mode: markup }],
];

/** These are checked as they are read, and refused with a note in the console. */
const checked = /^(schedule|privacy|role|theme|mode|open-on|places|hours)/;

const few = ['hire-newsletter-panel', 'hire-popover'];

for (const [tag, attributes] of sample(
  attacks,
  attacks.filter(([tag]) => few.includes(tag)),
)) {
  const names = Object.keys(attributes);
  const first = Object.values(attributes)[0];
  test(`${tag} lets nothing in through ${names.join(', ')}, as ${first}`, async ({ page }) => {
    test.slow();
    await page.addInitScript(() => Object.assign(window, { attacked: 0 }));
    const written = Object.entries(attributes).map(([name, value]) => `${name}="${value}"`);
    const body = markupOf(tag).replace(`<${tag}`, `<${tag} ${written.join(' ')}`);
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
    const notesOf = (name: string) =>
      warnings.filter((text) =>
        name === 'schedule-month'
          ? text.includes('is not a month')
          : text.includes(name) && text.includes('ignored'),
      );
    for (const name of names) {
      // What a bubble waits for is read once the page has a moment, which may be after the walk.
      await expect.poll(() => notesOf(name).length > 0, name).toBe(checked.test(name));
      // A view asks for the privacy notice again whenever it is drawn.
      if (name === 'privacy-url') expect(notesOf(name)).toHaveLength(1);
    }
    console.log(
      `  ${tag}: ${ran} scripts run, ${found.injected} elements and ${found.addresses} addresses let in`,
    );
    expect({ ran, ...found }).toEqual({ ran: 0, injected: 0, addresses: 0 });
  });
}
