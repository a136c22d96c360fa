/** Brings an element's top into view where it is out of it; else nothing on the page moves. */
export function scrollIntoReach(element: Element): void {
  const { top } = element.getBoundingClientRect();
  if (top < 0 || top > innerHeight * 0.6) element.scrollIntoView({ block: 'start' });
}
