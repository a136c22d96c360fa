import type { Page } from 'playwright/test';

/** Waits until a module has been fetched and run. Use it before a paused clock is advanced. */
export async function waitForImport(page: Page, file: string): Promise<void> {
  const response = await page.waitForResponse((response) => response.url().includes(file));
  // Resolves after the page's own import of the module and its callbacks.
  await page.evaluate(async (address) => void (await import(address)), response.url());
}
