import { initialSettings } from './initial-settings.ts';
import type { Settings } from './settings.ts';
import { snippetBlocks } from './snippets.ts';
import { sources } from './sources.ts';
import type { WidgetName } from './words.ts';

/** The choices in the builder that show an element. */
export function exampleOf(name: string): Settings {
  if (name === 'popover') return { ...initialSettings, mode: 'bubble' };
  return { ...initialSettings, widget: name as WidgetName };
}

/** The code that shows an element on a page. */
export function markupFor(name: string): string {
  const settings = exampleOf(name);
  return snippetBlocks('html', { settings, tokens: {}, sources })[0]?.code ?? '';
}
