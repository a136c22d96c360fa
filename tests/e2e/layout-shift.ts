import type { Page } from 'playwright/test';

interface LayoutShift extends PerformanceEntry {
  value: number;
  /** Whether the visitor acted just before. Such shifts do not count. */
  hadRecentInput: boolean;
}

/** The sum of all layout shifts since the page was opened. */
export const layoutShift = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise((answer) => {
        let sum = 0;
        const observer = new PerformanceObserver((list) => {
          for (const entry of list.getEntries() as LayoutShift[])
            if (!entry.hadRecentInput) sum += entry.value;
        });
        observer.observe({ type: 'layout-shift', buffered: true });
        // Layout shifts are reported after a frame, so wait for one.
        new IntersectionObserver(() => answer(sum)).observe(document.body);
      }),
  );
