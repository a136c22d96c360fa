/** Cards with two faces: the button turns one, Escape turns it back. */
export function watchFlipCards(): void {
  if (matchMedia('(forced-colors: active)').matches) return;
  for (const card of document.querySelectorAll<HTMLElement>('[data-flip]')) watch(card);
}

function watch(card: HTMLElement): void {
  const button = card.querySelector('button') as HTMLButtonElement;
  const link = card.querySelector('a');
  const turn = (isTurned: boolean) => {
    button.ariaExpanded = String(isTurned);
    if (link) link.inert = !isTurned;
  };
  turn(false);
  button.addEventListener('click', () => turn(button.ariaExpanded === 'false'));
  card.addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape' || button.ariaExpanded === 'false') return;
    turn(false);
    button.focus();
  });
}
