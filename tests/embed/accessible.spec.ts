import { expect, type Locator, test } from 'playwright/test';
import { describeViolations } from '../e2e/axe.ts';
import { inThemesAndWidths } from '../e2e/themes-and-widths.ts';
import { sample } from '../sample.ts';
import { loader, openHostPage } from './host-page.ts';
import { markupOf, scenarioOf, type Tag, tags, whenDefined } from './scenarios.ts';

/** A page in both themes. */
const head = `${loader}<meta name="viewport" content="width=device-width, initial-scale=1"><style>
  :root { color-scheme: light dark; background: light-dark(#fdfaf3, #051a21); }
  body { margin: 0; color: light-dark(#032c34, #f4f0e7); }</style>`;

const few: readonly Tag[] = ['hire-popover'];

for (const tag of sample(tags, few)) {
  test(`${tag} passes axe, fits 320 px in both directions, and has large targets and borders in forced colors, in all states`, async ({
    page,
  }) => {
    test.slow();
    await page.addInitScript(holdTimers);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const body = `<main><h1>Join us</h1><h2>Today</h2>${markupOf(tag)}</main>`;
    await openHostPage(page, { body, head, policy: '' });
    await whenDefined(page, tag);
    const element = page.locator(tag);
    let states = 0;
    await scenarioOf(tag)(page, async () => {
      states += 1;
      const isHeld = (isHeld: boolean) =>
        page.evaluate((isHeld) => void Object.assign(window, { isHeld }), isHeld);
      await isHeld(true);
      await inThemesAndWidths(page, async (width) => {
        const where = `${tag} in state ${states}, ${width} px`;
        expect.soft(await describeViolations(page), where).toEqual([]);
        expect.soft(await findTooSmall(element), where).toEqual([]);
        for (const dir of ['rtl', 'ltr']) {
          await page.locator('html').evaluate((html, dir) => html.setAttribute('dir', dir), dir);
          expect.soft(await widestIn(element), `${where}, ${dir}`).toBe(width);
        }
      });
      await page.emulateMedia({ forcedColors: 'active', colorScheme: 'light' });
      expect.soft(await findWithoutBorder(element), `${tag} in state ${states}`).toEqual([]);
      await page.emulateMedia({ forcedColors: 'none' });
      await isHeld(false);
    });
  });
}

/**
 * Runs in the page. While the test looks at a state, timers of a second or more wait, so that a confirmation
 * does not close. A paused clock would stop axe as well.
 */
function holdTimers(): void {
  const start = window.setTimeout;
  const waiting = (act: (...input: unknown[]) => void, input: unknown[]) => () =>
    Reflect.get(window, 'isHeld') ? start(waiting(act, input), 100) : act(...input);
  Object.assign(window, {
    setTimeout: (act: (...input: unknown[]) => void, delay = 0, ...input: unknown[]) =>
      start(delay < 1000 ? () => act(...input) : waiting(act, input), delay),
  });
}

/** The width of the page or of an open dialog, whichever has more to scroll sideways. */
const widestIn = (element: Locator): Promise<number> =>
  element.evaluate(({ shadowRoot }) => {
    const dialog = shadowRoot?.querySelector('dialog:modal');
    return Math.max(document.documentElement.scrollWidth, dialog?.scrollWidth ?? 0);
  });

/** Controls lower than 44 px, and dots, lines of a list and links outside of a text below 24 px. */
const findTooSmall = (element: Locator): Promise<string[]> =>
  element.evaluate(({ shadowRoot }) =>
    [...(shadowRoot?.querySelectorAll('button, a[href], input, select, textarea') ?? [])]
      .filter((control) => control.checkVisibility({ visibilityProperty: true }))
      .filter((control) => getComputedStyle(control).display !== 'inline')
      .map((control) => control.closest('label') ?? control)
      .filter((target) => {
        const { width, height } = target.getBoundingClientRect();
        const isSmall = target.matches(
          'a:not([part~=button]), [part~=dot], :is(li, [part=summary]) button:not([part])',
        );
        return Math.round(height) < (isSmall ? 24 : 44) || Math.round(width) < 24;
      })
      .map((target) => target.outerHTML.slice(0, 120)),
  );

/** Cards, dialogs, buttons, fields and options without a border. A choice that is checked has one of its own. */
const findWithoutBorder = (element: Locator): Promise<string[]> =>
  element.evaluate(({ shadowRoot }) =>
    [
      ...(shadowRoot?.querySelectorAll(
        '[part~=button], [part~=control], [part~=option], [part~=card], [part~=dialog]',
      ) ?? []),
    ]
      .filter((control) => control.checkVisibility({ visibilityProperty: true }))
      .filter((control) => {
        const style = getComputedStyle(control);
        // What comes in from a side has a border only there.
        return ['top', 'left', 'right'].every(
          (side) => Number.parseFloat(style.getPropertyValue(`border-${side}-width`)) === 0,
        );
      })
      .map((control) => control.outerHTML.slice(0, 120)),
  );
