import { expect, type Page, test } from 'playwright/test';
import { sample } from '../sample.ts';
import { openHostPage } from './host-page.ts';
import { type InUse, readUse, watchUse } from './left-behind.ts';
import { call, markupOf, type Tag, tags, whenDefined } from './walks.ts';

const TIMES = 25;

/** The browser may hold the last one a while longer, for its focus or its last event. */
const ofTheLast: Readonly<Record<string, number>> = { held: 1, nodes: 10 };

/** Every element, and a popover that waits, in a modal look and in one that is not. */
const kinds: readonly (readonly [name: string, tag: Tag, markup: string, resets?: boolean])[] = [
  ...tags.map((tag) => [tag, tag, markupOf(tag)] as const),
  ...['dialog', 'bubble'].map((mode) => {
    const attributes = `mode="${mode}" open-on="delay:60 scroll:50 exit" frequency="once"`;
    const markup = `<hire-popover ${attributes}><hire-get-matched></hire-get-matched></hire-popover>`;
    return [`hire-popover as ${mode}, with the wizard in it`, 'hire-popover', markup] as const;
  }),
  // Each goes on with the answers of the one before it.
  ['hire-get-matched, never reset', 'hire-get-matched', markupOf('hire-get-matched'), false],
];

/** Puts a tag into the page, opens it, uses it, closes it and takes it out, so many times. */
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
  test(`${name}, in and out of a page ${TIMES} times, leaves nothing behind`, async ({ page }) => {
    test.slow();
    await watchUse(page);
    await openHostPage(page, { body: '<p>A page</p>', policy: '' });
    // What comes once a page: chunks, style sheets, the region of notices.
    await page.evaluate((markup) => document.body.insertAdjacentHTML('beforeend', markup), markup);
    await whenDefined(page, tag);
    if (tag === 'hire-popover' && markup.includes('hire-get-matched')) {
      // What is inside comes when it opens: by itself in a minute.
      await call(page.locator(tag), 'open');
      await whenDefined(page, 'hire-get-matched');
    }
    await page.locator(tag).evaluate((element) => element.remove());
    await useAndRemove(page, markup, 5, resets);
    await page.waitForLoadState('networkidle');
    const before = await readUse(page);
    await useAndRemove(page, markup, TIMES, resets);
    let figures: (readonly [what: string, count: number])[] = [];
    // What the last one began, its dialog's closing among it, may still be on its way.
    await expect
      .poll(async () => {
        const after = await readUse(page);
        const kinds = Object.keys(after) as (keyof InUse)[];
        figures = kinds.map((what) => [what, after[what] - before[what]]);
        return figures.filter(([what, count]) => count > (ofTheLast[what] ?? 0));
      })
      .toEqual([])
      .finally(() => {
        const counts = figures.map(([what, count]) => `${count} ${what}`).join(', ');
        console.log(`  ${name}: ${counts} left behind`);
      });
  });
}
