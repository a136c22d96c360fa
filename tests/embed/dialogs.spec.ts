import { expect, type Locator, type Page, test } from 'playwright/test';
import { callMethod } from '../e2e/call-method.ts';
import { sample } from '../sample.ts';
import { loader, openHostPage } from './host-page.ts';
import { markupOf, type Tag, whenDefined } from './scenarios.ts';

const popoverAs = (mode: string) =>
  `<hire-popover mode="${mode}"><hire-get-matched></hire-get-matched></hire-popover>`;

const dialogs: readonly (readonly [name: string, tag: Tag, markup: string])[] = [
  ...(['hire-discovery-call', 'hire-newsletter-panel', 'hire-newsletter-popup'] as const).map(
    (tag) => [tag, tag, markupOf(tag)] as const,
  ),
  ...(['dialog', 'slide-in'] as const).map((mode) => {
    return [`hire-popover as ${mode}`, 'hire-popover', popoverAs(mode)] as const;
  }),
];

/** The popup opens by itself, so it must not take the focus. */
const opensByItself = 'hire-newsletter-popup';

/** The styles of a scrolling host with an element of its own above everything. */
const hostStyle =
  '<style>html{overflow:auto scroll}body{block-size:4000px}aside{position:fixed;inset:0;z-index:2147483647}</style>';

const few = ['hire-newsletter-popup', 'hire-popover as dialog'];

for (const [name, tag, markup] of sample(
  dialogs,
  dialogs.filter(([name]) => few.includes(name)),
)) {
  test(`${name} traps, restores and keeps the focus as a dialog should`, async ({ page }) => {
    const body = `<button>Open</button>${markup}<aside></aside>`;
    await openHostPage(page, { body, head: hostStyle + loader, policy: '' });
    await whenDefined(page, tag);
    const element = page.locator(tag);
    const opener = page.getByRole('button', { name: 'Open', exact: true });
    const dialog = page.getByRole('dialog');
    await callMethod(element, 'close');
    await expect(dialog).toBeHidden();
    const overflow = await overflowOf(page);
    await opener.focus();

    await callMethod(element, 'open');
    await expect(dialog).toBeVisible();
    const manners: Record<string, boolean> = {
      'is a native dialog': await dialog.evaluate(({ localName }) => localName === 'dialog'),
      'is above all of the host': await isOnTop(element, dialog),
      'leaves the host’s overflow alone': (await overflowOf(page)) === overflow,
    };
    if (tag === opensByItself) manners['leaves the focus to the host'] = !(await hasFocus(element));
    else {
      manners['takes the focus'] = await hasFocus(element);
      manners['keeps Tab inside'] = await trapsTab(page, element);
    }
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    manners['gives the focus back'] = await opener.evaluate((node) => node.matches(':focus'));

    const broken = Object.keys(manners).filter((manner) => !manners[manner]);
    console.log(`  ${name}: ${broken.length} of ${Object.keys(manners).length} manners broken`);
    expect(broken).toEqual([]);
  });
}

/** Ways to move an element. Each runs in the page. */
const moves: Readonly<Record<string, (node: Element) => void>> = {
  append: (node) => document.querySelector('aside')?.append(node),
  moveBefore: (node) => {
    const main = document.querySelector('main') as HTMLElement & {
      moveBefore(node: Element, before: null): void;
    };
    main.moveBefore(node, null);
  },
};

const modals = dialogs.filter(([, tag]) => tag !== opensByItself);

for (const [name, tag, markup] of sample(modals, modals.slice(0, 1))) {
  test(`${name} stays modal when a page moves it while it is open`, async ({ page }) => {
    const body = `<button>Open</button>${markup}<main></main><aside></aside>`;
    await openHostPage(page, { body });
    await whenDefined(page, tag);
    const element = page.locator(tag);
    const dialog = page.getByRole('dialog');
    const opener = page.getByRole('button', { name: 'Open', exact: true });
    await callMethod(element, 'close');
    for (const [way, move] of Object.entries(moves)) {
      await opener.focus();
      await callMethod(element, 'open');
      await expect(dialog).toBeVisible();
      await element.evaluate(move);
      await expect(dialog).toBeVisible();
      const manners: Record<string, boolean> = {
        'is modal': (await page.locator('dialog:modal').count()) === 1,
        'is above all of the host': await isOnTop(element, dialog),
        'has the focus': await hasFocus(element),
        'keeps Tab inside': await trapsTab(page, element),
      };
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
      manners['gives the focus back'] = await opener.evaluate((node) => node.matches(':focus'));
      const broken = Object.keys(manners).filter((manner) => !manners[manner]);
      expect(broken, way).toEqual([]);
    }
  });
}

const overflowOf = (page: Page): Promise<string> =>
  page.evaluate(() =>
    [document.documentElement, document.body]
      .map((each) => `${getComputedStyle(each).overflow} ${each.getAttribute('style')}`)
      .join(),
  );

/** Whether the focus is in the element's shadow root or in its children. */
const hasFocus = (element: Locator): Promise<boolean> =>
  element.evaluate((node) => node.contains(document.activeElement));

async function isOnTop(element: Locator, dialog: Locator): Promise<boolean> {
  const box = await dialog.boundingBox();
  return element.evaluate(
    (node, { x, y, width, height }) =>
      node.contains(document.elementFromPoint(x + width / 2, y + height / 2)),
    box ?? { x: 0, y: 0, width: 0, height: 0 },
  );
}

/** More Tab presses than any dialog has Tab stops. */
async function trapsTab(page: Page, element: Locator): Promise<boolean> {
  for (let stop = 0; stop < 25; stop += 1) {
    await page.keyboard.press('Tab');
    if (!(await hasFocus(element))) return false;
  }
  return true;
}

test('no popover and no open dialog ends the line of the sentence that it stands in', async ({
  page,
}) => {
  const all = [
    ...dialogs.map(([, , markup]) => markup),
    popoverAs('side-tab'),
    popoverAs('bubble'),
  ];
  const body = all.map((markup) => `<p><b>One</b> ${markup}<i>two</i></p>`).join('');
  await openHostPage(page, { body });
  for (const [, tag] of dialogs) {
    await whenDefined(page, tag);
    for (const element of await page.locator(tag).all()) {
      await callMethod(element, 'open');
      const lines = element.locator('xpath=..').locator('b, i');
      const [before, after] = await lines.evaluateAll((words) =>
        words.map((word) => word.getBoundingClientRect().top),
      );
      expect.soft(after, tag).toBe(before);
      await callMethod(element, 'close');
    }
  }
});
