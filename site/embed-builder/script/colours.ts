import { isHex } from './contrast.ts';

/** The picker and the digits of one colour follow each other, from what was picked before on. */
export function watchColours(form: HTMLFormElement): void {
  for (const picker of form.querySelectorAll<HTMLInputElement>('[data-pick]')) {
    const digits = digitsOf(form, picker.dataset.pick ?? '');
    if (picker.value !== picker.defaultValue && digits.value === digits.defaultValue)
      digits.value = picker.value;
  }
  form.addEventListener('input', ({ target }) => {
    const picker = target as HTMLInputElement;
    if (picker.dataset.pick) digitsOf(form, picker.dataset.pick).value = picker.value;
  });
  // Once it is written: `#5b2` may be the beginning of `#5b21b6`.
  form.addEventListener('change', ({ target }) => {
    const digits = target as HTMLInputElement;
    if (!/^#?([\da-f]{3}){1,2}$/i.test(digits.value) || !pickerOf(form, digits.name)) return;
    const text = digits.value.replace('#', '');
    digits.value = `#${text.length === 3 ? text.replace(/./g, '$&$&') : text}`;
    digits.dispatchEvent(new InputEvent('input', { bubbles: true }));
  });
}

/** Shows each colour in its picker, and marks what is none. */
export function showColours(form: HTMLFormElement): void {
  for (const picker of form.querySelectorAll<HTMLInputElement>('[data-pick]')) {
    const digits = digitsOf(form, picker.dataset.pick ?? '');
    const isColour = isHex(digits.value.trim());
    if (isColour) picker.value = digits.value.trim();
    digits.ariaInvalid = String(!isColour);
  }
}

/** Takes over what a warning offers. */
export function useColour(form: HTMLFormElement, name: string, value: string): void {
  const digits = digitsOf(form, name);
  digits.value = value;
  digits.focus();
  digits.dispatchEvent(new InputEvent('input', { bubbles: true }));
}

const digitsOf = (form: HTMLFormElement, name: string) =>
  form.elements.namedItem(name) as HTMLInputElement;

const pickerOf = (form: HTMLFormElement, name: string) =>
  name && form.querySelector(`[data-pick="${name}"]`);
