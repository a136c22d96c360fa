import type { Page } from 'playwright/test';

/**
 * Delays the responses to these requests until the returned function is called. They are then those of an
 * earlier route, if there is one.
 */
export async function delayResponses(page: Page, url: string | RegExp): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(url, (route) => released.then(() => route.fallback()));
  return release;
}
