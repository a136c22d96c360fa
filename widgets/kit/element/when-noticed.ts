/**
 * How long a screen reader may take to notice what a script changed. Orca says no text that comes with its
 * live region, and no element that gets the focus while the one that had it is removed or a modal dialog
 * opens or closes around it.
 */
const NOTICED_AFTER_MS = 100;

/** Calls `act` once screen readers have noticed what the present code changes. */
export const whenNoticed = (act: () => void): ReturnType<typeof setTimeout> =>
  setTimeout(act, NOTICED_AFTER_MS);

/**
 * Moves the focus to an element: later if the element with the focus has just been removed, and then only
 * if the visitor has not moved it meanwhile.
 */
export function focusWhenNoticed(element: HTMLElement): void {
  const root = element.getRootNode() as ShadowRoot;
  const focus = () => element.focus({ preventScroll: true });
  if (root.activeElement) focus();
  else whenNoticed(() => root.activeElement || focus());
}
