/** Where a card is. It is hidden while it would cover the focused element at the bottom and at the top. */
export type CardPosition = 'bottom' | 'top' | 'hidden';

/** The edges of an element in the window, in pixels. */
export type Box = Readonly<Record<'left' | 'right' | 'top' | 'bottom', number>>;

export interface Situation {
  card: Box;
  /** In pixels. */
  windowHeight: number;
  /** Of the card at the bottom from the bottom of the window, in pixels. */
  distance?: number | undefined;
  /**
   * Where the focus is. Only an element that shows the focus of a keyboard has a box, so that scrolling
   * by mouse or touch does not move the card.
   */
  focus: 'in the card' | 'not visible' | Box;
}

/** Between the card and the edges of the window. */
const MARGIN_PX = 16;

/** Around a focused element. */
const FOCUS_RING_PX = 8;

/** The share of the focused element that a card may cover: less than half leaves its center visible. */
const MAX_COVERED_SHARE = 0.25;

/**
 * The position in which the card covers least of the focused element, and stays if that makes no
 * difference. It also stays in front of a little of what is higher than it, such as the main content: at
 * the top it would cover the navigation.
 */
export function nextCardPosition(
  position: CardPosition,
  { card, windowHeight, distance = MARGIN_PX, focus }: Situation,
): CardPosition {
  if (focus === 'in the card') return position;
  const current = position === 'hidden' ? 'bottom' : position;
  if (focus === 'not visible') return current;
  const height = card.bottom - card.top;
  const tops = { top: MARGIN_PX, bottom: windowHeight - distance - height };
  const coveredShare = (place: keyof typeof tops) => {
    const top = tops[place];
    return shareCovered(focus, { left: card.left, right: card.right, top, bottom: top + height });
  };
  const isHigher = focus.bottom - focus.top > height;
  if (isHigher && coveredShare(current) <= MAX_COVERED_SHARE) return current;
  const other = current === 'top' ? 'bottom' : 'top';
  const best = coveredShare(other) < coveredShare(current) ? other : current;
  return coveredShare(best) > MAX_COVERED_SHARE ? 'hidden' : best;
}

/** The share of an element and its focus ring that a card covers, from 0 to 1. */
function shareCovered({ left, right, top, bottom }: Box, card: Box): number {
  const width = overlap(card.left, card.right, left, right);
  const height = overlap(card.top, card.bottom, top, bottom);
  return (
    (width * height) / ((right - left + 2 * FOCUS_RING_PX) * (bottom - top + 2 * FOCUS_RING_PX))
  );
}

const overlap = (from: number, to: number, start: number, end: number): number =>
  Math.max(0, Math.min(to, end + FOCUS_RING_PX) - Math.max(from, start - FOCUS_RING_PX));
