const notContent = 'script, style, template, link';

/**
 * Gives each child of an element a slot of its own, by its place from 1, now and whenever children
 * come or go. Says each time which slots they had before, in their present order.
 */
export function slotChildren(
  element: Element,
  slotOf: (place: number) => string,
  onSlotted: (formerSlots: readonly string[]) => void,
  signal: AbortSignal,
): void {
  const assign = () => {
    const children = [...element.children].filter((child) => !child.matches(notContent));
    const formerSlots = children.map(({ slot }) => slot);
    for (const [index, child] of children.entries()) child.slot = slotOf(index + 1);
    onSlotted(formerSlots);
  };
  const observer = new MutationObserver(assign);
  observer.observe(element, { childList: true });
  signal.addEventListener('abort', () => observer.disconnect());
  assign();
}
