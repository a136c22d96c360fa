import { messages } from './content.ts';
import { linkOf, newTabLink, type PressNotice } from './press.ts';

const box = document.createElement('div');
box.popover = 'manual';
box.setAttribute('role', 'alert');
box.lang = 'en';

/**
 * The loader's only notice, at the edge of the window that is farther from the pressed control. A
 * failure offers to try again, and a link if the control or its widget has one. It is part of hire.js
 * and has the browser's own look, because other files may fail to load as well.
 */
export const pressNotice: PressNotice = {
  showSlow: (control) => show(control, messages.slow),
  showFailure(control, retry) {
    const link = linkOf(control);
    show(control, messages.failed, button(messages.retry, retry), link && newTabLink(link));
  },
  hide: () => box.remove(),
};

function show(control: Element, text: string, ...actions: (Element | null | undefined)[]) {
  const isLow = control.getBoundingClientRect().top * 2 > innerHeight;
  box.style.cssText = `position:fixed;inset:${isLow ? '1em 1em auto' : 'auto 1em 1em'};padding:1em;font:1em/2 system-ui`;
  const shown = [...actions, button(messages.dismiss)];
  box.replaceChildren(text, ...shown.flatMap((action) => (action ? [' ', action] : [])));
  // Inside an open modal dialog, because everything outside it is inert.
  (control.closest('dialog[open]') ?? document.body).append(box);
  // Browsers without popovers show it where it is.
  box.showPopover?.();
}

/** A button that hides the notice and then calls `act`. */
function button(label: string, act?: () => void): HTMLButtonElement {
  const element = document.createElement('button');
  element.textContent = label;
  element.onclick = () => {
    box.remove();
    act?.();
  };
  return element;
}
