import { expect, type Page, test } from 'playwright/test';
import { discoveryCall } from '../messages.ts';
import { sample } from '../sample.ts';
import { calls } from './addresses.ts';
import { failureText, goTo, openWizard, press, stepCount } from './wizard.ts';

const sizes = [
  { width: 390, height: 844 },
  { width: 320, height: 256 },
];

/** Whether the notice covers the focused control, and whether the control is in the window. */
const readFocus = (page: Page) =>
  page.getByRole('alert').evaluate((alert) => {
    let focused = document.activeElement;
    while (focused?.shadowRoot?.activeElement) focused = focused.shadowRoot.activeElement;
    const control = (focused as Element).getBoundingClientRect();
    const notice = (alert.firstElementChild as Element).getBoundingClientRect();
    return {
      isCovered: notice.top < control.bottom && notice.bottom > control.top,
      isInWindow: control.top >= 0 && control.bottom <= innerHeight,
    };
  });

for (const size of sample(sizes, sizes.slice(0, 1))) {
  const name = `${size.width} x ${size.height}`;

  test(`at ${name} a notice in a dialog does not cover the invalid field`, async ({ page }) => {
    await page.setViewportSize(size);
    await page.goto('/shopify');
    await page.getByRole('main').locator('[data-hire-open]').first().click();
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(page.getByRole('alert')).toContainText(discoveryCall.notices.missing.title);
    await expect(
      page.getByRole('textbox', { name: discoveryCall.fields.name.label }),
    ).toBeFocused();
    expect(await readFocus(page)).toEqual({ isCovered: false, isInWindow: true });
  });

  test(`at ${name} a notice about the wizard does not cover the pressed button`, async ({
    page,
  }) => {
    await page.setViewportSize(size);
    await openWizard(page);
    await goTo(page, stepCount);
    await page.route(calls, (route) => route.abort());
    await press(page, 'Submit');
    await expect(page.getByRole('alert')).toContainText(failureText);
    expect(await readFocus(page)).toEqual({ isCovered: false, isInWindow: true });
  });
}

const widths = [{ width: 320, height: 640 }, ...sizes.slice(0, 1), { width: 1280, height: 800 }];

for (const size of sample(widths, widths.slice(0, 1))) {
  test(`at ${size.width} px a notice above the page covers no control, and goes by itself`, async ({
    page,
  }) => {
    await page.setViewportSize(size);
    await page.goto('/shopify');
    await page.getByRole('main').locator('[data-hire-open]').first().click();
    await page.getByLabel(discoveryCall.fields.name.label).fill('Ada');
    await page.clock.install();
    await page.keyboard.press('Escape');
    const notice = page.locator('[part=notice]');
    await expect(notice).toBeVisible();
    await expect.poll(() => countCovered(page)).toBe(0);
    await page.clock.runFor(10_000);
    await expect(notice).toHaveCount(0);
  });
}

/** How many links, buttons and fields of the page the notice lies over. */
const countCovered = (page: Page) =>
  page.locator('[part=notice]').evaluate((notice) => {
    const over = notice.getBoundingClientRect();
    const controls = [...document.querySelectorAll('a, button, input, select, textarea, summary')];
    return controls
      .map((control) => control.getBoundingClientRect())
      .filter(
        ({ left, right, top, bottom, width }) =>
          width > 0 &&
          left < over.right &&
          right > over.left &&
          top < over.bottom &&
          bottom > over.top,
      ).length;
  });
