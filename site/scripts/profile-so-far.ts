type Form = HTMLElementTagNameMap['hire-apply'];

/** Shows the answers of the application form in the profile beside it, where there are any. */
export async function startProfileSoFar(form: Form): Promise<void> {
  await customElements.whenDefined('hire-apply');
  const empty = new Map<HTMLElement, string>();
  for (const part of document.querySelectorAll<HTMLElement>('[data-answer]')) {
    empty.set(part, part.textContent);
  }
  const write = () => {
    const answers = form.getData();
    for (const [part, text] of empty) {
      const answer = [answers[part.dataset.answer as keyof typeof answers]].flat().join(', ');
      part.textContent = answer || text;
      part.toggleAttribute('data-given', answer !== '');
    }
  };
  write();
  form.addEventListener('hire-answer', write);
  // “Start over”, and the notice that takes it back.
  addEventListener('click', () => setTimeout(write));
}
