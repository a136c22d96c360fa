/** Buttons that copy the lines beside them; where a browser refuses, the lines are selected. */
export function watchCopying(): void {
  document.addEventListener('click', ({ target }) => {
    const button = target instanceof Element && target.closest<HTMLElement>('[data-copy]');
    if (button) copyBeside(button);
  });
}

async function copyBeside(button: HTMLElement): Promise<void> {
  const figure = button.closest('figure') as HTMLElement;
  const code = figure.querySelector('code') as HTMLElement;
  const status = figure.querySelector('[role=status]') as HTMLElement;
  const { copy = '', copyFailed = '' } = button.dataset;
  status.textContent = await navigator.clipboard.writeText(code.textContent).then(
    () => copy,
    () => {
      getSelection()?.selectAllChildren(code);
      return copyFailed;
    },
  );
}
