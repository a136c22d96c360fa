/** A control that a visitor used. */
interface UsedControl {
  name: string;
  value: string;
  isChoice: boolean;
  isChanged: boolean;
  isFocused: boolean;
}

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLButtonElement;

const controlsIn = (root: ShadowRoot): Control[] => [
  ...root.querySelectorAll<Control>('input:not([type=file]), textarea, button'),
];

/** Buttons have no `name` and are identified by their text. */
const nameOf = ({ name, textContent }: Control): string => name || textContent;

const isChoice = ({ type }: Control): boolean => type === 'radio' || type === 'checkbox';

const isChanged = (control: Control): boolean =>
  isChoice(control) ? (control as HTMLInputElement).checked : control.value !== '';

/**
 * Reads what a visitor typed, chose and focused in a prerendered view. Returns a function that does
 * the same in the live view.
 */
export function restoreInput(prerendered: ShadowRoot): (live: ShadowRoot) => void {
  const used = controlsIn(prerendered)
    .map((control) => ({
      name: nameOf(control),
      value: control.value,
      isChoice: isChoice(control),
      isFocused: prerendered.activeElement === control,
      isChanged: isChanged(control),
    }))
    .filter(({ isChanged, isFocused }) => isChanged || isFocused);
  return (live) => {
    for (const entry of used) {
      const control = controlsIn(live).find(
        (each) => nameOf(each) === entry.name && (!entry.isChoice || each.value === entry.value),
      );
      if (control) restore(control, entry);
    }
  };
}

function restore(control: Control, { value, isChanged, isFocused }: UsedControl) {
  if (isFocused) control.focus({ preventScroll: true });
  if (!isChanged) return;
  if (isChoice(control)) {
    if (!(control as HTMLInputElement).checked) control.click();
  } else {
    control.value = value;
    control.dispatchEvent(new Event('input', { bubbles: true }));
  }
}
