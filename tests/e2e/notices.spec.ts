import { expect, type Page, test } from 'playwright/test';
import { discoveryCall } from '../messages.ts';
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

for (const size of sizes) {
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
