import type { Page } from 'playwright/test';

const attributes = [
  'aria-label',
  'aria-valuetext',
  'aria-roledescription',
  'title',
  'placeholder',
  'alt',
];

/**
 * Returns every visible or accessible text of our elements and notices on a page, without the host's
 * content inside the tags.
 */
export function shownTexts(page: Page): Promise<string[]> {
  return page.evaluate((attributes) => {
    const texts: string[] = [];
    const read = (root: ParentNode) => {
      for (const element of root.querySelectorAll('*')) {
        if (!element.checkVisibility() || element.localName === 'style') continue;
        for (const node of element.childNodes) {
          if (node.nodeType === Node.TEXT_NODE) texts.push(node.textContent ?? '');
        }
        texts.push(...attributes.map((name) => element.getAttribute(name) ?? ''));
        if (element.shadowRoot) read(element.shadowRoot);
      }
    };
    for (const { shadowRoot } of document.querySelectorAll('*')) if (shadowRoot) read(shadowRoot);
    return [...new Set(texts.map((text) => text.trim()))].filter(Boolean);
  }, attributes);
}
