type Press = Pick<KeyboardEvent, 'key' | 'keyCode'> & { isComposing?: boolean };

/**
 * The key of an event, for all that handle keys. Empty while an input method composes a text: the keys
 * then choose among its suggestions. 229 stands for such a key in Safari, after the composition has ended.
 */
export const pressedKey = ({ key, keyCode, isComposing }: Press): string =>
  isComposing || keyCode === 229 ? '' : key;

/**
 * Keeps what a visitor types in a shadow root from the page's shortcuts: outside of it the target of the
 * event is the tag, which does not look like a field. Escape, Tab, the arrows and combinations go on.
 */
export function keepTyping(root: ShadowRoot): void {
  const onKey = (event: Event) => isTyping(event as KeyboardEvent, root) && event.stopPropagation();
  for (const type of ['keydown', 'keypress', 'keyup']) root.addEventListener(type, onKey);
}

function isTyping(event: KeyboardEvent, root: ShadowRoot): boolean {
  const { key, ctrlKey, metaKey, altKey } = event;
  const target = event.target as Element;
  const isCombination = ctrlKey || metaKey || altKey;
  return (
    key.length === 1 &&
    // With AltGr, which is Control and Alt on Windows, many keyboards type characters.
    (!isCombination || event.getModifierState('AltGraph')) &&
    // The space bar presses buttons, too.
    (key === ' ' || target.matches('input, textarea, select')) &&
    // A field of the page may be in a slot.
    target.getRootNode() === root
  );
}
