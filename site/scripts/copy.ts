import { copyText } from '../../widgets/kit/browser.ts';

/** Copy buttons. If the browser refuses access to the clipboard, the code is selected instead. */
export function start(): void {
  document.addEventListener('click', ({ target }) => {
    const button = target instanceof Element && target.closest<HTMLElement>('[data-copy]');
    if (button) copyCode(button);
  });
  document.documentElement.toggleAttribute('data-can-copy', true);
}

async function copyCode(button: HTMLElement): Promise<void> {
  const figure = button.closest('figure') as HTMLElement;
  const code = figure.querySelector('code') as HTMLElement;
  const status = figure.querySelector('[role=status]') as HTMLElement;
  const { copy = '', copyFailed = '' } = button.dataset;
  const isCopied = await copyText(code.textContent);
  if (!isCopied) getSelection()?.selectAllChildren(code);
  status.textContent = isCopied ? copy : copyFailed;
}
