import { expect } from 'playwright/test';
import { test } from './discovery-call.fixture.ts';

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
