import type { Settings } from '../content/settings.ts';
import { rightToLeft } from '../content/words.ts';

type Control = HTMLInputElement | HTMLSelectElement;

/** What is chosen, trimmed; a language that we name brings its direction. */
export function readSettings(form: HTMLFormElement): Settings {
  const entries = [...new FormData(form)].map(([name, value]) => [name, String(value).trim()]);
  const settings = Object.fromEntries(entries) as Settings;
  if (settings.language === 'other') return settings;
  return { ...settings, direction: rightToLeft.includes(settings.language) ? 'rtl' : 'ltr' };
}

/** Choices that differ from the first ones are in the page's address, which can be sent on. */
export function writeAddress(form: HTMLFormElement): void {
  const address = new URL(location.href);
  for (const control of controlsOf(form)) {
    if (!isInUse(control)) continue;
    if (isFirst(control)) address.searchParams.delete(control.name);
    else address.searchParams.set(control.name, control.value);
  }
  address.hash = form.closest('[id]')?.id ?? '';
  history.replaceState(history.state, '', address);
}

/**
 * An option that we do not have is not taken over, nor one where something else was chosen before
 * this script came. Returns whether anything was.
 */
export function readAddress(form: HTMLFormElement): boolean {
  const { searchParams } = new URL(location.href);
  const controls = controlsOf(form);
  const before = controls.filter((control) => isInUse(control) && !isFirst(control));
  const chosen = new Set(before.map(({ name }) => name));
  for (const control of controls) {
    const value = searchParams.get(control.name);
    if (value === null || chosen.has(control.name)) continue;
    if (isRadio(control)) control.checked ||= control.value === value;
    else if (control instanceof HTMLInputElement || offers(control, value)) control.value = value;
  }
  return before.length > 0;
}

const controlsOf = (form: HTMLFormElement): Control[] =>
  [...form.elements].filter(
    (element): element is Control => 'name' in element && element.name !== '' && 'value' in element,
  );

const isInUse = (control: Control): boolean => !isRadio(control) || control.checked;

const isRadio = (control: Control): control is HTMLInputElement => control.type === 'radio';

function isFirst(control: Control): boolean {
  if (isRadio(control)) return control.defaultChecked;
  if (control instanceof HTMLInputElement) return control.value === control.defaultValue;
  const first = [...control.options].find(({ defaultSelected }) => defaultSelected);
  return control.value === (first ?? control.options[0])?.value;
}

const offers = (select: HTMLSelectElement, value: string): boolean =>
  [...select.options].some((option) => option.value === value);
