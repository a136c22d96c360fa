import { isEmailAddress } from '../../supabase/functions/_shared/email-address.ts';

type Panel = HTMLElement & { setData(data: object): void };

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
  const moveTo = (panel: Panel) => {
    if (field.value) panel.setData({ email: field.value });
    form.reset();
    // Two buttons with the same words would be in sight.
    opener.style.visibility = 'hidden';
  };
  addEventListener('hire-open', ({ target }) => {
    const panel = target as Panel;
    if (panel.localName === 'hire-newsletter-panel') moveTo(panel);
  });
  // The panel may have opened while this script loaded.
  const opened = document.querySelector<Panel>('hire-newsletter-panel:defined[open]');
  if (opened) moveTo(opened);
  addEventListener('hire-close', () => {
    opener.style.visibility = '';
  });
}
