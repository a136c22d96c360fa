import { expect, type Locator, type Page, test } from 'playwright/test';
import { sample } from '../sample.ts';
import { loader, openHostPage } from './host-page.ts';
import { call, markupOf, type Tag, whenDefined } from './walks.ts';

const dialogs: readonly (readonly [name: string, tag: Tag, markup: string])[] = [
  ...(['hire-discovery-call', 'hire-newsletter-panel', 'hire-newsletter-popup'] as const).map(
    (tag) => [tag, tag, markupOf(tag)] as const,
  ),
  ...(['dialog', 'slide-in'] as const).map((mode) => {
    const markup = `<hire-popover mode="${mode}"><hire-get-matched></hire-get-matched></hire-popover>`;
    return [`hire-popover as ${mode}`, 'hire-popover', markup] as const;
  }),
];

/** A card that nobody has asked for takes nothing from whoever is reading. */
const comesUnasked = 'hire-newsletter-popup';

/** A host that scrolls, under something of its own that means to be above everything. */
const hostStyle =
  '<style>html{overflow:auto scroll}body{block-size:4000px}aside{position:fixed;inset:0;z-index:2147483647}</style>';

const few = ['hire-newsletter-popup', 'hire-popover as dialog'];

for (const [name, tag, markup] of sample(
  dialogs,
  dialogs.filter(([name]) => few.includes(name)),
)) {
  test(`${name} behaves as a dialog should`, async ({ page }) => {
    const body = `<button>Open</button>${markup}<aside></aside>`;
    await openHostPage(page, { body, head: hostStyle + loader, policy: '' });
    await whenDefined(page, tag);
    const element = page.locator(tag);
    const opener = page.getByRole('button', { name: 'Open', exact: true });
    const dialog = page.getByRole('dialog');
    await call(element, 'close');
    await expect(dialog).toBeHidden();
    const overflow = await overflowOf(page);
    await opener.focus();

    await call(element, 'open');
    await expect(dialog).toBeVisible();
    const manners: Record<string, boolean> = {
      'is a native dialog': await dialog.evaluate(({ localName }) => localName === 'dialog'),
      'is above all of the host': await isOnTop(element, dialog),
      'leaves the host’s overflow alone': (await overflowOf(page)) === overflow,
    };
    if (tag === comesUnasked) manners['leaves the focus to the host'] = !(await hasFocus(element));
    else {
      manners['takes the focus'] = await hasFocus(element);
      manners['keeps Tab inside'] = await keepsTab(page, element);
    }
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    manners['gives the focus back'] = await opener.evaluate((node) => node.matches(':focus'));

    const broken = Object.keys(manners).filter((manner) => !manners[manner]);
    console.log(`  ${name}: ${broken.length} of ${Object.keys(manners).length} manners broken`);
    expect(broken).toEqual([]);
  });
}

/** Each runs in the page. */
const moves: Readonly<Record<string, (node: Element) => void>> = {
  append: (node) => document.querySelector('aside')?.append(node),
  moveBefore: (node) => {
    const main = document.querySelector('main') as HTMLElement & {
      moveBefore(node: Element, before: null): void;
    };
    main.moveBefore(node, null);
  },
};

const modals = dialogs.filter(([, tag]) => tag !== comesUnasked);

for (const [name, tag, markup] of sample(modals, modals.slice(0, 1))) {
  test(`${name} stays modal when a page moves it while it is open`, async ({ page }) => {
    const body = `<button>Open</button>${markup}<main></main><aside></aside>`;
    await openHostPage(page, { body });
    await whenDefined(page, tag);
    const element = page.locator(tag);
    const dialog = page.getByRole('dialog');
    const opener = page.getByRole('button', { name: 'Open', exact: true });
    await call(element, 'close');
    for (const [way, move] of Object.entries(moves)) {
      await opener.focus();
      await call(element, 'open');
      await expect(dialog).toBeVisible();
      await element.evaluate(move);
      await expect(dialog).toBeVisible();
      const manners: Record<string, boolean> = {
        'is modal': (await page.locator('dialog:modal').count()) === 1,
        'is above all of the host': await isOnTop(element, dialog),
        'has the focus': await hasFocus(element),
        'keeps Tab inside': await keepsTab(page, element),
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

/** The element itself where the focus is in its shadow, or what the host has put into it. */
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

/** More stops than any of them has. */
async function keepsTab(page: Page, element: Locator): Promise<boolean> {
  for (let stop = 0; stop < 25; stop += 1) {
    await page.keyboard.press('Tab');
    if (!(await hasFocus(element))) return false;
  }
  return true;
}
