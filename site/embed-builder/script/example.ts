import { matchesMedia } from '../../../widgets/kit/browser.ts';
import { openPreview } from './preview.ts';

/**
 * Shows the element that `data-builder` describes, in the visitor's color scheme, and lights each
 * of its events when the example page receives it. A popover is open, or the page would look empty.
 */
export function showExample(container: HTMLElement): void {
  const scheme = matchesMedia('(prefers-color-scheme: dark)') ? 'dark' : 'light';
  openPreview(container).show(JSON.parse(container.dataset.builder ?? ''), {}, scheme);
  const frame = container.querySelector('iframe');
  frame?.addEventListener('load', () => {
    frame.contentDocument?.querySelector('hire-popover')?.toggleAttribute('open', true);
    for (const line of document.querySelectorAll<HTMLElement>('[data-event]'))
      frame.contentDocument?.addEventListener(line.dataset.event ?? '', (event) =>
        showEvent(line, event),
      );
  });
}

/** Lights an event, and shows what it says in place of when it fires. */
function showEvent(line: HTMLElement, event: Event) {
  const detail: unknown = Reflect.get(event, 'detail');
  line.toggleAttribute('data-heard', true);
  if (!detail) return;
  const said = document.createElement('code');
  said.textContent = JSON.stringify(detail);
  line.querySelector('span')?.replaceChildren(said);
}
