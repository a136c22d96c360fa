/**
 * Tells whether an element can be seen: it is on the screen, in a tab that is shown, on a page that
 * is not being prerendered (such a page's tab counts as hidden). Nothing is said until it is known.
 */
export function watchSight(
  element: Element,
  onChange: (isSeen: boolean) => void,
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
