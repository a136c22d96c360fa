import { expect } from 'playwright/test';
import { booking, discoveryCall } from '../messages.ts';
import { sample } from '../sample.ts';
import { type Host, test } from './discovery-call.fixture.ts';

const states: Readonly<Record<string, (host: Host) => Promise<unknown>>> = {
  details: (host) => host.open(),
  'details with errors': async (host) => {
    await host.open();
    await host.press('Continue');
    await expect(host.dialog.getByRole('alert')).toContainText(discoveryCall.notices.missing.title);
  },
  needs: (host) => host.reachNeeds(),
  schedule: async (host) => {
    await host.reachNeeds();
    await host.press('Submit');
    await expect(host.heading('schedule')).toBeFocused();
    await expect(host.frame.getByRole('heading', { name: booking.title })).toBeVisible();
  },
};

test.describe('at 320 by 256 px', () => {
  test.use({ viewport: { width: 320, height: 256 } });
  for (const name of sample(
    ['details', 'details with errors', 'needs', 'schedule'],
    ['details with errors'],
  )) {
    test(`every control of "${name}" can be scrolled into view, and none is covered`, async ({
      host,
      page,
    }) => {
      await states[name]?.(host);
      const before = await page.evaluate(() => scrollY);
      const notice = page.getByRole('button', { name: discoveryCall.dismiss });
      if (await notice.isVisible()) await notice.click();
      const controls = host.dialog.locator('button, a[href], input, textarea, iframe');
      expect(await controls.count()).toBeGreaterThan(1);
      for (const control of await controls.all()) {
        await control.focus();
        await control.scrollIntoViewIfNeeded();
        await expect(control).toBeInViewport();
        const isInReach = await control.evaluate((element) => {
          const { left, top, width, height } = element.getBoundingClientRect();
          const middle = Math.min(Math.max(top + height / 2, 1), innerHeight - 1);
          const root = element.getRootNode() as ShadowRoot;
          const found = root.elementFromPoint(left + width / 2, middle);
          return element.contains(found) || (found?.contains(element) ?? false);
        });
        expect(isInReach).toBe(true);
      }
      expect(await page.evaluate(() => scrollY)).toBe(before);
    });
  }
});

test('every Tab stop or its card has a focus ring of 3 px', async ({ host, page }) => {
  await host.reachNeeds();
  for (let stop = 0; stop < 6; stop += 1) {
    await page.keyboard.press('Tab');
    const width = await host.dialog.evaluate((dialog) => {
      const at = (dialog.getRootNode() as ShadowRoot).activeElement as Element;
      const ringed = at.matches('[type=radio]') ? (at.closest('label') as Element) : at;
      return Number.parseFloat(getComputedStyle(ringed).outlineWidth);
    });
    expect(width).toBeGreaterThanOrEqual(3);
  }
});

test('on a right-to-left page the close button is on the left, and no text is cut off', async ({
  host,
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await host.reachNeeds({ dir: 'rtl' });
  const [close, heading] = await Promise.all([
    host.dialog.getByRole('button', { name: 'Close' }).boundingBox(),
    host.heading('needs').boundingBox(),
  ]);
  expect(close?.x).toBeLessThan(80);
  expect(heading?.x).toBeGreaterThan(0);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
});

test('at 200 % text size the dialog fits the width of the window', { tag: '@all' }, async ({
  host,
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await host.goTo();
  await page.evaluate(() => {
    document.documentElement.style.setProperty('--hire-font-size', '34px');
    document.documentElement.style.setProperty('--hire-font-size-heading', '52px');
  });
  await host.opener.click();
  await expect(host.field('name')).toBeFocused();
  expect(await host.dialog.evaluate(({ scrollWidth }) => scrollWidth)).toBe(390);
});

test.describe('with reduced motion', () => {
  test.use({ reducedMotion: 'reduce' });
  test('the dialog has no animations', async ({ host, page }) => {
    await host.open();
    expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
  });
});
