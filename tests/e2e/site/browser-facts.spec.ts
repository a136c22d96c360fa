import { expect, test } from 'playwright/test';
import { site } from '../addresses.ts';
import { fewRoutes } from './expected/routes.ts';
import { fewAtOnce } from './few-at-once.ts';

// Faults of real browsers. Each function runs in the page before its scripts.

/** Gives the browser a time zone that its own Intl refuses, and a language that does not exist. */
function breakLocale(): void {
  const { resolvedOptions } = Intl.DateTimeFormat.prototype;
  Intl.DateTimeFormat.prototype.resolvedOptions = function () {
    return { ...resolvedOptions.call(this), timeZone: 'Etc/Unknown', locale: 'xx-Nowhere' };
  };
  document.addEventListener('readystatechange', () => {
    document.documentElement.lang = 'en_US';
  });
}

/** Blocks storage and the history, and removes the clipboard and media queries. */
function breakPlatform(): void {
  const refuse = () => {
    throw new DOMException('Blocked', 'SecurityError');
  };
  for (const name of ['sessionStorage', 'localStorage'])
    Object.defineProperty(window, name, { get: refuse });
  Object.defineProperty(navigator, 'clipboard', { value: undefined });
  Object.defineProperty(window, 'matchMedia', { value: undefined });
  History.prototype.pushState = refuse;
  History.prototype.replaceState = refuse;
}

test('every page works without a known time zone and language, storage, clipboard, media queries and history', async ({
  context,
}) => {
  test.setTimeout(180_000);
  const errors: string[] = [];
  context.on('weberror', (fault) => {
    const { stack, message } = fault.error();
    errors.push(`${fault.page()?.url()} ${stack ?? message}`);
  });
  for (const breakFacts of [breakLocale, breakPlatform]) await context.addInitScript(breakFacts);
  await fewAtOnce(fewRoutes, async (route) => {
    const page = await context.newPage();
    // In a window as high as the page, each part is in view, so all its scripts run.
    await page.setViewportSize({ width: 1280, height: 12_000 });
    await page.goto(`${site}${route}`, { waitUntil: 'networkidle' });
    await page.close();
  });
  expect(errors).toEqual([]);
});

test('the tools can be used where the browser does not know its time zone', {
  tag: '@all',
}, async ({ page }) => {
  await page.addInitScript(breakLocale);
  await page.goto(`${site}/shared-daylight`);
  await expect(page.getByRole('button', { name: 'City: London' })).toBeVisible();
  await page.goto(site);
  await expect(page.getByText(/\d p\.m\. there/).first()).toBeVisible();
});
