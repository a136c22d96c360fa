/** The embed builder's script is worth its bytes once somebody comes near it. */
export function watchBuilder(): void {
  const form = document.querySelector<HTMLFormElement>('[data-builder]');
  if (!form) return;
  const sight = new IntersectionObserver((entries) => {
    if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
    sight.disconnect();
    import('./builder/builder.ts').then(({ build }) => build(form));
  });
  sight.observe(form);
}
