/** A control as a visitor left it. */
interface TypedControl {
  name: string;
  value: string;
  isChoice: boolean;
  isTouched: boolean;
  isFocused: boolean;
}

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLButtonElement;

const controlsIn = (root: ShadowRoot): Control[] => [
  ...root.querySelectorAll<Control>('input:not([type=file]), textarea, button'),
];

/** A button is known by its words. */
const nameOf = ({ name, textContent }: Control): string => name || textContent;

const isChoice = ({ type }: Control): boolean => type === 'radio' || type === 'checkbox';

const isTouched = (control: Control): boolean =>
  isChoice(control) ? (control as HTMLInputElement).checked : control.value !== '';

/**
 * Reads the controls that a visitor chose, typed in or stands in. Answers how to do in live controls
 * what was done in these.
 */
export function carryControls(prerendered: ShadowRoot): (live: ShadowRoot) => void {
  const typed = controlsIn(prerendered)
    .map((control) => ({
      name: nameOf(control),
      value: control.value,
      isChoice: isChoice(control),
      isFocused: prerendered.activeElement === control,
      isTouched: isTouched(control),
    }))
    .filter(({ isTouched, isFocused }) => isTouched || isFocused);
  return (live) => {
    for (const entry of typed) {
      const control = controlsIn(live).find(
        (each) => nameOf(each) === entry.name && (!entry.isChoice || each.value === entry.value),
      );
      if (control) restore(control, entry);
    }
  };
}

function restore(control: Control, { value, isTouched, isFocused }: TypedControl) {
  if (isFocused) control.focus({ preventScroll: true });
  if (!isTouched) return;
  if (isChoice(control)) {
    if (!(control as HTMLInputElement).checked) control.click();
  } else {
    control.value = value;
    control.dispatchEvent(new Event('input', { bubbles: true }));
  }
}
