/**
 * On a page that is a form, a link to that page moves the focus to the form and keeps what was entered.
 * The role in a link like `/get-matched#dev` is chosen if none is.
 */
export function watchSamePageLinks(): void {
  const form = document.querySelector<HTMLElement>('[owns-page]');
  if (form) document.addEventListener('click', (event) => stayOnPage(event, form));
}

function stayOnPage(event: MouseEvent, form: HTMLElement): void {
  const link = event.target instanceof Element && event.target.closest('a');
  const hasKey = event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;
  if (!link || hasKey || link.target || event.defaultPrevented) return;
  const role = link.hash.slice(1);
  const leadsHere = link.origin === location.origin && link.pathname === location.pathname;
  if (!leadsHere || document.getElementById(role)) return;
  event.preventDefault();
  if (role) form.setAttribute('role', role);
  // The heading of a question or of a confirmation, or the first field.
  const target = form.shadowRoot?.querySelector<HTMLElement>('[tabindex], input');
  target?.focus({ preventScroll: true });
  form.scrollIntoView();
}
