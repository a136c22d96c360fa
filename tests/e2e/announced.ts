import type { Locator, Page } from 'playwright/test';

/** What screen readers were asked to say in the last seconds. */
export const announced = (page: Page, text: string): Locator =>
  page.locator('[aria-live=polite]:not([role]) p').filter({ hasText: text });
