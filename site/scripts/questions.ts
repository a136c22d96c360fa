/**
 * When an answer opens, the browser closes the open one. If that was above, the page shifts: scroll
 * back.
 */
export function watchQuestions(): void {
  const keepInView = ({ target }: Event) => {
    const answer = target as HTMLDetailsElement;
    if (answer.open && answer.name === 'faq')
      answer.firstElementChild?.scrollIntoView({ block: 'nearest' });
  };
  // `toggle` does not bubble.
  document.addEventListener('toggle', keepInView, { capture: true });
}
