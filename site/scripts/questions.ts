/** One answer opens as another closes above it: the question that was pressed stays in view. */
export function watchQuestions(): void {
  const keepInView = ({ target }: Event) => {
    const answer = target as HTMLDetailsElement;
    if (answer.open && answer.name === 'faq')
      answer.firstElementChild?.scrollIntoView({ block: 'nearest' });
  };
  // It does not bubble.
  document.addEventListener('toggle', keepInView, { capture: true });
}
