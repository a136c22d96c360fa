import { isHex } from './contrast.ts';

/** Keeps each color picker and its hex field equal, even if picked before the script loaded. */
export function watchColors(form: HTMLFormElement): void {
  for (const picker of form.querySelectorAll<HTMLInputElement>('[data-pick]')) {
    const hexField = hexFieldOf(form, picker.dataset.pick ?? '');
    if (picker.value !== picker.defaultValue && hexField.value === hexField.defaultValue)
      hexField.value = picker.value;
  }
  form.addEventListener('input', ({ target }) => {
    const picker = target as HTMLInputElement;
    if (picker.dataset.pick) hexFieldOf(form, picker.dataset.pick).value = picker.value;
  });
  // On `change`, not on `input`: while typing, `#5b2` may be the beginning of `#5b21b6`.
  form.addEventListener('change', ({ target }) => {
    const hexField = target as HTMLInputElement;
    if (!/^#?([\da-f]{3}){1,2}$/i.test(hexField.value) || !pickerOf(form, hexField.name)) return;
    const text = hexField.value.replace('#', '');
    hexField.value = `#${text.length === 3 ? text.replace(/./g, '$&$&') : text}`;
    hexField.dispatchEvent(new InputEvent('input', { bubbles: true }));
  });
}

/** Shows each valid hex value in its picker, and marks invalid ones. */
export function showColors(form: HTMLFormElement): void {
  for (const picker of form.querySelectorAll<HTMLInputElement>('[data-pick]')) {
    const hexField = hexFieldOf(form, picker.dataset.pick ?? '');
    const isColor = isHex(hexField.value.trim());
    if (isColor) picker.value = hexField.value.trim();
    hexField.setAttribute('aria-invalid', String(!isColor));
  }
}

/** Sets a color, as suggested by a warning. */
export function setColor(form: HTMLFormElement, name: string, value: string): void {
  const hexField = hexFieldOf(form, name);
  hexField.value = value;
  hexField.focus();
  hexField.dispatchEvent(new InputEvent('input', { bubbles: true }));
}

const hexFieldOf = (form: HTMLFormElement, name: string) =>
  form.elements.namedItem(name) as HTMLInputElement;

const pickerOf = (form: HTMLFormElement, name: string) =>
  name && form.querySelector(`[data-pick="${name}"]`);
