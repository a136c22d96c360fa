import { changeEntry } from '../../../widgets/kit/browser.ts';
import { gatherWrites } from '../../../widgets/kit/gather-writes.ts';
import type { Settings } from '../content/settings.ts';
import { rightToLeft } from '../content/words.ts';

type Control = HTMLInputElement | HTMLSelectElement;

/** Reads the trimmed choices. A listed language determines the direction. */
export function readSettings(form: HTMLFormElement): Settings {
  const entries = [...new FormData(form)].map(([name, value]) => [name, String(value).trim()]);
  const settings = Object.fromEntries(entries) as Settings;
  if (settings.language === 'other') return settings;
  return { ...settings, direction: rightToLeft.includes(settings.language) ? 'rtl' : 'ltr' };
}

/** Returns a function that writes the changed choices into the page's URL, so that it can be shared. */
export const keepInUrl = (form: HTMLFormElement): (() => void) =>
  gatherWrites(() => changeEntry({}, urlOf(form).href)).writeSoon;

function urlOf(form: HTMLFormElement): URL {
  const url = new URL(location.href);
  for (const control of controlsOf(form)) {
    if (!isActive(control)) continue;
    if (isDefault(control)) url.searchParams.delete(control.name);
    else url.searchParams.set(control.name, control.value);
  }
  url.hash = form.closest('[id]')?.id ?? '';
  return url;
}

/**
 * Sets the choices from the page's URL, except for unknown options and for controls that were
 * changed before the script loaded. Returns whether there were such changes.
 */
export function readUrl(form: HTMLFormElement): boolean {
  const { searchParams } = new URL(location.href);
  const controls = controlsOf(form);
  const changed = controls.filter((control) => isActive(control) && !isDefault(control));
  const changedNames = new Set(changed.map(({ name }) => name));
  for (const control of controls) {
    const value = searchParams.get(control.name);
    if (value === null || changedNames.has(control.name)) continue;
    if (isRadio(control)) control.checked ||= control.value === value;
    else if (control instanceof HTMLInputElement || hasOption(control, value))
      control.value = value;
  }
  return changed.length > 0;
}

const controlsOf = (form: HTMLFormElement): Control[] =>
  [...form.elements].filter(
    (element): element is Control => 'name' in element && element.name !== '' && 'value' in element,
  );

const isActive = (control: Control): boolean => !isRadio(control) || control.checked;

const isRadio = (control: Control): control is HTMLInputElement => control.type === 'radio';

function isDefault(control: Control): boolean {
  if (isRadio(control)) return control.defaultChecked;
  if (control instanceof HTMLInputElement) return control.value === control.defaultValue;
  const selected = [...control.options].find(({ defaultSelected }) => defaultSelected);
  return control.value === (selected ?? control.options[0])?.value;
}

const hasOption = (select: HTMLSelectElement, value: string): boolean =>
  [...select.options].some((option) => option.value === value);
