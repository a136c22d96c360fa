import { expect, type Page, test } from 'playwright/test';
import { shell } from '../../messages.ts';
import { wordedRoutes } from './expected/routes.ts';
import { findUnreadableText } from './find-unreadable-text.ts';

test.use({ reducedMotion: 'reduce' });

const faultsOf = async (page: Page): Promise<string[]> => {
  const [wide, width] = await page.evaluate(() => [
    document.documentElement.scrollWidth,
    document.documentElement.clientWidth,
  ]);
  const scroll = wide > width ? [`${wide} px wide in ${width} px`] : [];
  return [...scroll, ...(await page.evaluate(findUnreadableText))];
};

/** What a visitor may set without losing any text (WCAG 1.4.12). */
const spacing =
  '* { line-height: 1.5 !important; letter-spacing: .12em !important; word-spacing: .16em !important } p { margin-block-end: 2em !important }';

/** In pixels, on a phone. Articles have no limit. */
const maxHeightOf = (route: string): number => {
  if (route.startsWith('/resources/')) return Number.POSITIVE_INFINITY;
  // The reference of an element has a table of about 30 properties, which is searched, not read.
  return route.startsWith('/embed/') ? 10_500 : 9_000;
};

for (const route of wordedRoutes) {
  test(`${route} is readable at 320 px, with wider spacing, at 200 % text size, and from right to left, and not too long`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto(route);
    expect.soft(await faultsOf(page), '320 px').toEqual([]);
    await page.evaluate((css) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(css);
      document.adoptedStyleSheets = [sheet];
    }, spacing);
    expect.soft(await faultsOf(page), 'wider spacing').toEqual([]);
    await page.evaluate(() => {
      document.adoptedStyleSheets = [];
    });
    const root = page.locator('html');
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      // By now the browser has laid out every section, so the height is no longer its guess.
      const height = await page.evaluate(() => document.documentElement.scrollHeight);
      if (width === 390) expect.soft(height).toBeLessThanOrEqual(maxHeightOf(route));
      await root.evaluate((html) => html.setAttribute('dir', 'rtl'));
      expect.soft(await faultsOf(page), `from right to left, ${width} px`).toEqual([]);
      await root.evaluate((html) => {
        html.setAttribute('dir', 'ltr');
        html.style.fontSize = '200%';
      });
      expect.soft(await faultsOf(page), `text at 200 %, ${width} px`).toEqual([]);
      await root.evaluate((html) => html.removeAttribute('style'));
    }
  });
}

test('on large screens the text grows with the window, and on a low one the opening has its button', {
  tag: '@all',
}, async ({ page }) => {
  await page.goto('/');
  const heading = page.getByRole('heading', { level: 1 });
  for (const [width, height, share] of [
    [2560, 1440, 0.3],
    [3840, 2160, 0.3],
    [667, 375, 0.9],
  ] as const) {
    await page.setViewportSize({ width, height });
    const box = await heading.boundingBox();
    expect.soft(box?.width, `${width} px`).toBeGreaterThan(share * width);
    expect.soft(box?.y, `${width} px`).toBeLessThan(height / 3);
    const button = page.getByRole('main').getByRole('link', { name: 'Get Matched' }).first();
    await expect(button).toBeInViewport();
  }
});

test('the navigation bar is one row on every phone', { tag: '@all' }, async ({ page }) => {
  await page.goto('/');
  const bar = page.getByRole('banner');
  for (const width of [320, 356, 360, 375, 390, 412]) {
    await page.setViewportSize({ width, height: 640 });
    const { height = 0 } = (await bar.boundingBox()) ?? {};
    expect.soft(height, `${width} px`).toBeLessThan(100);
  }
});

test('no word in the calendar on the home page is broken in two on a small phone', {
  tag: '@all',
}, async ({ page }) => {
  await page.goto('/');
  for (const width of [320, 360, 378]) {
    await page.setViewportSize({ width, height: 640 });
    const words = page.getByText('You decide', { exact: true });
    const lines = await words.evaluate((element) => {
      const range = document.createRange();
      range.selectNodeContents(element);
      return range.getClientRects().length;
    });
    expect.soft(lines, `${width} px`).toBe(2);
  }
  expect.soft(await faultsOf(page)).toEqual([]);
});

test('each label around the closing sun is one text, with its words in their order', async ({
  page,
}) => {
  await page.goto('/');
  const rays = page.getByRole('navigation', { name: shell.allPages }).getByRole('link');
  expect(await rays.allInnerTexts()).toContain('Shopify & E-Commerce');
});
