import { matchesMedia } from '../../widgets/kit/browser.ts';

/**
 * Closes the drawer on a click on its backdrop or a link, and when the window gets wide. Also opens
 * and closes it in browsers without invoker commands (the buttons' `command` attribute).
 */
export function watchDrawer(): void {
  const drawer = document.querySelector<HTMLDialogElement>('#drawer');
  if (!drawer) return;
  const isBackdropOrLink = (target: EventTarget | null) =>
    target === drawer || (target instanceof Element && target.closest('a'));
  drawer.addEventListener('click', ({ target }) => isBackdropOrLink(target) && drawer.close());
  matchesMedia('(width > 1024px)', () => drawer.close());
  if ('command' in HTMLButtonElement.prototype) return;
  onClick('[command=show-modal][commandfor=drawer]', () => drawer.showModal());
  onClick('[command=close][commandfor=drawer]', () => drawer.close());
}

const onClick = (selector: string, listener: () => void) =>
  document.querySelector(selector)?.addEventListener('click', listener);
