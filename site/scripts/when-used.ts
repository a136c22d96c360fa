/**
 * Calls `load` when an element is scrolled into view, or on the first input, because screen reader
 * users may fill in a form without scrolling. Until then its controls keep the choices, and a form that
 * was submitted is submitted again when `load` has finished.
 */
export function whenUsed(element: HTMLElement, load: () => unknown): void {
  let isSubmitted = false;
  const remember = () => {
    isSubmitted = true;
  };
  const loadOnce = async () => {
    observer.disconnect();
    element.removeEventListener('input', loadOnce);
    await load();
    element.removeEventListener('submit', remember);
    if (isSubmitted) (element as HTMLFormElement).requestSubmit();
  };
  const observer = new IntersectionObserver((entries) => {
    if (entries.some(({ isIntersecting }) => isIntersecting)) loadOnce();
  });
  observer.observe(element);
  element.addEventListener('input', loadOnce);
  element.addEventListener('submit', remember);
}
