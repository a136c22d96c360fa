import { expect, type Page, test } from 'playwright/test';
import { missingRoute, onePerKind, routes } from './expected/routes.ts';
import { serveInPieces } from './in-pieces.ts';

/** How long a carousel shows one slide. */
const SLIDE_MS = 5_000;

/** How much of a window may move, all movements taken together. */
const most = { onceLoaded: 0.01, withLateFonts: 0.02 };

/** Loads are second ones, with the fonts at hand: when they come late has a test of its own. */
for (const width of [390, 1280]) {
  for (const route of [...routes, missingRoute]) {
    test(`${route} stands still while it loads and is read to its end, ${width} px wide`, async ({
      page,
    }) => {
      await open(page, route, width);
      await page.reload();
      await readToTheEnd(page);
      expect(await shiftsOf(page, most.onceLoaded)).toEqual([]);
    });

    test(`${route} stands still for half a minute, ${width} px wide`, async ({ page }) => {
      await page.clock.install();
      await open(page, route, width);
      await page.reload();
      const carousel = page.locator('hire-carousel');
      if ((await carousel.count()) > 0) await carousel.scrollIntoViewIfNeeded();
      for (let turn = 0; turn < 6; turn += 1) await page.clock.runFor(SLIDE_MS);
      expect(await shiftsOf(page, most.onceLoaded)).toEqual([]);
    });
  }

  for (const route of onePerKind) {
    test(`${route} hardly moves when its fonts come late, ${width} px wide`, async ({ page }) => {
      let show = () => {};
      const seen = new Promise<void>((resolve) => {
        show = resolve;
      });
      await page.route('**/*.woff2', (font) => seen.then(() => font.continue()));
      await open(page, route, width, 'commit');
      await page.waitForFunction(() => performance.getEntriesByType('paint').length > 1);
      show();
      await page.waitForLoadState();
      await page.evaluate(() => document.fonts.ready);
      expect(await shiftsOf(page, most.withLateFonts)).toEqual([]);
    });

    test(`${route} stands still while it arrives in pieces, ${width} px wide`, async ({
      page,
      baseURL,
    }) => {
      const slowly = await serveInPieces(`${baseURL}`);
      await open(page, `${slowly.address}${route}`, width);
      await page.reload();
      expect(await shiftsOf(page, most.onceLoaded)).toEqual([]);
      await slowly.close();
    });
  }
}

async function open(
  page: Page,
  route: string,
  width: number,
  waitUntil: 'load' | 'commit' = 'load',
): Promise<void> {
  await page.addInitScript(() => {
    const shifts: { value: number; of: string[] }[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const { value, sources } of list.getEntries() as LayoutShift[]) {
        const of = sources.map(({ node }) => node?.textContent?.trim().slice(0, 40) ?? '');
        shifts.push({ value, of });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.setViewportSize({ width, height: 800 });
  await page.goto(route, { waitUntil });
}

interface LayoutShift extends PerformanceEntry {
  readonly value: number;
  readonly sources: readonly { readonly node?: Node }[];
}

/** Half a window at a time, and each time until what came into sight is drawn. */
async function readToTheEnd(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const drawn = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
    const end = () => document.documentElement.scrollHeight - innerHeight;
    for (let at = 0; at < end(); at += innerHeight / 2) {
      scrollTo({ top: at, behavior: 'instant' });
      await drawn();
      await drawn();
    }
    scrollTo({ top: end(), behavior: 'instant' });
    await Promise.all([...document.images].map((image) => image.decode().catch(() => {})));
    await drawn();
  });
  await page.waitForLoadState('networkidle');
}

/** What moved, where it adds up to more than it may. */
const shiftsOf = (page: Page, allowed: number) =>
  page.evaluate((most) => {
    const shifts: { value: number; of: string[] }[] = Reflect.get(window, 'shifts');
    const sum = shifts.reduce((total, { value }) => total + value, 0);
    return sum > most ? shifts : [];
  }, allowed);
