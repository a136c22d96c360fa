import { type Browser, expect, type Page } from 'playwright/test';
import { calls } from '../e2e/addresses.ts';
import type { FormOnSite } from './forms-on-site.ts';

/** Somebody before a form that they have filled in. */
export interface Visitor {
  /** What was typed and chosen, as it would be sent. */
  readonly typed: object;
  /** The ids of what they were told is stored. */
  readonly acknowledged: readonly string[];
  send(): Promise<void>;
  /** Resolves once a notice says that it failed, and all that was typed is still there. */
  seesFailure(): Promise<void>;
  seesSuccess(): Promise<void>;
  leave(): Promise<void>;
}

/** The form gives up after 7.5 seconds. */
const answered = { timeout: 9_000 };

/** Lets somebody come to the site, with a browser of their own, and fill in a form. */
export async function comeAndFill(browser: Browser, form: FormOnSite): Promise<Visitor> {
  const page = await browser.newPage();
  const acknowledged = collectIds(page);
  const element = await form.fill(page, `${crypto.randomUUID()}@byron.example`);
  const fields = () =>
    element
      .locator('input, select, textarea')
      .evaluateAll((list) =>
        (list as HTMLInputElement[]).map(({ value, checked }) => `${value} ${checked}`),
      );
  const data = () =>
    element.evaluate((tag) => (tag as HTMLElementTagNameMap['hire-apply']).getData());
  const [shown, typed] = [await fields(), await data()];
  const button = element.getByRole('button', { name: form.send, exact: true });
  return {
    typed,
    acknowledged,
    send: () => button.click(),
    async seesFailure() {
      await expect(page.getByRole('alert').filter({ hasText: form.failure })).toBeVisible(answered);
      await expect(button).toBeEnabled();
      expect(await fields()).toEqual(shown);
      expect(await data()).toEqual(typed);
    },
    async seesSuccess() {
      await expect(element.getByText(form.success).first()).toBeVisible(answered);
      await expect(page.getByRole('alert').filter({ hasText: form.failure })).toHaveCount(0);
    },
    leave: () => page.close(),
  };
}

function collectIds(page: Page): string[] {
  const ids: string[] = [];
  page.on('response', async (response) => {
    const isForm = calls.test(response.url()) && response.request().method() === 'POST';
    if (isForm && response.ok()) ids.push((await response.json()).id);
  });
  return ids;
}
