const notContent = 'script, style, template, link';

/**
 * Calls `onChange` with an element's children, and again whenever children are added, removed or moved:
 * first those with content, then those without, such as a script.
 */
export function watchChildren(
  element: Element,
  onChange: (content: readonly Element[], others: readonly Element[]) => void,
  signal: AbortSignal,
): void {
  const report = () => {
    const children = [...element.children];
    const others = children.filter((child) => child.matches(notContent));
    onChange(
      children.filter((child) => !others.includes(child)),
      others,
    );
  };
  const observer = new MutationObserver(report);
  observer.observe(element, { childList: true });
  signal.addEventListener('abort', () => observer.disconnect());
  report();
}
