import { type BrowserContext, expect, type Page, type Route, test } from 'playwright/test';
import { sample } from '../../sample.ts';
import { fewRoutes, onePerKind } from './expected/routes.ts';
import { fewAtOnce } from './few-at-once.ts';
import { serveSlowly } from './serve-slowly.ts';

/** The time in which a carousel shows one slide. */
const SLIDE_MS = 5_000;

/** The maximum sum of layout shifts, as a share of the window. */
const maxShift = 0.01;

/** Every design on a phone, and one page of each kind on wider windows. */
const routesAt = (width: number) => (width < 500 ? fewRoutes : onePerKind);

/** Another test covers fonts that load late. Each test visits its pages in one context, with cached fonts. */
for (const width of sample([390, 1280], [390])) {
  test(`no page has a layout shift while it loads, is scrolled and stays open for 30 s, at ${width} px`, async ({
    page,
  }) => {
    test.setTimeout(300_000);
    await watch(page.context());
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/privacy');
    await page.clock.install();
    for (const route of sample(routesAt(width), ['/', '/apply'])) {
      await page.goto(route);
      await scrollToEnd(page);
      const carousel = page.locator('hire-carousel');
      if ((await carousel.count()) > 0) await carousel.scrollIntoViewIfNeeded();
      for (let turn = 0; turn < 6; turn += 1) await page.clock.fastForward(SLIDE_MS);
      expect.soft(await shiftsOf(page, maxShift), route).toEqual([]);
    }
  });

  test(`no page has a layout shift on a slow connection, at ${width} px`, async ({
    page,
    context,
    baseURL,
  }) => {
    test.slow();
    const slowly = await serveSlowly(`${baseURL}`);
    await watch(context);
    await page.goto(`${slowly.address}/privacy`);
    await fewAtOnce(sample(onePerKind, ['/get-matched']), async (route) => {
      const tab = await context.newPage();
      await tab.setViewportSize({ width, height: 800 });
      await tab.goto(`${slowly.address}${route}`);
      expect.soft(await shiftsOf(tab, maxShift), route).toEqual([]);
      await tab.close();
    });
    await slowly.close();
  });
}

const phone = { width: 412, height: 823 };
const desktop = { width: 1366, height: 768 };

/** All pages have the same fonts. Visits them in one tab, because opening tabs takes longer. */
for (const { width, height } of [phone, desktop]) {
  test(`no page has a layout shift when fonts load late, at ${width} px`, {
    tag: '@all',
  }, async ({ page }) => {
    test.slow();
    const held: Route[] = [];
    await page.route('**/*.woff2', (font) => void held.push(font));
    await watch(page.context());
    await page.setViewportSize({ width, height });
    for (const route of onePerKind) {
      await page.goto(route, { waitUntil: 'commit' });
      await expect.poll(() => held.length, { message: route, intervals: [20] }).toBe(2);
      await page.waitForFunction(() => performance.getEntriesByType('paint').length > 1);
      for (const font of held.splice(0)) await font.continue();
      await page.waitForLoadState();
      await drawn(page);
      expect.soft(await shiftsOf(page, maxShift), route).toEqual([]);
    }
  });
}

/** Resolves when the page is rendered with its fonts. */
const drawn = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const { nextFrame } = window as never as WatchedWindow;
    await document.fonts.ready;
    await nextFrame();
    await nextFrame();
  });

/** Records layout shifts from the start, and keeps the real timers for tests with a fake clock. */
async function watch(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const shifts: Shift[] = [];
    const [frame, later] = [requestAnimationFrame.bind(window), setTimeout.bind(window)];
    const nextFrame = () => new Promise<void>((done) => frame(() => later(done)));
    Object.assign(window, { shifts, nextFrame });
    new PerformanceObserver((list) => {
      for (const { value, sources } of list.getEntries() as LayoutShift[]) {
        const of = sources.map(({ node }) => node?.textContent?.trim().slice(0, 40) ?? '');
        shifts.push({ value, of });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

interface Shift {
  readonly value: number;
  /** The first words of the shifted elements. */
  readonly of: readonly string[];
}

/** The globals that `watch` adds to the page. */
interface WatchedWindow {
  readonly shifts: readonly Shift[];
  nextFrame(): Promise<void>;
}

interface LayoutShift extends PerformanceEntry {
  readonly value: number;
  readonly sources: readonly { readonly node?: Node }[];
}

/** Scrolls by half a window at a time, and waits until the new content is rendered. */
async function scrollToEnd(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const { nextFrame } = window as never as WatchedWindow;
    const end = () => document.documentElement.scrollHeight - innerHeight;
    for (let at = 0; at < end(); at += innerHeight / 2) {
      scrollTo({ top: at, behavior: 'instant' });
      await nextFrame();
      await nextFrame();
    }
    scrollTo({ top: end(), behavior: 'instant' });
    // A picture that is hidden, or beside the window in a row that scrolls, is not loaded, and would be
    // waited for without end.
    const isShown = (image: HTMLImageElement) =>
      image.checkVisibility() && image.getBoundingClientRect().left < innerWidth;
    const images = [...document.images].filter(isShown);
    await Promise.all(images.map((image) => image.decode().catch(() => {})));
    await nextFrame();
  });
  await page.waitForLoadState('networkidle');
}

/** Returns the layout shifts if their sum exceeds the limit. */
const shiftsOf = (page: Page, allowed: number) =>
  page.evaluate((most) => {
    const { shifts } = window as never as WatchedWindow;
    const sum = shifts.reduce((total, { value }) => total + value, 0);
    return sum > most ? shifts : [];
  }, allowed);
