import { showInTopLayer } from './show-in-top-layer.ts';

/**
 * Shows an element with `popover="manual"`, and again whenever the browser has closed it because the
 * element was moved in the document. No event reports that move, but the element's size changes.
 * Returns a function that ends it.
 */
export function keepInTopLayer(element: HTMLElement): () => void {
  const show = () => showInTopLayer(element);
  show();
  // In the next frame: a resize within the callback is reported to the page as an error.
  const observer = new ResizeObserver(() => requestAnimationFrame(show));
  observer.observe(element);
  return () => observer.disconnect();
}
