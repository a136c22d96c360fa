/** The element that has the focus, also inside open shadow roots. */
export function focusedElement({ activeElement }: DocumentOrShadowRoot = document): Element | null {
  return activeElement?.shadowRoot ? focusedElement(activeElement.shadowRoot) : activeElement;
}
