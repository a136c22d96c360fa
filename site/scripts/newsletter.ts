interface Panel extends Element {
  open?(data: { email: string }): void;
}

/**
 * The footer's box sends nothing: it is cleared, and the panel, where a page has one, opens with
 * the address for the visitor to confirm.
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
