/**
 * What the widgets and the pages ask the browser about the visitor's device. Each of these facts may be
 * missing or wrong: a time zone or a language that `Intl` refuses, blocked storage, a page without
 * HTTPS. Only this file reads them, which tests/unit/browser-facts.test.ts checks.
 */

import { languageOf } from './languages/page-language.ts';

/** The visitor's time zone; empty if the browser does not know it, or does not know its clocks. */
export function timeZone(): string {
  try {
    const { timeZone: zone } = new Intl.DateTimeFormat().resolvedOptions();
    return new Intl.DateTimeFormat('en', { timeZone: zone }) && zone;
  } catch {
    return '';
  }
}

/** Whether the visitor writes 21:00 for 9 p.m.: by the language of the browser, not of the page. */
export function is24Hour(): boolean {
  try {
    const { hourCycle } = new Intl.DateTimeFormat([], { hour: 'numeric' }).resolvedOptions();
    return /h2[34]/.test(hourCycle ?? '');
  } catch {
    return false;
  }
}

/** The language of the page around an element, as `Intl` takes it: English in place of an invalid one. */
export function localeOf(element: Element | undefined): string {
  try {
    return Intl.getCanonicalLocales(languageOf(element))[0] ?? 'en';
  } catch {
    return 'en';
  }
}

type Kind = 'localStorage' | 'sessionStorage';

/** A stored text, `null` if there is none, undefined if the browser blocks the storage. */
export function readStorage(kind: Kind, key: string): string | null | undefined {
  try {
    return window[kind].getItem(key);
  } catch {
    return undefined;
  }
}

/** Stores a text, or removes it. Does nothing if the browser blocks the storage, or it is full. */
export function writeStorage(kind: Kind, key: string, value: string | null): void {
  try {
    if (value === null) window[kind].removeItem(key);
    else window[kind].setItem(key, value);
  } catch {}
}

/** Whether a media query holds. Calls `onChange` when that changes. */
export function matchesMedia(query: string, onChange?: () => void): boolean {
  try {
    const list = matchMedia(query);
    if (onChange) list.addEventListener('change', onChange);
    return list.matches;
  } catch {
    return false;
  }
}

/** Resolves to whether the text was copied. The clipboard is missing on pages without HTTPS. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

/** What is kept in the page's history entry, by name. */
export const entryState = (): Readonly<Record<string, unknown>> => history.state ?? {};

/**
 * Adds values to what is kept in the page's history entry, also under another fragment or query. Throws
 * if the browser refuses that: see gather-writes.ts.
 */
export const changeEntry = (values: object, address: string = location.href): void =>
  history.replaceState({ ...history.state, ...values }, '', address);

/** Adds a history entry with the same address. Returns false if the browser refuses it. */
export function addEntry(values: object): boolean {
  try {
    // Without an address, which would be relative to the page's `<base>`.
    history.pushState({ ...history.state, ...values }, '', location.href);
    return true;
  } catch {
    return false;
  }
}
