import type { Page } from 'playwright';

/**
 * Prepares a screenshot of the whole page: images and widgets load only when they are scrolled into
 * view, sections are drawn only near the window, and the newsletter popup, which scrolling opens, would
 * cover the page.
 */
export async function showWholePage(page: Page): Promise<void> {
  await page.addStyleTag({
    content: 'hire-newsletter-popup{display:none!important}*{content-visibility:visible!important}',
  });
  await page.evaluate(async () => {
    for (let at = 0; at < document.documentElement.scrollHeight; at += innerHeight) {
      scrollTo(0, at);
      await new Promise(requestAnimationFrame);
    }
    scrollTo(0, 0);
    for (const image of document.images) image.loading = 'eager';
    await Promise.all([...document.images].map((image) => image.decode().catch(() => {})));
  });
  await page.waitForLoadState('networkidle');
}
