/**
 * When an answer opens, the browser closes the one that was open. If that one was above, everything
 * moves up, so the opened answer is scrolled back into view.
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
