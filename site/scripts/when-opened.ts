type Tags = HTMLElementTagNameMap;

/** Calls `use` whenever this widget has opened, and at once if it opened while the script loaded. */
export function whenOpened<Tag extends keyof Tags>(tag: Tag, use: (widget: Tags[Tag]) => void) {
  addEventListener('hire-open', ({ target }) => {
    const widget = target as HTMLElement;
    if (widget.localName === tag) use(widget as Tags[Tag]);
  });
  const opened = document.querySelector<Tags[Tag]>(`${tag}:defined[open]`);
  if (opened) use(opened);
}
