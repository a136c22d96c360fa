import type { Page } from 'playwright/test';

/** Waits until a module has been fetched and has run: with a clock that stands still, a timer must not come after. */
export async function whenImported(page: Page, file: string): Promise<void> {
  const response = await page.waitForResponse((response) => response.url().includes(file));
  // Done once the page's own import of it is, and what waited for that.
  await page.evaluate(async (address) => void (await import(address)), response.url());
}
