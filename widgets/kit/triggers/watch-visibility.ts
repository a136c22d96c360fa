/**
 * Calls `onChange` with whether an element is visible: in the window, in a visible tab, on a page that
 * is not being prerendered (whose visibility state is `hidden`). The first call is asynchronous.
 */
export function watchVisibility(
  element: Element,
  onChange: (isVisible: boolean) => void,
  signal: AbortSignal,
): void {
  let isOnScreen = false;
  const update = () => onChange(isOnScreen && document.visibilityState === 'visible');
  const observer = new IntersectionObserver((entries) => {
    isOnScreen = entries.at(-1)?.isIntersecting === true;
    update();
  });
  observer.observe(element);
  for (const change of ['visibilitychange', 'prerenderingchange'])
    document.addEventListener(change, update, { signal });
  signal.addEventListener('abort', () => observer.disconnect());
}
