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
      // The chosen one of a group; the view ignores what it knows already.
      if (isChosenRadio(control)) control.dispatchEvent(new Event('change', { bubbles: true }));
    }
  });
}

const isChosenRadio = (control: Element): boolean =>
  control instanceof HTMLInputElement && control.type === 'radio' && control.checked;

const isText = (control: EventTarget | null): control is HTMLInputElement | HTMLTextAreaElement =>
  control instanceof HTMLTextAreaElement ||
  (control instanceof HTMLInputElement && !/^(radio|checkbox|file)$/.test(control.type));
