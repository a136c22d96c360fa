/** A control that a visitor used. */
interface UsedControl {
  name: string;
  value: string;
  files: FileList | null | undefined;
  isChoice: boolean;
  isChanged: boolean;
  isFocused: boolean;
  isPressed: boolean;
}

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLButtonElement;

const controlsIn = (root: ShadowRoot): Control[] => [
  ...root.querySelectorAll<Control>('input, textarea, button'),
];

/** Buttons have no `name` and are identified by their label. */
const nameOf = ({ name, ariaLabel, textContent }: Control): string =>
  name || ariaLabel || textContent;

const titleOf = (root: ShadowRoot): string | undefined => root.querySelector('h2')?.textContent;

const isChoice = ({ type }: Control): boolean => type === 'radio' || type === 'checkbox';

const isChanged = (control: Control): boolean =>
  isChoice(control) ? (control as HTMLInputElement).checked : control.value !== '';

/**
 * Reads what a visitor typed, chose, focused and pressed in a prerendered view. Returns a function that
 * does the same in the live view. A pressed button is marked by `aria-busy`: see hire.ts.
 */
export function restoreInput(prerendered: ShadowRoot): (live: ShadowRoot) => void {
  const used = controlsIn(prerendered)
    .map((control) => ({
      name: nameOf(control),
      value: control.value,
      files: (control as HTMLInputElement).files,
      isChoice: isChoice(control),
      isFocused: prerendered.activeElement === control,
      isChanged: isChanged(control),
      isPressed: control.ariaBusy !== null,
    }))
    .filter(({ isChanged, isFocused, isPressed }) => isChanged || isFocused || isPressed);
  const title = titleOf(prerendered);
  return (live) => {
    let pressed: Control | undefined;
    for (const entry of used) {
      const control = controlsIn(live).find(
        (each) => nameOf(each) === entry.name && (!entry.isChoice || each.value === entry.value),
      );
      if (!control) continue;
      restore(control, entry);
      if (entry.isPressed) pressed ??= control;
    }
    // Once the element is connected. A reloaded wizard then shows another step than the one pressed.
    queueMicrotask(() => titleOf(live) === title && pressed?.click());
  };
}

function restore(control: Control, { value, files, isChanged, isFocused }: UsedControl) {
  if (isFocused) control.focus({ preventScroll: true });
  if (!isChanged) return;
  if (files) {
    (control as HTMLInputElement).files = files;
    control.dispatchEvent(new Event('change', { bubbles: true }));
  } else if (isChoice(control)) {
    if (!(control as HTMLInputElement).checked) control.click();
  } else {
    control.value = value;
    control.dispatchEvent(new Event('input', { bubbles: true }));
  }
}
