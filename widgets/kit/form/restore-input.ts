import {
  type Control,
  isSameControl,
  isUsed,
  type RestoreAction,
  restoreActions,
} from './restore-input-actions.ts';

type ControlElement = HTMLInputElement | HTMLTextAreaElement | HTMLButtonElement;

/**
 * Reads what a visitor typed, chose, focused and pressed in a prerendered view. Returns a function that
 * does the same in the live view. A pressed button is marked by `aria-busy`: see hire.ts.
 */
export function restoreInput(prerendered: ShadowRoot): (live: ShadowRoot) => void {
  const used = controlsIn(prerendered)
    .map((element) => ({
      ...readControl(element),
      files: (element as HTMLInputElement).files,
    }))
    .filter(isUsed);
  const title = titleOf(prerendered);
  const choosers = prerendered.querySelectorAll<HTMLInputElement>('[type=file]');
  return (live) => {
    let pressed: ControlElement | undefined;
    for (const control of used) {
      const element = controlsIn(live).find((each) => isSameControl(control, readControl(each)));
      if (!element) continue;
      for (const action of restoreActions(control, readControl(element))) {
        if (action === 'press') pressed ??= element;
        else perform[action](element as HTMLInputElement, control);
      }
    }
    // A dialog for choosing a file stays open while its control is replaced.
    for (const chooser of choosers) {
      chooser.addEventListener('change', () => {
        const element = controlsIn(live).find(({ name }) => name === chooser.name);
        if (element) perform['attach files'](element as HTMLInputElement, chooser);
      });
    }
    // Once the element is connected. A reloaded wizard then shows another step than the one pressed.
    queueMicrotask(() => titleOf(live) === title && pressed?.click());
  };
}

const controlsIn = (root: ShadowRoot): ControlElement[] => [
  ...root.querySelectorAll<ControlElement>('input, textarea, button'),
];

const titleOf = (root: ShadowRoot): string | undefined => root.querySelector('h2')?.textContent;

const kinds: Readonly<Record<string, Control['kind']>> = {
  BUTTON: 'button',
  radio: 'choice',
  checkbox: 'choice',
  file: 'file',
};

function readControl(element: ControlElement): Control {
  const { name, textContent, tagName, type, value } = element;
  return {
    name: name || element.getAttribute('aria-label') || textContent,
    kind: kinds[tagName] ?? kinds[type] ?? 'text',
    value,
    isChecked: (element as HTMLInputElement).checked,
    isFocused: (element.getRootNode() as ShadowRoot).activeElement === element,
    isPressed: element.hasAttribute('aria-busy'),
  };
}

type Entered = Pick<HTMLInputElement, 'value' | 'files'>;

/** How each action is done, so that the view notices it. */
const perform: Readonly<
  Record<Exclude<RestoreAction, 'press'>, (control: HTMLInputElement, entered: Entered) => void>
> = {
  focus: (control) => control.focus({ preventScroll: true }),
  check: (control) => control.click(),
  type: (control, { value }) => {
    control.value = value;
    control.dispatchEvent(new Event('input', { bubbles: true }));
  },
  'attach files': (control, { files }) => {
    control.files = files;
    control.dispatchEvent(new Event('change', { bubbles: true }));
  },
};
