/** How long to leave a busy page alone, in milliseconds. */
const PAUSE = 500;

const windows = [
  'dialog[open]',
  '[role=dialog]',
  '[role=alertdialog]',
  '[aria-modal=true]',
  '[popover]:not([popover=manual]):popover-open',
].join();

/**
 * Calls back as soon as nothing is in the visitor's way: at once, or when the last dialog, drawer
 * or panel is closed and no form has the focus. Answers how to stop waiting.
 */
export function atFreeMoment(act: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const look = () => {
    if (isBusy()) timer = setTimeout(look, PAUSE);
    else act();
  };
  look();
  return () => clearTimeout(timer);
}

const isBusy = (): boolean =>
  document.visibilityState === 'hidden' ||
  Boolean(document.fullscreenElement) ||
  isAnswering(focusedElement()) ||
  isShown(windows);

/** The element with the focus, through every open shadow root. */
export function focusedElement(): Element | null {
  let at = document.activeElement;
  while (at?.shadowRoot?.activeElement) at = at.shadowRoot.activeElement;
  return at;
}

/** A frame may hold a form as well: what goes on in it cannot be seen from here. */
const isAnswering = (focused: Element | null): boolean =>
  focused !== null &&
  (focused.closest('form, input, select, textarea, iframe') !== null ||
    (focused as HTMLElement).isContentEditable);

/** Whether any element that matches can be seen, in the page or in an open shadow root. */
export function isShown(selector: string, root: ParentNode = document): boolean {
  if ([...root.querySelectorAll(selector)].some(canBeSeen)) return true;
  return [...root.querySelectorAll('*')].some(
    ({ shadowRoot }) => shadowRoot && isShown(selector, shadowRoot),
  );
}

const canBeSeen = (element: Element): boolean =>
  element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
  !element.closest('[inert], [aria-hidden=true]');
