// Where a live region has to be, so that screen readers hear what it says.

/** The content of the open dialog that an element has, or that it is shown in. */
export function openPanelOf(element: Element): Element | null | undefined {
  const dialog =
    element.shadowRoot?.querySelector('dialog[open]') ??
    shownAround(element).find((ancestor) => ancestor.matches('dialog[open]'));
  return dialog?.matches('[part=dialog]') ? dialog : dialog?.querySelector('[part=dialog]');
}

/** The elements around an element, innermost first: a slotted element is in its slot. */
function shownAround(element: Element): Element[] {
  const { host } = element.getRootNode() as ShadowRoot;
  const parent = element.assignedSlot ?? element.parentElement ?? host;
  return parent ? [parent, ...shownAround(parent)] : [];
}

/**
 * The topmost modal dialog, outside of which everything is inert. It is in a shadow root that contains
 * the focus, in the document, or in the shadow root of an open element whose slotted content, with the
 * focus, is outside of it.
 */
export function openModalDialog(): Element | undefined {
  const open = [...document.querySelectorAll('[open]')];
  const roots: ParentNode[] = [document, ...open.map(({ shadowRoot }) => shadowRoot ?? document)];
  let { activeElement } = document;
  while (activeElement?.shadowRoot) {
    roots.unshift(activeElement.shadowRoot);
    activeElement = activeElement.shadowRoot.activeElement;
  }
  return roots.flatMap((root) => [...root.querySelectorAll('dialog:modal')]).at(0);
}
