/**
 * Loads the embed builder's script when the form is scrolled into view, or on the first input,
 * because screen reader users may fill in the form without scrolling. Until then the controls keep
 * the choices.
 */
export function watchBuilder(): void {
  const form = document.querySelector<HTMLFormElement>('[data-builder]');
  if (!form) return;
  const load = () => {
    observer.disconnect();
    form.removeEventListener('input', load);
    import('./script/builder.ts').then(
      ({ startBuilder }) => startBuilder(form),
      () => form.toggleAttribute('data-failed', true),
    );
  };
  const observer = new IntersectionObserver((entries) => {
    if (entries.some(({ isIntersecting }) => isIntersecting)) load();
  });
  observer.observe(form);
  form.addEventListener('input', load);
}
