import { focusedElement } from '../element/focused-element.ts';
import { isRendered } from '../element/is-rendered.ts';
import { pressedKey } from '../element/keys.ts';

const focusable = 'a[href], button, input, select, textarea, iframe';

interface KeyPress {
  key: string;
  keyCode: number;
  shiftKey: boolean;
  currentTarget: HTMLElement;
  preventDefault(): void;
}

/**
 * Keeps Tab inside a modal dialog: after its last control comes its first, and the other way round.
 * Without this, browsers move the focus to their own toolbar or to the document in between. Controls
 * in slots and in shadow roots inside the dialog, such as a notice's, are included.
 */
export function trapFocus(press: KeyPress): void {
  if (pressedKey(press) !== 'Tab') return;
  const tabStops = tabStopsIn(press.currentTarget);
  const focused = focusedElement();
  const isFocused = (stop: Element | undefined) =>
    stop === focused || isSameRadioGroup(stop, focused);
  // The heading can be focused but is no tab stop. It comes before all of them.
  const isAtEdge = press.shiftKey
    ? isFocused(tabStops[0]) || !tabStops.some(isFocused)
    : isFocused(tabStops.at(-1));
  if (!isAtEdge) return;
  press.preventDefault();
  tabStops.at(press.shiftKey ? -1 : 0)?.focus();
}

const tabStopsIn = (parent: Element): HTMLElement[] =>
  [...childrenOf(parent)].flatMap((child) => (isTabStop(child) ? [child] : tabStopsIn(child)));

const childrenOf = (parent: Element): Iterable<Element> =>
  (parent as HTMLSlotElement).assignedElements?.() ?? (parent.shadowRoot ?? parent).children;

const isTabStop = (element: Element): element is HTMLElement =>
  element.matches(focusable) &&
  (element as HTMLElement).tabIndex >= 0 &&
  isRendered(element) &&
  !isSkippedRadio(element as HTMLInputElement);

/** Of the radio buttons in a group, Tab stops at the checked one only. */
const isSkippedRadio = (element: HTMLInputElement): boolean =>
  element.matches('[type=radio]:not(:checked)') &&
  (element.getRootNode() as ParentNode).querySelector(`[name="${element.name}"]:checked`) !== null;

const isSameRadioGroup = (one?: Element | null, other?: Element | null): boolean =>
  one instanceof HTMLInputElement &&
  other instanceof HTMLInputElement &&
  one.type === 'radio' &&
  one.name === other.name;
