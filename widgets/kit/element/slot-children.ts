const notContent = 'script, style, template, link';

/**
 * Assigns each child of an element to a slot by its position, counted from 1, and again whenever
 * children are added, removed or moved. `onSlotted` receives each child's former slot, in the
 * children's present order; the slot of a new child is ''.
 */
export function slotChildren(
  element: Element,
  slotOf: (position: number) => string,
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
