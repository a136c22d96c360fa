import { focusedElement } from '../element/focused-element.ts';

/** How often to check whether the visitor is still busy, in milliseconds. */
const INTERVAL = 500;

const overlays = [
  'dialog[open]',
  '[role=dialog]',
  '[role=alertdialog]',
  '[aria-modal=true]',
  '[popover]:not([popover=manual]):popover-open',
].join();

/**
 * Calls `callback` as soon as the page is visible, not in full screen, no dialog is open and the focus
 * is in no form: at once if that is so. Returns a function that cancels it.
 */
export function whenNotBusy(callback: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const check = () => {
    if (isBusy()) timer = setTimeout(check, INTERVAL);
    else callback();
  };
  check();
  return () => clearTimeout(timer);
}

const isBusy = (): boolean =>
  document.visibilityState === 'hidden' ||
  Boolean(document.fullscreenElement) ||
  isEditing(focusedElement()) ||
  isVisible(overlays);

/** A focused frame counts as a form, because what is in it cannot be read from here. */
const isEditing = (focused: Element | null): boolean =>
  focused !== null &&
  (focused.closest('form, input, select, textarea, iframe') !== null ||
    (focused as HTMLElement).isContentEditable);

/** Whether any element that matches is visible, in the document or in an open shadow root. */
export function isVisible(selector: string, root: ParentNode = document): boolean {
  if ([...root.querySelectorAll(selector)].some(isElementVisible)) return true;
  return [...root.querySelectorAll('*')].some(
    ({ shadowRoot }) => shadowRoot && isVisible(selector, shadowRoot),
  );
}

const isElementVisible = (element: Element): boolean =>
  element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
  !element.closest('[inert], [aria-hidden=true]');
