/** Scrolls an element's top into view, unless it is already in the upper 60 % of the window. */
export function scrollIntoViewIfNeeded(element: Element): void {
  const { top } = element.getBoundingClientRect();
  if (top < 0 || top > innerHeight * 0.6) element.scrollIntoView({ block: 'start' });
}
