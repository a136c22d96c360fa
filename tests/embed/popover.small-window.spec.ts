import { expect, type Locator, type Page, test } from 'playwright/test';
import { goTo, sendQuickly, stepCount, wizardOf } from '../e2e/wizard.ts';
import { getMatched } from '../messages.ts';
import { sample } from '../sample.ts';
import { frame, type Mode, openPopover } from './popover.fixture.ts';

const windows = [
  { mode: 'bubble', width: 1280, height: 600 },
  { mode: 'bubble', width: 390, height: 664 },
  { mode: 'side-tab', width: 320, height: 568 },
  { mode: 'slide-in', width: 390, height: 664 },
  { mode: 'dialog', width: 1280, height: 600 },
] as const satisfies { mode: Mode; width: number; height: number }[];

for (const { mode, width, height } of sample(windows, [windows[0], windows[2]])) {
  test.describe(`as ${mode} in a window of ${width} by ${height}`, () => {
    test.use({ viewport: { width, height } });

    test('the buttons of the first step are visible, and do not cover the focused element', async ({
      page,
    }) => {
      await openPopover(page, { mode });
      for (const name of ['Next', getMatched.skip])
        await expect(button(page, name)).toBeInViewport({ ratio: 1 });
      await wizardOf(page).getByRole('radio', { name: getMatched.steps.role.options.pm }).focus();
      for (const name of ['Other', 'Sales', 'Marketing']) {
        await page.keyboard.press('ArrowUp');
        const option = wizardOf(page).getByRole('radio', { name });
        await expect(option).toBeFocused();
        expect(await isUncovered(option), name).toBe(true);
      }
    });
  });
}

test('in a very low window the buttons are not sticky', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await openPopover(page, { mode: 'bubble' });
  await expect(
    wizardOf(page).getByRole('radio', { name: getMatched.steps.role.options.pm }),
  ).toBeVisible();
  await expect(button(page, 'Next')).not.toBeInViewport();
  await button(page, 'Next').focus();
  expect(await isUncovered(button(page, 'Next'))).toBe(true);
});

test('outside of a popover the buttons are below the answers', { tag: '@all' }, async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 480 });
  await page.goto('/get-matched');
  await expect(page.locator('hire-get-matched:defined')).toBeVisible();
  const topOf = async (element: Locator) => (await element.boundingBox())?.y ?? 0;
  const lastAnswer = wizardOf(page).getByRole('radio', { name: 'Other' });
  expect(await topOf(button(page, 'Next'))).toBeGreaterThan(await topOf(lastAnswer));
});

test('after submitting, nothing covers the close button of a bubble', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 664 });
  await openPopover(page, { mode: 'bubble' });
  await sendQuickly(page);
  await expect(page.getByRole('status').filter({ hasText: 'Success!' })).toBeVisible();
  await frame(page).getByRole('button', { name: 'Close' }).click();
  await expect(frame(page)).toBeHidden();
});

test('the confirmation of an empty form lists no answers', { tag: '@all' }, async ({ page }) => {
  await openPopover(page, { mode: 'dialog' });
  await goTo(page, stepCount);
  await expect(wizardOf(page).getByRole('heading', { name: getMatched.summary })).toBeHidden();
});

for (const mode of ['dialog', 'bubble'] as const) {
  test(`as ${mode} all its corners are rounded`, { tag: '@all' }, async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 1200 });
    await openPopover(page, { mode });
    await goTo(page, stepCount);
    const { left, right, bottom } = await wizardOf(page).evaluate((element) =>
      element.getBoundingClientRect().toJSON(),
    );
    for (const x of [left + 2, right - 2]) {
      const hit = await page.evaluate(
        ([x = 0, y = 0]) => document.elementFromPoint(x, y)?.localName,
        [x, bottom - 2],
      );
      expect(hit).not.toBe('hire-get-matched');
    }
  });
}

const button = (page: Page, name: string): Locator =>
  wizardOf(page).getByRole('button', { name, exact: true });

/** Whether the element is the topmost one at its center. */
const isUncovered = (target: Locator): Promise<boolean> =>
  target.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    const root = element.getRootNode() as ShadowRoot;
    const over = root.elementFromPoint(left + width / 2, top + height / 2);
    return over !== null && (over === element || over.contains(element) || element.contains(over));
  });
