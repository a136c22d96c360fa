/** The light one of two colors. */
const plain = (css: string): string =>
  css
    .replace(/light-dark\(((?:[^(),]|\([^()]*\))+),(?:[^()]|\([^()]*\))+\)/g, '$1')
    .replace(/color-scheme:\s*light dark/g, 'color-scheme:light')
    .replace(/\(prefers-color-scheme:\s*dark\)/g, 'not all');

/**
 * Shows a page in its light colors, in browsers without `light-dark()`. The page's policy allows no other
 * inline styles, but it allows those that a script makes.
 */
export function usePlainColors(): void {
  const own = [...document.querySelectorAll('style')];
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(plain(own.map(({ textContent }) => textContent).join('')));
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  for (const { sheet } of own) if (sheet) sheet.disabled = true;
  const update = () => {
    const styled = document.querySelectorAll<HTMLElement>('[style*="light-dark("]');
    for (const { style } of styled) {
      const css = plain(style.cssText);
      // Setting it to the same text would be observed again, for ever.
      if (css !== style.cssText) style.cssText = css;
    }
  };
  update();
  // The colors of the sky follow the visitor's hour.
  new MutationObserver(update).observe(document.body, {
    subtree: true,
    attributeFilter: ['style'],
  });
}
