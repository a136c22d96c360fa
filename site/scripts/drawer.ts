/** Opening and closing are the buttons' `command`; this is the rest, and both for older browsers. */
export function watchDrawer(): void {
  const drawer = document.querySelector<HTMLDialogElement>('#drawer');
  if (!drawer) return;
  const isChoice = (target: EventTarget | null) =>
    target === drawer || (target instanceof Element && target.closest('a'));
  drawer.addEventListener('click', ({ target }) => isChoice(target) && drawer.close());
  matchMedia('(width > 1024px)').addEventListener('change', () => drawer.close());
  if ('command' in HTMLButtonElement.prototype) return;
  onClick('[command=show-modal][commandfor=drawer]', () => drawer.showModal());
  onClick('[command=close][commandfor=drawer]', () => drawer.close());
}

const onClick = (selector: string, listener: () => void) =>
  document.querySelector(selector)?.addEventListener('click', listener);
