const focusable = 'a[href], button, input, select, textarea, iframe';

interface TabPress {
  key: string;
  shiftKey: boolean;
  currentTarget: HTMLElement;
  preventDefault(): void;
}

/**
 * Tab after a modal dialog's last control goes on at its first, and the other way round: left
 * alone, the focus would fall on nothing in between. What is seen in the dialog counts, whichever
 * root it is in: a notice has one of its own, and what fills a slot is in the page.
 */
export function keepTabInside(press: TabPress): void {
  if (press.key !== 'Tab') return;
  const stops = stopsIn(press.currentTarget);
  const at = focusedIn(document);
  const isAt = (stop: Element | undefined) => stop === at || isSameGroup(stop, at);
  // The heading, which takes the focus but not by Tab, stands before them all.
  const isAtEdge = press.shiftKey ? isAt(stops[0]) || !stops.some(isAt) : isAt(stops.at(-1));
  if (!isAtEdge) return;
  press.preventDefault();
  stops.at(press.shiftKey ? -1 : 0)?.focus();
}

const stopsIn = (parent: Element): HTMLElement[] =>
  [...childrenOf(parent)].flatMap((child) => (isStop(child) ? [child] : stopsIn(child)));

const childrenOf = (parent: Element): Iterable<Element> =>
  (parent as HTMLSlotElement).assignedElements?.() ?? (parent.shadowRoot ?? parent).children;

const isStop = (element: Element): element is HTMLElement =>
  element.matches(focusable) &&
  (element as HTMLElement).tabIndex >= 0 &&
  element.checkVisibility() &&
  !isPassedOver(element as HTMLInputElement);

/** Of radios with one name, Tab stops at the chosen one. */
const isPassedOver = (element: HTMLInputElement): boolean =>
  element.matches('[type=radio]:not(:checked)') &&
  (element.getRootNode() as ParentNode).querySelector(`[name="${element.name}"]:checked`) !== null;

const isSameGroup = (one?: Element | null, other?: Element | null): boolean =>
  one instanceof HTMLInputElement &&
  other instanceof HTMLInputElement &&
  one.type === 'radio' &&
  one.name === other.name;

/** The element with the focus, through every open shadow root. */
export function focusedIn({ activeElement }: DocumentOrShadowRoot): Element | null {
  return activeElement?.shadowRoot ? focusedIn(activeElement.shadowRoot) : activeElement;
}
