import { focusedElement } from '../element/focused-element.ts';

/** A card is hidden while it would cover the focused element both at the bottom and at the top. */
export type CardPosition = 'bottom' | 'top' | 'hidden';

/** Between the card and the edges of the window, and around a focused element, in pixels. */
const MARGIN = 16;
const FOCUS_RING = 8;

/**
 * The share of the focused element that a card may cover; less than half leaves its center visible.
 */
const MAX_COVERED = 0.25;

/**
 * Keeps a card from covering the focused element (WCAG 2.4.11, Focus Not Obscured). Calls
 * `setPosition` with where the card should be. Only keyboard focus counts (`:focus-visible`), so that
 * scrolling by mouse or touch does not move the card. Returns a function that ends it.
 */
export function avoidFocus(
  card: HTMLElement,
  setPosition: (position: CardPosition) => void,
): () => void {
  let position: CardPosition = 'bottom';
  const update = () => {
    const focused = focusedElement();
    if (focused && card.contains(focused)) return;
    if (position === 'hidden') position = 'bottom';
    if (focused?.matches(':focus-visible')) position = bestPosition(card, focused, position);
    setPosition(position);
  };
  // A browser scrolls to the focused element only after the event.
  const onFocus = () => requestAnimationFrame(update);
  const observer = new ResizeObserver(update);
  observer.observe(card);
  addEventListener('focusin', onFocus);
  addEventListener('scroll', update, true);
  return () => {
    observer.disconnect();
    removeEventListener('focusin', onFocus);
    removeEventListener('scroll', update, true);
  };
}

/** The position that covers less of the focused element; the current one if both are equal. */
function bestPosition(
  card: HTMLElement,
  focused: Element,
  current: 'bottom' | 'top',
): CardPosition {
  const cardBox = card.getBoundingClientRect();
  const box = focused.getBoundingClientRect();
  const coveredShare = (position: CardPosition) => {
    const top = position === 'top' ? MARGIN : innerHeight - MARGIN - cardBox.height;
    const width = overlap(cardBox.left, cardBox.right, box.left, box.right);
    return (width * overlap(top, top + cardBox.height, box.top, box.bottom)) / areaOf(box);
  };
  const other = current === 'top' ? 'bottom' : 'top';
  const best = coveredShare(other) < coveredShare(current) ? other : current;
  return coveredShare(best) > MAX_COVERED ? 'hidden' : best;
}

const overlap = (from: number, to: number, start: number, end: number): number =>
  Math.max(0, Math.min(to, end + FOCUS_RING) - Math.max(from, start - FOCUS_RING));

const areaOf = ({ width, height }: DOMRect): number =>
  (width + 2 * FOCUS_RING) * (height + 2 * FOCUS_RING);
