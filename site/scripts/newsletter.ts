interface Panel extends Element {
  open?(data: { email: string }): void;
}

/**
 * The newsletter form in the footer sends nothing. It opens the newsletter panel with the email
 * address, which the visitor then confirms.
 */
export function watchNewsletter(): void {
  const form = document.querySelector<HTMLFormElement>('[data-newsletter]');
  form?.addEventListener('submit', (event) => {
    event.preventDefault();
    const email = String(new FormData(form).get('email'));
    form.reset();
    document.querySelector<Panel>('hire-newsletter-panel')?.open?.({ email });
  });
}
