import { expect, type Page, test } from 'playwright/test';
import { callMethod } from '../e2e/call-method.ts';
import { sample } from '../sample.ts';
import { openHostPage } from './host-page.ts';
import { type ResourceCounts, readResources, watchResources } from './resources.ts';
import { markupOf, type Tag, tags, whenDefined } from './scenarios.ts';

const TIMES = 15;

/** The browser may keep the last element in memory, for its focus or its last event. */
const allowedLeaks: Readonly<Record<string, number>> = { held: 1, nodes: 10 };

/** Every element, and a popover with triggers in a modal and a non-modal mode. */
const kinds: readonly (readonly [name: string, tag: Tag, markup: string, resets?: boolean])[] = [
  ...tags.map((tag) => [tag, tag, markupOf(tag)] as const),
  ...['dialog', 'bubble'].map((mode) => {
    const attributes = `mode="${mode}" open-on="delay:60 scroll:50 exit" frequency="once"`;
    const markup = `<hire-popover ${attributes}><hire-get-matched></hire-get-matched></hire-popover>`;
    return [`hire-popover as ${mode}, with the wizard in it`, 'hire-popover', markup] as const;
  }),
  // Each element resumes the answers of the previous one.
  ['hire-get-matched, never reset', 'hire-get-matched', markupOf('hire-get-matched'), false],
];

/** Adds an element to the page, opens, uses, closes and removes it, several times. */
const useAndRemove = (page: Page, markup: string, times: number, resets = true): Promise<void> =>
  page.evaluate(
    async ([markup, times, resets]) => {
      const frame = () => new Promise((resolve) => requestAnimationFrame(() => resolve(0)));
      const act = (element: Element, method: string, ...input: unknown[]) =>
        Reflect.get(element, method)?.apply(element, input);
      for (let time = 0; time < times; time += 1) {
        const element = document.createRange().createContextualFragment(markup).firstElementChild;
        if (!element) return;
        window.inUse.held.push(new WeakRef(element));
        document.body.append(element);
        act(element, 'open');
        await frame();
        act(element, 'setData', { name: 'Ada', email: 'ada' });
        for (const method of ['next', 'back', 'play', 'submit']) act(element, method);
        await frame();
        if (resets) act(element, 'reset');
        act(element, 'close');
        element.remove();
        await frame();
      }
    },
    [markup, times, resets] as const,
  );

const few = ['hire-popover as dialog, with the wizard in it'];

for (const [name, tag, markup, resets] of sample(
  kinds,
  kinds.filter(([name]) => few.includes(name)),
)) {
  test(`${name} leaks nothing when it is added and removed ${TIMES} times`, async ({ page }) => {
    test.slow();
    await watchResources(page);
    await openHostPage(page, { body: '<p>A page</p>', policy: '' });
    // The first use loads what remains on the page: chunks, style sheets, the notice region.
    await page.evaluate((markup) => document.body.insertAdjacentHTML('beforeend', markup), markup);
    await whenDefined(page, tag);
    if (tag === 'hire-popover' && markup.includes('hire-get-matched')) {
      // The child loads when the popover opens, which its trigger does after a minute.
      await callMethod(page.locator(tag), 'open');
      await whenDefined(page, 'hire-get-matched');
    }
    await page.locator(tag).evaluate((element) => element.remove());
    await useAndRemove(page, markup, 5, resets);
    await page.waitForLoadState('networkidle');
    const before = await readResources(page);
    await useAndRemove(page, markup, TIMES, resets);
    let figures: (readonly [what: string, count: number])[] = [];
    // The last element may not have finished yet, for example closing its dialog. What was announced
    // stays for five seconds.
    await expect
      .poll(
        async () => {
          const after = await readResources(page);
          const kinds = Object.keys(after) as (keyof ResourceCounts)[];
          figures = kinds.map((what) => [what, after[what] - before[what]]);
          return figures.filter(([what, count]) => count > (allowedLeaks[what] ?? 0));
        },
        { timeout: 15_000 },
      )
      .toEqual([])
      .finally(() => {
        const counts = figures.map(([what, count]) => `${count} ${what}`).join(', ');
        console.log(`  ${name}: ${counts} left behind`);
      });
  });
}
