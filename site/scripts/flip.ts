import { matchesMedia } from '../../widgets/kit/browser.ts';
import { pressedKey } from '../../widgets/kit/element/keys.ts';

/** Two-sided cards: the button flips a card, and Escape flips it back. */
export function watchFlipCards(): void {
  if (matchesMedia('(forced-colors: active)')) return;
  for (const card of document.querySelectorAll<HTMLElement>('[data-flip]')) watch(card);
}

function watch(card: HTMLElement): void {
  const button = card.querySelector('button') as HTMLButtonElement;
  const link = card.querySelector('a');
  const setFlipped = (isFlipped: boolean) => {
    button.setAttribute('aria-expanded', String(isFlipped));
    if (link) link.inert = !isFlipped;
  };
  const isFlipped = () => button.getAttribute('aria-expanded') === 'true';
  setFlipped(false);
  button.addEventListener('click', () => setFlipped(!isFlipped()));
  card.addEventListener('keydown', (event) => {
    if (pressedKey(event) !== 'Escape' || !isFlipped()) return;
    setFlipped(false);
    button.focus();
  });
}
