/**
 * Calls `load` when an element is scrolled into view, or on the first input, because screen reader
 * users may fill in a form without scrolling. Until then its controls keep the choices.
 */
export function whenUsed(element: HTMLElement, load: () => unknown): void {
  const loadOnce = () => {
    observer.disconnect();
    element.removeEventListener('input', loadOnce);
    load();
  };
  const observer = new IntersectionObserver((entries) => {
    if (entries.some(({ isIntersecting }) => isIntersecting)) loadOnce();
  });
  observer.observe(element);
  element.addEventListener('input', loadOnce);
}
