/** Two-sided cards: the button flips a card, and Escape flips it back. */
export function watchFlipCards(): void {
  if (matchMedia('(forced-colors: active)').matches) return;
  for (const card of document.querySelectorAll<HTMLElement>('[data-flip]')) watch(card);
}

function watch(card: HTMLElement): void {
  const button = card.querySelector('button') as HTMLButtonElement;
  const link = card.querySelector('a');
  const setFlipped = (isFlipped: boolean) => {
    button.ariaExpanded = String(isFlipped);
    if (link) link.inert = !isFlipped;
  };
  setFlipped(false);
  button.addEventListener('click', () => setFlipped(button.ariaExpanded === 'false'));
  card.addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape' || button.ariaExpanded === 'false') return;
    setFlipped(false);
    button.focus();
  });
}
