const openers = '[data-hire-open], [command^="--"][commandfor]';

/**
 * Opens the widget that a pressed button or link names, as hire.ts does for a page without the npm
 * package. The code is not shared, because hire.ts also loads the widget, and has to stay small.
 */
export const listenForOpeners = (): void => addEventListener('click', onClick);

function onClick(event: MouseEvent) {
  const opener = event.composedPath().find(isOpener);
  const widget = opener && widgetNamedBy(opener);
  if (!widget || event.defaultPrevented || event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  const method = Reflect.get(widget, opener.getAttribute('command')?.slice(2) ?? 'open');
  if (typeof method === 'function') method.call(widget);
}

const isOpener = (target: EventTarget): target is HTMLElement =>
  target instanceof HTMLElement && target.matches(openers);

function widgetNamedBy(opener: HTMLElement): Element | undefined {
  const name = opener.dataset.hireOpen;
  const id = CSS.escape(name ?? opener.getAttribute('commandfor') ?? '');
  const named = document.querySelectorAll(`${name ? `hire-${id},` : ''}[id="${id}"]`);
  return [...named].find(({ localName }) => localName.startsWith('hire-'));
}
