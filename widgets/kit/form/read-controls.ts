/**
 * Reads controls that a program filled in: a password manager or an assistive tool may set a value with the
 * event `change` only, or with none. The view then sees an `input` event, on `change` and before the
 * form is sent.
 */
export function readControls(root: ShadowRoot): void {
  /** The last value of each control that the view has seen. */
  const seen = new WeakMap<EventTarget, string>();
  const read = (control: EventTarget | null) => {
    if (!isText(control) || seen.get(control) === control.value) return;
    control.dispatchEvent(new Event('input', { bubbles: true }));
  };
  const listen = (type: string, listener: (event: Event) => void) =>
    root.addEventListener(type, listener, { capture: true });
  listen('input', ({ target }) => isText(target) && seen.set(target, target.value));
  listen('change', ({ target }) => read(target));
  listen('submit', ({ target }) => {
    const { elements } = target as HTMLFormElement;
    for (const control of elements) {
      read(control);
      // The view ignores a choice that it knows already.
      if (isChoice(control)) control.dispatchEvent(new Event('change', { bubbles: true }));
    }
  });
}

/** Of a group of radio buttons, only the chosen one. */
const isChoice = (control: Element): boolean =>
  control instanceof HTMLSelectElement ||
  (control instanceof HTMLInputElement &&
    (control.type === 'checkbox' || (control.type === 'radio' && control.checked)));

const isText = (control: EventTarget | null): control is HTMLInputElement | HTMLTextAreaElement =>
  control instanceof HTMLTextAreaElement ||
  (control instanceof HTMLInputElement && !/^(radio|checkbox|file)$/.test(control.type));
