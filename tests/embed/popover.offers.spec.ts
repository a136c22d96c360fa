import { expect, type Page, test } from 'playwright/test';
import { whenImported } from '../e2e/when-imported.ts';
import { arrive, frame, KEY, opener, type Shown, scrollPage, tag } from './popover.fixture.ts';

const NOW = Date.UTC(2026, 10, 21);
const DAY = 24 * 60 * 60 * 1_000;

/** With a clock that stands still, on a page whose popover waits. */
async function arriveAt(page: Page, openOn: string, shown: Shown = {}, now = NOW): Promise<void> {
  await page.clock.install({ time: now });
  await page.clock.pauseAt(now + 1_000);
  await Promise.all([
    whenImported(page, '/prompt'),
    arrive(page, { ...shown, attributes: `open-on="${openOn}" ${shown.attributes ?? ''}` }),
  ]);
  await page.waitForLoadState('networkidle');
}

/** How much it may have taken for a page to come and go, in this clock. */
const kept = (page: Page) =>
  page.evaluate(() => [Object.keys(localStorage), Object.keys(sessionStorage), document.cookie]);

test('at load', async ({ page }) => {
  await arrive(page, { attributes: 'open-on="load"' });
  await expect(frame(page)).toBeVisible();
  await expect(frame(page).getByRole('heading', { name: 'Get matched' })).toBeFocused();
});

test('after a delay, and not a millisecond before', async ({ page }) => {
  await arriveAt(page, 'delay:20');
  await page.clock.runFor(19_000);
  await expect(frame(page)).toBeHidden();
  await page.clock.runFor(1_000);
  await expect(frame(page)).toBeVisible();
});

test('at a depth of scrolling', async ({ page }) => {
  await arriveAt(page, 'scroll:50');
  await scrollPage(page, 0.45);
  await page.clock.runFor(1_000);
  await expect(frame(page)).toBeHidden();
  await scrollPage(page, 0.6);
  await expect(frame(page)).toBeVisible();
});

test('when the mouse leaves by the upper edge', async ({ page }) => {
  await arriveAt(page, 'exit');
  await page.mouse.move(300, 300);
  await page.mouse.move(300, 2);
  await expect(frame(page)).toBeHidden();
  await page.mouse.move(300, -5);
  await expect(frame(page)).toBeVisible();
});

test('it opens at the first of several triggers, and not at the second', { tag: '@all' }, async ({
  page,
}) => {
  await arriveAt(page, 'delay:20 scroll:50');
  await scrollPage(page, 0.9);
  await expect(frame(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(frame(page)).toBeHidden();
  await page.clock.runFor(60_000);
  await expect(frame(page)).toBeHidden();
});

test('it waits while a form on the page has the focus, and opens afterwards', {
  tag: '@all',
}, async ({ page }) => {
  await arriveAt(page, 'delay:5', { style: 'input { display: block; }' });
  await page.evaluate(() => {
    document.querySelector('h1')?.insertAdjacentHTML('afterend', '<input aria-label="Search">');
    document.querySelector('input')?.focus();
  });
  await page.clock.runFor(30_000);
  await expect(frame(page)).toBeHidden();
  await page.evaluate(() => document.querySelector('input')?.blur());
  await page.clock.runFor(1_000);
  await expect(frame(page)).toBeVisible();
});

test('a bubble that opens by itself leaves the focus where it is, and is announced', async ({
  page,
}) => {
  await arriveAt(page, 'delay:5', { mode: 'bubble' });
  const link = page.getByRole('link', { name: 'Find people here' });
  await link.focus();
  await page.clock.runFor(5_000);
  await expect(frame(page)).toBeVisible();
  await expect(link).toBeFocused();
  await expect(tag(page).getByRole('status').filter({ hasText: 'Get matched' })).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(frame(page)).toBeHidden();
  await expect(link).toBeFocused();
});

test('after a host cancels the opening, it does not try again', { tag: '@all' }, async ({
  page,
}) => {
  await arriveAt(page, 'delay:5');
  await page.evaluate(() => {
    addEventListener('hire-open', (event) => event.preventDefault(), { once: true });
  });
  await page.clock.runFor(60_000);
  await expect(frame(page)).toBeHidden();
});

test('after it is removed from the page, it does not open', { tag: '@all' }, async ({ page }) => {
  await arriveAt(page, 'delay:5');
  const popover = await tag(page).elementHandle();
  await popover?.evaluate((element) => element.remove());
  await page.clock.runFor(60_000);
  expect(await popover?.evaluate((element) => element.hasAttribute('open'))).toBe(false);
});

test('without a frequency it opens on every page and stores nothing', { tag: '@all' }, async ({
  page,
}) => {
  await arriveAt(page, 'delay:5');
  await page.clock.runFor(5_000);
  await expect(frame(page)).toBeVisible();
  expect(await kept(page)).toEqual([[], [], '']);
});

test('once a week it comes once a week, keeps one moment, and is there when asked for', async ({
  page,
}) => {
  await arriveAt(page, 'delay:5', { mode: 'bubble', attributes: 'frequency="once-a-week"' });
  expect(await kept(page)).toEqual([[], [], '']);
  await page.clock.runFor(5_000);
  await expect(frame(page)).toBeVisible();
  await expect.poll(() => kept(page)).toEqual([[KEY], [], '']);
  const moment = await page.evaluate((key) => Number(localStorage.getItem(key)), KEY);
  expect(moment).toBeGreaterThan(NOW);

  await page.clock.setFixedTime(moment + 7 * DAY - 1);
  await page.reload();
  await expect(opener(page, 'bubble')).toBeVisible();
  await page.clock.runFor(60_000);
  await expect(frame(page)).toBeHidden();
  await opener(page, 'bubble').click();
  await expect(frame(page)).toBeVisible();
});

test('it opens again after the interval of its frequency', { tag: '@all' }, async ({ page }) => {
  await page.addInitScript(([key, moment]) => localStorage.setItem(String(key), String(moment)), [
    KEY,
    NOW - 7 * DAY,
  ] as const);
  await arriveAt(page, 'delay:5', { attributes: 'frequency="once-a-week"' });
  await page.clock.runFor(5_000);
  await expect(frame(page)).toBeVisible();
});

test('it opens without access to storage', { tag: '@all' }, async ({ page }) => {
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('The operation is insecure.', 'SecurityError');
        },
      });
    }
  });
  await arriveAt(page, 'delay:5', { attributes: 'frequency="once"' });
  await page.clock.runFor(5_000);
  await expect(frame(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(frame(page)).toBeHidden();
  expect(errors).toEqual([]);
});
