import { expect, type Page, type Route, test } from 'playwright/test';
import { sample } from '../../sample.ts';
import { fewRoutes, onePerKind, sampleRoutes } from './expected/routes.ts';
import { serveInPieces } from './in-pieces.ts';

test.use({ reducedMotion: 'no-preference' });

/** How long a carousel shows one slide. */
const SLIDE_MS = 5_000;

/** How much of a window may move, all movements taken together. */
const most = 0.01;

/** Loads are second ones, with the fonts at hand: when they come late has a test of its own. */
for (const width of sample([390, 1280], [390])) {
  for (const route of sample(fewRoutes, ['/', '/apply'])) {
    test(`nothing on ${route} moves while it loads, is scrolled and stays for half a minute, ${width} px wide`, async ({
      page,
    }) => {
      await watch(page);
      await page.clock.install();
      await open(page, route, width);
      await page.reload();
      await readToTheEnd(page);
      const carousel = page.locator('hire-carousel');
      if ((await carousel.count()) > 0) await carousel.scrollIntoViewIfNeeded();
      for (let turn = 0; turn < 6; turn += 1) await page.clock.runFor(SLIDE_MS);
      expect(await shiftsOf(page, most)).toEqual([]);
    });
  }

  for (const route of sample(onePerKind, ['/get-matched'])) {
    test(`nothing on ${route} moves while it arrives in pieces, ${width} px wide`, async ({
      page,
      baseURL,
    }) => {
      const slowly = await serveInPieces(`${baseURL}`);
      await watch(page);
      await open(page, `${slowly.address}${route}`, width);
      await page.reload();
      expect(await shiftsOf(page, most)).toEqual([]);
      await slowly.close();
    });
  }
}

const phone = { width: 412, height: 823 };
const tablet = { width: 820, height: 1180 };
const desktop = { width: 1366, height: 768 };

/** One page visits all routes, since a new one costs more. */
for (const { width, height } of sample([phone, tablet, desktop], [phone])) {
  test(`no page has a layout shift when fonts load late, ${width} px wide`, {
    tag: '@all',
  }, async ({ page }) => {
    test.slow();
    const held: Route[] = [];
    await page.route('**/*.woff2', (font) => void held.push(font));
    await watch(page);
    await page.setViewportSize({ width, height });
    for (const route of sampleRoutes) {
      await page.goto(route, { waitUntil: 'commit' });
      await expect.poll(() => held.length, { message: route, intervals: [20] }).toBe(2);
      await page.waitForFunction(() => performance.getEntriesByType('paint').length > 1);
      for (const font of held.splice(0)) await font.continue();
      await page.waitForLoadState();
      await drawn(page);
      expect.soft(await shiftsOf(page, most), route).toEqual([]);
    }
  });
}

/** With the fonts that it was to be drawn in. */
const drawn = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const { nextFrame } = window as never as Watched;
    await document.fonts.ready;
    await nextFrame();
    await nextFrame();
  });

async function open(page: Page, route: string, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 800 });
  await page.goto(route);
}

/** Collects what moves, from the first byte on, and keeps what tells of frames from a test's clock. */
async function watch(page: Page): Promise<void> {
  await page.addInitScript(() => {
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
  /** The first words of what moved. */
  readonly of: readonly string[];
}

/** What a watched page has. */
interface Watched {
  readonly shifts: readonly Shift[];
  nextFrame(): Promise<void>;
}

interface LayoutShift extends PerformanceEntry {
  readonly value: number;
  readonly sources: readonly { readonly node?: Node }[];
}

/** Half a window at a time, and each time until what came into sight is drawn. */
async function readToTheEnd(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const { nextFrame } = window as never as Watched;
    const end = () => document.documentElement.scrollHeight - innerHeight;
    for (let at = 0; at < end(); at += innerHeight / 2) {
      scrollTo({ top: at, behavior: 'instant' });
      await nextFrame();
      await nextFrame();
    }
    scrollTo({ top: end(), behavior: 'instant' });
    await Promise.all([...document.images].map((image) => image.decode().catch(() => {})));
    await nextFrame();
  });
  await page.waitForLoadState('networkidle');
}

/** What moved, where it adds up to more than it may. */
const shiftsOf = (page: Page, allowed: number) =>
  page.evaluate((most) => {
    const { shifts } = window as never as Watched;
    const sum = shifts.reduce((total, { value }) => total + value, 0);
    return sum > most ? shifts : [];
  }, allowed);
