import { focusedElement } from '../element/focused-element.ts';
import { isRendered } from '../element/is-rendered.ts';

const overlays = [
  'dialog[open]',
  '[role=dialog]',
  '[role=alertdialog]',
  '[aria-modal=true]',
  // `:is` ignores the selector in browsers without popovers.
  '[popover]:not([popover=manual]):is(:popover-open)',
].join();

/** Who has just closed a dialog is not asked something at once. */
const AFTER_DIALOG_MS = 5_000;

/** Why a visitor is busy. */
interface Reason {
  isOver(): boolean;
  /** How long to wait after it. */
  pauseMs?: number;
  /** The element that keeps the visitor busy, if there is one. */
  element?: Element;
}

/**
 * Calls `callback` as soon as the page is visible, not in full screen, no dialog is open or was a moment
 * ago, and the focus is in no form: at once if that is so. Returns a function that cancels it.
 */
export function whenNotBusy(callback: () => void): () => void {
  let stop = () => {};
  const check = () => {
    stop();
    const reason = findReason();
    if (!reason) return callback();
    stop = watchUntilOver(reason, () => {
      const timer = setTimeout(check, reason.pauseMs);
      stop = () => clearTimeout(timer);
    });
  };
  check();
  return () => stop();
}

function findReason(): Reason | undefined {
  if (isPageCovered()) return { isOver: () => !isPageCovered() };
  const overlay = findVisible(overlays);
  if (overlay) {
    return {
      isOver: () => !(overlay.matches(overlays) && isElementVisible(overlay)),
      element: overlay,
      pauseMs: AFTER_DIALOG_MS,
    };
  }
  const focused = focusedElement();
  if (!isEditing(focused)) return undefined;
  return { isOver: () => !isEditing(focusedElement()), element: focused };
}

const isPageCovered = (): boolean =>
  document.visibilityState === 'hidden' || document.fullscreenElement !== null;

/** A focused frame counts as a form, because what is in it cannot be read from here. */
const isEditing = (focused: Element | null): focused is Element =>
  focused !== null &&
  (focused.closest('form, input, select, textarea, iframe') !== null ||
    (focused as HTMLElement).isContentEditable);

/** Whether any element that matches is visible, in the document or in an open shadow root. */
export const isVisible = (selector: string): boolean => findVisible(selector) !== undefined;

function findVisible(selector: string, root: ParentNode = document): Element | undefined {
  const visible = [...root.querySelectorAll(selector)].find(isElementVisible);
  if (visible) return visible;
  for (const { shadowRoot } of root.querySelectorAll('*')) {
    const inside = shadowRoot && findVisible(selector, shadowRoot);
    if (inside) return inside;
  }
  return undefined;
}

const isElementVisible = (element: Element): boolean =>
  isRendered(element, { visibilityProperty: true, opacityProperty: true }) &&
  !element.closest('[inert], [aria-hidden=true]');

/** After one of these a visitor may no longer be busy. Some do not leave the shadow root that they are in. */
const hints = [
  ...['visibilitychange', 'fullscreenchange', 'focusin', 'focusout'],
  ...['toggle', 'close', 'transitionend', 'animationend'],
];

/** How long to wait after a hint: the focus is on its way, and more elements may change. */
const SETTLING_TIME_MS = 100;

/**
 * Calls `onOver` when a reason no longer holds. A host may close its dialog without any event, by a class
 * or by removing it, so changes of the elements around it count as well. Returns a function that ends it.
 */
function watchUntilOver({ isOver, element }: Reason, onOver: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const watching = new AbortController();
  const { signal } = watching;
  const check = () => {
    timer = undefined;
    if (isOver()) onOver();
  };
  const checkSoon = () => {
    timer ??= setTimeout(check, SETTLING_TIME_MS);
  };
  const observer = element && new MutationObserver(checkSoon);
  for (const root of element ? rootsOf(element) : [document]) {
    for (const hint of hints) root.addEventListener(hint, checkSoon, { capture: true, signal });
    observer?.observe(root, { attributes: true, childList: true, subtree: true });
  }
  // The focus may come back from a frame, which fires no event in the document.
  addEventListener('focus', checkSoon, { signal });
  return () => {
    clearTimeout(timer);
    watching.abort();
    observer?.disconnect();
  };
}

/** The shadow roots around an element, and the document. */
function rootsOf(element: Element): Node[] {
  const root = element.getRootNode();
  return root instanceof ShadowRoot ? [root, ...rootsOf(root.host)] : [document];
}
