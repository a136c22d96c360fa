/** The "Pause motion" buttons. Also pauses animations (`data-moving`) that are out of view. */
export function watchMotion(): void {
  const { dataset } = document.documentElement;
  for (const button of document.querySelectorAll('[data-motion-button]'))
    button.addEventListener('click', () => {
      dataset.motion = dataset.motion === 'off' ? 'on' : 'off';
      if (dataset.motion === 'off') pauseCarousels();
    });
  const observer = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries)
      target.toggleAttribute('data-offscreen', !isIntersecting);
  });
  for (const scene of document.querySelectorAll('[data-moving]')) observer.observe(scene);
}

/** Carousels do not resume with the animations, because each has its own button for that. */
function pauseCarousels() {
  for (const carousel of document.querySelectorAll('hire-carousel')) carousel.pause?.();
}
