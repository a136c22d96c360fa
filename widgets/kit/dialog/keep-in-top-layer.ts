/**
 * Shows a `popover="manual"` in the top layer, and again when it fell out of it: a node that is moved
 * in its page does, and is told of it only by its size. Answers how to stop.
 */
export function keepInTopLayer(element: HTMLElement): () => void {
  const place = () => {
    if (element.isConnected && !element.matches(':popover-open')) element.showPopover();
  };
  place();
  // Within the observer's own turn, a new size is an error that the host's page hears of.
  const resized = new ResizeObserver(() => requestAnimationFrame(place));
  resized.observe(element);
  return () => resized.disconnect();
}
