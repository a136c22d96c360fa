import { expect, type Page, test } from 'playwright/test';
import { sample } from '../../sample.ts';

// On phones, what is below the first section is rendered only when it comes near.
test.use({ viewport: { width: 390, height: 844 } });

const tall = ['/', '/for-companies', '/resources/what-vetted-means', '/get-matched', '/embed'];

for (const route of sample(tall, ['/for-companies'])) {
  test(`a reload of ${route}, and Back to it, show the same part of the page`, async ({ page }) => {
    await page.goto(route);
    const before = await scrollToPart(page, 0.8);
    await page.reload();
    await expectPosition(page, before);
    await page.goto('/accessibility');
    expect(await page.evaluate(() => scrollY)).toBe(0);
    await page.goBack();
    await expectPosition(page, before);
  });
}

for (const [route, name] of sample(
  [
    ['/privacy', 'Who receives it'],
    ['/resources/what-vetted-means', 'How our three stages work'],
  ] as const,
  [['/privacy', 'Who receives it']] as const,
)) {
  test(`a link to a fragment of ${route} shows it, also from another page and after a reload`, {
    tag: '@all',
  }, async ({ page }) => {
    await page.goto(route);
    await page.getByRole('main').getByRole('link', { name }).click();
    const isAtTop = () =>
      page.getByRole('heading', { name }).evaluate((heading) => {
        const { top } = heading.getBoundingClientRect();
        return top >= 0 && top < innerHeight / 4;
      });
    await expect.poll(isAtTop).toBe(true);
    const address = page.url();
    await page.goto('/accessibility');
    await page.goto(address);
    await expect.poll(isAtTop).toBe(true);
    await page.reload();
    await expect.poll(isAtTop).toBe(true);
  });
}

/** Scrolls to a share of the page, from 0 to 1, and resolves to the position. */
async function scrollToPart(page: Page, part: number): Promise<Position> {
  // In the visitor's time zone, Shared Daylight can be a line lower than as built.
  await page.waitForLoadState('networkidle');
  await page.evaluate(async (share) => {
    const hasEnd = (effect: AnimationEffect | null) =>
      effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY;
    const finishAnimations = () => {
      // What moves with the scroll position never ends.
      const ending = document
        .getAnimations()
        .filter(({ effect, timeline }) => hasEnd(effect) && timeline === document.timeline);
      return Promise.all(ending.map(({ finished }) => finished));
    };
    await document.fonts.ready;
    // An animation lets phones render the sections below the first one a frame later.
    await finishAnimations();
    await new Promise(requestAnimationFrame);
    const { scrollHeight } = document.documentElement;
    const scrolled = new Promise((resolve) => addEventListener('scrollend', resolve));
    scrollTo({ top: Math.round(share * (scrollHeight - innerHeight)), behavior: 'instant' });
    await scrolled;
    // Of the elements that were scrolled into view.
    await finishAnimations();
  }, part);
  return page.evaluate(readPosition, undefined);
}

/** Where the section in the middle of the window begins, or the page if there is none. */
interface Position {
  readonly section: string;
  readonly top: number;
}

/** Runs in the page. Without a section it finds the one in the middle of the window. */
function readPosition(section?: string): Position {
  const middle = document.elementFromPoint(innerWidth / 2, innerHeight / 2);
  const found = middle?.closest('section, article')?.querySelector('h1, h2');
  const name = section ?? found?.textContent ?? '';
  const headings = [...document.querySelectorAll('h1, h2')];
  const heading = headings.find(({ textContent }) => textContent === name);
  return { section: name, top: (heading ?? document.body).getBoundingClientRect().top };
}

/** While a page loads slowly, the browser can land a few pixels away. */
const LINE_PX = 24;

const expectPosition = (page: Page, { section, top }: Position) =>
  expect(async () => {
    const now = await page.evaluate(readPosition, section);
    expect(Math.abs(now.top - top)).toBeLessThanOrEqual(LINE_PX);
  }).toPass({ timeout: 5_000 });
