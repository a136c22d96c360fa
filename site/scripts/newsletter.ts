import { isEmailAddress } from '../../supabase/functions/_shared/email-address.ts';
import { whenOpened } from './when-opened.ts';

/**
 * The newsletter form in the footer sends nothing. Its button opens the newsletter panel, which then
 * gets the email address, for the visitor to confirm. Where the panel cannot open, the address stays.
 */
export function watchNewsletter(): void {
  const opener = document.querySelector<HTMLButtonElement>('[data-hire-open=newsletter]');
  const form = opener?.form;
  if (!form) return;
  const field = form.querySelector('input') as HTMLInputElement;
  const check = (isValid: boolean) => {
    field.setAttribute('aria-invalid', String(!isValid));
    if (isValid) field.removeAttribute('aria-describedby');
    else field.setAttribute('aria-describedby', 'footer-error');
    form.querySelector('p')?.toggleAttribute('hidden', isValid);
  };
  opener.addEventListener('click', (event) => {
    const isValid = isEmailAddress(field.value);
    check(isValid);
    if (isValid) return;
    event.preventDefault();
    event.stopPropagation();
    field.focus();
  });
  field.addEventListener('input', () => isEmailAddress(field.value) && check(true));
  whenOpened('hire-newsletter-panel', (panel) => {
    if (field.value) panel.setData({ email: field.value });
    form.reset();
    // Two buttons with the same words would be in sight.
    opener.style.visibility = 'hidden';
  });
  addEventListener('hire-close', () => {
    opener.style.visibility = '';
  });
}
