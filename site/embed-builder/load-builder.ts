/**
 * The embed builder's script is worth its bytes once somebody comes near it, or chooses something
 * from afar, as by a screen reader. What was chosen before it came is in the controls.
 */
export function watchBuilder(): void {
  const form = document.querySelector<HTMLFormElement>('[data-builder]');
  if (!form) return;
  const bring = () => {
    sight.disconnect();
    form.removeEventListener('input', bring);
    import('./script/builder.ts').then(
      ({ build }) => build(form),
      () => form.toggleAttribute('data-failed', true),
    );
  };
  const sight = new IntersectionObserver((entries) => {
    if (entries.some(({ isIntersecting }) => isIntersecting)) bring();
  });
  sight.observe(form);
  form.addEventListener('input', bring);
}
