import { messages } from './content.ts';

const box = document.createElement('div');
box.popover = 'manual';
box.role = 'alert';
box.lang = 'en';

/**
 * Shows the loader's only notice, at the edge of the window that is farther from `control`, with a
 * button that tries again and a copy of the link, where there are any. It is part of hire.js and has
 * the browser's own look, because other files may fail to load as well. Returns the copy.
 */
export function showLoadNotice(
  control: Element,
  text: string,
  retry?: () => void,
  link?: HTMLAnchorElement | null,
): HTMLAnchorElement | undefined {
  const isLow = control.getBoundingClientRect().top * 2 > innerHeight;
  box.style.cssText = `inset:${isLow ? '1em 1em auto' : 'auto 1em 1em'};padding:1em;font:1em/2 system-ui`;
  box.replaceChildren(text);
  if (retry) addButton(messages.retry, retry);
  const copy = link?.cloneNode(true) as HTMLAnchorElement | undefined;
  if (copy) {
    copy.removeAttribute('data-hire-open');
    copy.target = '_blank';
    copy.rel = 'noopener';
    box.append(' ', copy);
  }
  addButton(messages.dismiss);
  // Inside an open modal dialog, because everything outside it is inert.
  (control.closest('dialog[open]') ?? document.body).append(box);
  box.showPopover();
  return copy;
}

export const hideLoadNotice = (): void => box.remove();

/** Adds a button that hides the notice and then calls `act`. */
function addButton(label: string, act?: () => void) {
  const button = document.createElement('button');
  button.textContent = label;
  button.onclick = () => {
    hideLoadNotice();
    act?.();
  };
  box.append(' ', button);
}
