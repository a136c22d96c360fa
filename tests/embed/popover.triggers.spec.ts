import { expect, type Page, test } from 'playwright/test';
import { waitForImport } from '../e2e/wait-for-import.ts';
import { frame, KEY, opener, openPage, type PageOptions, tag } from './popover.fixture.ts';

const NOW = Date.UTC(2026, 10, 21);
const DAY = 24 * 60 * 60 * 1_000;

/** Opens a page with a paused clock, and waits until the popover waits for its triggers. */
async function openAt(
  page: Page,
  openOn: string,
  shown: PageOptions = {},
  now = NOW,
): Promise<void> {
  await page.clock.install({ time: now });
  await page.clock.pauseAt(now + 1_000);
  await Promise.all([
    waitForImport(page, '/popover.js'),
    openPage(page, { ...shown, attributes: `open-on="${openOn}" ${shown.attributes ?? ''}` }),
  ]);
  await page.waitForLoadState('networkidle');
}

const stored = (page: Page) =>
  page.evaluate(() => [Object.keys(localStorage), Object.keys(sessionStorage), document.cookie]);

test('the popover opens when the mouse leaves at the top edge', async ({ page }) => {
  await openAt(page, 'exit');
  await page.mouse.move(300, 300);
  await page.mouse.move(300, 2);
  await expect(frame(page)).toBeHidden();
  await page.mouse.move(300, -5);
  await expect(frame(page)).toBeVisible();
});

test('the popover does not open if it has just opened in another tab', { tag: '@all' }, async ({
  page,
}) => {
  await openAt(page, 'delay:5', { attributes: 'frequency="once"' });
  await page.evaluate(([key, now]) => localStorage.setItem(String(key), String(now)), [KEY, NOW]);
  await page.clock.runFor(60_000);
  await expect(frame(page)).toBeHidden();
});

test('the popover waits while a form on the page has the focus, and opens afterwards', {
  tag: '@all',
}, async ({ page }) => {
  await openAt(page, 'delay:5', { style: 'input { display: block; }' });
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

test('a bubble that opens by itself does not move the focus, and is announced', async ({
  page,
}) => {
  await openAt(page, 'delay:5', { mode: 'bubble' });
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

test('without a frequency the popover opens on every page and stores nothing', {
  tag: '@all',
}, async ({ page }) => {
  await openAt(page, 'delay:5');
  await page.clock.runFor(5_000);
  await expect(frame(page)).toBeVisible();
  expect(await stored(page)).toEqual([[], [], '']);
});

test('with the frequency week the popover opens by itself once a week, stores one time, and opens on request', async ({
  page,
}) => {
  await openAt(page, 'delay:5', { mode: 'bubble', attributes: 'frequency="once-a-week"' });
  expect(await stored(page)).toEqual([[], [], '']);
  await page.clock.runFor(5_000);
  await expect(frame(page)).toBeVisible();
  await expect.poll(() => stored(page)).toEqual([[KEY], [], '']);
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

test('the popover also opens without access to storage', { tag: '@all' }, async ({ page }) => {
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
  await openAt(page, 'delay:5', { attributes: 'frequency="once"' });
  await page.clock.runFor(5_000);
  await expect(frame(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(frame(page)).toBeHidden();
  expect(errors).toEqual([]);
});
