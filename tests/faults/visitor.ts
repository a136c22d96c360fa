import { type Browser, expect, type Page } from 'playwright/test';
import { calls } from '../e2e/addresses.ts';
import type { FormOnSite } from './forms-on-site.ts';

/** A visitor who has filled in a form. */
export interface Visitor {
  /** The answers, as they would be sent. */
  readonly typed: object;
  /** The ids of the acknowledged submissions. */
  readonly acknowledged: readonly string[];
  send(): Promise<void>;
  /** Waits for a notice about the failure, and checks that all input is kept. */
  expectFailure(): Promise<void>;
  expectSuccess(): Promise<void>;
  leave(): Promise<void>;
}

/** Longer than the form's own deadline of 7.5 seconds. */
const answered = { timeout: 9_000 };

/** Opens a form in a new browser context, and fills it in. */
export async function openFilledForm(browser: Browser, form: FormOnSite): Promise<Visitor> {
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
    async expectFailure() {
      await expect(page.getByRole('alert').filter({ hasText: form.failure })).toBeVisible(answered);
      await expect(button).toBeEnabled();
      expect(await fields()).toEqual(shown);
      expect(await data()).toEqual(typed);
    },
    async expectSuccess() {
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
