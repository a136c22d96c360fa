import { followedLink } from './followed-link.ts';

/**
 * On a page that is a form, a link to that page moves the focus to the form and keeps what was entered.
 * The role in a link like `/get-matched#dev` is chosen if none is.
 */
export function watchSamePageLinks(form: HTMLElement): void {
  document.addEventListener('click', (event) => focusForm(event, form));
}

function focusForm(event: MouseEvent, form: HTMLElement): void {
  const link = followedLink(event);
  if (!link) return;
  const role = link.hash.slice(1);
  const leadsHere = link.origin === location.origin && link.pathname === location.pathname;
  if (!leadsHere || document.getElementById(role)) return;
  event.preventDefault();
  if (role) form.setAttribute('for-role', role);
  // The heading of a question or of a confirmation, or the first field.
  const target = form.shadowRoot?.querySelector<HTMLElement>('[tabindex], input');
  target?.focus({ preventScroll: true });
  form.scrollIntoView();
}
