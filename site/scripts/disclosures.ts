import { pressedKey } from '../../widgets/kit/element/keys.ts';

/** Closes the menus on Escape, when focus leaves them, and on clicks on links or elsewhere. */
export function watchDisclosures(): void {
  const menus = [...document.querySelectorAll<HTMLDetailsElement>('[data-disclosures] details')];
  for (const menu of menus) watch(menu);
  document.addEventListener('click', ({ target }) => {
    for (const menu of menus) if (!contains(menu, target) || isLink(target)) menu.open = false;
  });
}

function watch(menu: HTMLDetailsElement): void {
  menu.addEventListener('keydown', (event) => {
    if (pressedKey(event) !== 'Escape' || !menu.open) return;
    menu.open = false;
    menu.querySelector('summary')?.focus();
  });
  menu.addEventListener('focusout', ({ relatedTarget }) => {
    if (relatedTarget && !contains(menu, relatedTarget)) menu.open = false;
  });
}

const contains = (menu: Element, target: EventTarget | null) =>
  menu.contains(target as Node | null);

const isLink = (target: EventTarget | null) => target instanceof Element && target.closest('a');
