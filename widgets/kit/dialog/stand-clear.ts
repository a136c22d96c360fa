import { focusedElement } from '../triggers/free-moment.ts';

/** Where a card stands; `aside` is out of sight, while it would hide the focus anywhere. */
export type Place = 'bottom' | 'top' | 'aside';

/** Between the card and the edges of the viewport, and around a focus ring. */
const MARGIN = 16;
const RING = 8;

/** The share of the focused element that may be hidden: its middle never is. */
const MOST_HIDDEN = 0.25;

/**
 * Keeps a card in the top layer, and off the element that has the focus (WCAG 2.4.11), by the place
 * it tells. Only a focus that is shown counts: a page scrolled by hand does not drive the card about.
 * Answers how to stop.
 */
export function standClear(card: HTMLElement, tell: (place: Place) => void): () => void {
  let place: Place = 'bottom';
  const look = () => {
    const focused = focusedElement();
    if (focused && card.contains(focused)) return;
    if (place === 'aside') place = 'bottom';
    if (focused?.matches(':focus-visible')) place = bestPlace(card, focused, place);
    tell(place);
  };
  /** The browser scrolls to what it focuses after it says so. */
  const onFocus = () => requestAnimationFrame(look);
  /** Moved in its page it falls out of the top layer, and is told of it only by its size. */
  const show = () => {
    if (card.isConnected && !card.matches(':popover-open')) card.showPopover();
  };
  const grown = new ResizeObserver(() => {
    look();
    requestAnimationFrame(show);
  });
  grown.observe(card);
  addEventListener('focusin', onFocus);
  addEventListener('scroll', look, true);
  return () => {
    grown.disconnect();
    removeEventListener('focusin', onFocus);
    removeEventListener('scroll', look, true);
  };
}

/** It stays where it stands if that is as good. */
function bestPlace(card: HTMLElement, focused: Element, place: 'bottom' | 'top'): Place {
  const area = card.getBoundingClientRect();
  const ring = focused.getBoundingClientRect();
  const hidden = (at: Place) => {
    const top = at === 'top' ? MARGIN : innerHeight - MARGIN - area.height;
    const width = overlap(area.left, area.right, ring.left, ring.right);
    return (width * overlap(top, top + area.height, ring.top, ring.bottom)) / size(ring);
  };
  const other = place === 'top' ? 'bottom' : 'top';
  const best = hidden(other) < hidden(place) ? other : place;
  return hidden(best) > MOST_HIDDEN ? 'aside' : best;
}

const overlap = (from: number, to: number, start: number, end: number): number =>
  Math.max(0, Math.min(to, end + RING) - Math.max(from, start - RING));

const size = ({ width, height }: DOMRect): number => (width + 2 * RING) * (height + 2 * RING);
