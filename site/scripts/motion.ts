/** "Pause motion" stops everything that moves; what is out of sight rests by itself. */
export function watchMotion(): void {
  const { dataset } = document.documentElement;
  for (const button of document.querySelectorAll('[data-motion-button]'))
    button.addEventListener('click', () => {
      dataset.motion = dataset.motion === 'off' ? 'on' : 'off';
      if (dataset.motion === 'off') stopSlideShows();
    });
  const sight = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries)
      target.toggleAttribute('data-away', !isIntersecting);
  });
  for (const scene of document.querySelectorAll('[data-moving]')) sight.observe(scene);
}

/** Each has its own button to start it again. */
function stopSlideShows() {
  for (const carousel of document.querySelectorAll('hire-carousel')) carousel.pause?.();
}
