import { focusedElement } from '../element/focused-element.ts';
import { type CardPosition, nextCardPosition, type Situation } from './next-card-position.ts';

/**
 * Keeps a card from covering the focused element (WCAG 2.4.11, Focus Not Obscured). Calls
 * `setPosition` with where the card should be. Returns a function that ends it.
 */
export function avoidFocus(
  card: HTMLElement,
  setPosition: (position: CardPosition) => void,
  distance?: number,
): () => void {
  let position: CardPosition = 'bottom';
  const update = () => {
    position = nextCardPosition(position, {
      card: card.getBoundingClientRect(),
      windowHeight: innerHeight,
      distance,
      focus: focusSeenFrom(card),
    });
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

function focusSeenFrom(card: HTMLElement): Situation['focus'] {
  const focused = focusedElement();
  if (focused && card.contains(focused)) return 'in the card';
  return focused?.matches(':focus-visible') ? focused.getBoundingClientRect() : 'not visible';
}
