const focusable = 'a[href], button, input, select, textarea, iframe';

interface TabPress {
  key: string;
  shiftKey: boolean;
  currentTarget: HTMLElement;
  preventDefault(): void;
}

/**
 * Tab after a modal dialog's last control goes on at its first, and the other way round: left
 * alone, the focus would fall on nothing in between. Notices in the dialog have a shadow root of
 * their own, and their buttons count.
 */
export function keepTabInside(press: TabPress): void {
  if (press.key !== 'Tab') return;
  const stops = stopsIn(press.currentTarget);
  const at = focusedIn(press.currentTarget.getRootNode() as ShadowRoot);
  const isAt = (stop: Element | undefined) => stop === at || isSameGroup(stop, at);
  // The heading, which takes the focus but not by Tab, stands before them all.
  const isAtEdge = press.shiftKey ? isAt(stops[0]) || !stops.some(isAt) : isAt(stops.at(-1));
  if (!isAtEdge) return;
  press.preventDefault();
  stops.at(press.shiftKey ? -1 : 0)?.focus();
}

function stopsIn(root: ParentNode): HTMLElement[] {
  return [...root.querySelectorAll<HTMLElement>('*')].flatMap((element) => {
    if (element.shadowRoot) return stopsIn(element.shadowRoot);
    return element.matches(focusable) && element.tabIndex >= 0 && !isPassedOver(element, root)
      ? [element]
      : [];
  });
}

/** Of radios with one name, Tab stops at the chosen one. */
const isPassedOver = (element: HTMLElement, root: ParentNode): boolean =>
  element.matches('[type=radio]:not(:checked)') &&
  root.querySelector(`[name="${(element as HTMLInputElement).name}"]:checked`) !== null;

const isSameGroup = (one?: Element | null, other?: Element | null): boolean =>
  one instanceof HTMLInputElement &&
  other instanceof HTMLInputElement &&
  one.type === 'radio' &&
  one.name === other.name;

function focusedIn({ activeElement }: DocumentOrShadowRoot): Element | null {
  return activeElement?.shadowRoot ? focusedIn(activeElement.shadowRoot) : activeElement;
}
