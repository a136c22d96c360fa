import { readStorage, writeStorage } from '../../widgets/kit/browser.ts';

/** The session storage entry of a visitor who paused the motion. Named on the privacy page. */
const PAUSED = 'motion-paused';

/**
 * The "Pause motion" buttons, which stay pressed on the other pages that are opened in the tab. Also
 * pauses animations (`data-moving`) that are out of view.
 */
export function watchMotion(): void {
  const buttons = document.querySelectorAll('[data-motion-button]');
  const pause = (isPaused: boolean) => {
    document.documentElement.dataset.motion = isPaused ? 'off' : 'on';
    for (const button of buttons) button.setAttribute('aria-pressed', String(isPaused));
    if (isPaused)
      for (const carousel of document.querySelectorAll('hire-carousel')) carousel.pause?.();
  };
  for (const button of buttons)
    button.addEventListener('click', () => {
      const isPaused = button.getAttribute('aria-pressed') !== 'true';
      pause(isPaused);
      writeStorage('sessionStorage', PAUSED, isPaused ? 'true' : null);
    });
  if (wasPaused()) pause(true);
  // Carousels that were not ready. They do not resume with the animations: each has its own button.
  addEventListener('hire-ready', ({ target }) => {
    if (wasPaused()) (target as HTMLElementTagNameMap['hire-carousel']).pause?.();
  });
  const observer = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries)
      target.toggleAttribute('data-offscreen', !isIntersecting);
  });
  for (const scene of document.querySelectorAll('[data-moving]')) observer.observe(scene);
}

const wasPaused = (): boolean => Boolean(readStorage('sessionStorage', PAUSED));
