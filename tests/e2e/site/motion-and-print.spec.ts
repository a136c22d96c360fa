import { expect, type Page, test } from 'playwright/test';
import { fewRoutes } from './expected/routes.ts';
import { findUnreadableText } from './find-unreadable-text.ts';

test.use({ reducedMotion: 'reduce', viewport: { width: 794, height: 1123 } });

for (const route of fewRoutes) {
  test(`${route} has no animations with reduced motion, prints completely and has borders in forced colors`, async ({
    page,
  }) => {
    await page.goto(route);
    expect.soft(await findMoving(page), 'with reduced motion').toEqual([]);
    await page.emulateMedia({ media: 'print' });
    expect.soft(await findMissingInPrint(page), 'on paper').toEqual([]);
    expect.soft(await page.evaluate(findUnreadableText), 'on paper').toEqual([]);
    expect.soft(await findGrounds(page), 'on paper').toEqual([]);
    expect.soft(await findUndivided(page), 'on paper').toEqual([]);
    await page.emulateMedia({ media: 'screen', forcedColors: 'active' });
    expect.soft(await findBorderless(page), 'in forced colors').toEqual([]);
  });
}

/** Finds elements that are animated while the page is scrolled, also in widgets. */
const findMoving = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const roots = [document, ...[...document.querySelectorAll('*')].map((each) => each.shadowRoot)];
    const moving = new Set<string>();
    for (let at = 0; at < document.documentElement.scrollHeight; at += innerHeight / 2) {
      scrollTo({ top: at, behavior: 'instant' });
      await new Promise(requestAnimationFrame);
      for (const animation of roots.flatMap((root) => root?.getAnimations() ?? [])) {
        const { target } = animation.effect as KeyframeEffect;
        moving.add(`${target?.localName}.${target?.className}`);
      }
    }
    return [...moving];
  });

/** Finds text that is missing in print, and elements that would be printed on every page. */
const findMissingInPrint = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const words = 'main :is(h1, h2, h3, h4, p, li, td, th, blockquote, figcaption, summary)';
    const isNeeded = (element: Element) =>
      element.textContent?.replace(element.querySelector('button')?.textContent ?? '', '').trim() &&
      !element.closest(
        '[aria-hidden=true], nav, hire-get-matched, hire-apply, hire-shared-daylight, form[data-builder]',
      );
    const seen = { contentVisibilityAuto: false, opacityProperty: true, visibilityProperty: true };
    const lost = [...document.querySelectorAll(words)]
      .filter(isNeeded)
      // What has no box of its own has its text in elements that do.
      .filter((element) => getComputedStyle(element).display !== 'contents')
      .filter((element) => !element.checkVisibility(seen) || element.getClientRects().length === 0)
      .map((element) => `lost: ${element.textContent?.trim().slice(0, 60)}`);
    const fixed = [...document.querySelectorAll('body *')]
      .filter((element) => element.checkVisibility())
      .filter((element) => /fixed|sticky/.test(getComputedStyle(element).position))
      .map((element) => `on every sheet: ${element.localName}.${element.className}`);
    return [...lost, ...fixed];
  });

/** Finds what would lie behind black text if backgrounds are printed. */
const findGrounds = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const hasGround = ({
      backgroundColor,
      backgroundImage,
      printColorAdjust,
    }: CSSStyleDeclaration) =>
      printColorAdjust !== 'exact' &&
      `${backgroundColor} ${backgroundImage}` !== 'rgba(0, 0, 0, 0) none';
    return [...document.querySelectorAll('body, body *')].flatMap((element) =>
      ['', '::before', '::after']
        .filter((part) => hasGround(getComputedStyle(element, part)))
        .map((part) => `ground: ${element.localName}.${element.className}${part}`),
    );
  });

/** Finds what clips or scrolls: browsers cut it at the edge of a sheet, and never divide it between two. */
const findUndivided = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('main, main :is(section, section > div, ol, ul)')]
      .filter((element) => element.checkVisibility())
      .filter((element) => /auto|scroll|hidden/.test(getComputedStyle(element).overflow))
      .map((element) => `clips: ${element.localName}.${element.className}`),
  );

/** Finds controls without a border, which would be invisible in forced colors. */
const findBorderless = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const roots = [document, ...[...document.querySelectorAll('*')].map((each) => each.shadowRoot)];
    const pressed = 'button, input:not([type=radio], [type=checkbox]), textarea, select, a';
    const isLink = (element: Element) =>
      element.localName === 'a' && getComputedStyle(element).textAlign !== 'center';
    /** The border may be that of the pseudo-element in a dot, or of the drop zone around a file input. */
    const hasEdge = (element: Element) =>
      [
        getComputedStyle(element),
        getComputedStyle(element, '::before'),
        getComputedStyle(element.closest('[part=drop-zone]') ?? element),
      ].some((style) => Number.parseFloat(style.borderTopWidth) > 0);
    return roots
      .flatMap((root) => [...(root?.querySelectorAll(pressed) ?? [])])
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      .filter((element) => !isLink(element) && !hasEdge(element))
      .map(
        (element) => `${element.localName}: ${element.textContent?.trim()} ${element.className}`,
      );
  });
