import { isEmailAddress } from '../../supabase/functions/_shared/email-address.ts';

/**
 * The newsletter form in the footer sends nothing. Its button opens the newsletter panel, which then
 * gets the email address, for the visitor to confirm. Where the panel cannot open, the address stays.
 */
export function watchNewsletter(): void {
  const opener = document.querySelector<HTMLButtonElement>('[data-hire-open=newsletter]');
  const form = opener?.form;
  if (!form) return;
  // The browser shows what is wrong with the address. Firefox would also refuse `a@müller.de`.
  opener.addEventListener('click', (event) => {
    const { email } = Object.fromEntries(new FormData(form));
    isEmailAddress(String(email)) || form.reportValidity() || event.stopPropagation();
  });
  addEventListener('hire-open', ({ target }) => {
    const panel = target as HTMLElement & { setData(data: object): void };
    if (panel.localName !== 'hire-newsletter-panel') return;
    const { email } = Object.fromEntries(new FormData(form));
    if (email) panel.setData({ email });
    form.reset();
  });
}
