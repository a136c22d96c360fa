import { type Language, renderElement } from './languages.ts';
import { markupOf } from './markup.ts';
import { outermostTag } from './settings.ts';
import type { SnippetInput } from './snippet-input.ts';

/** The elements in a template language. */
export const renderAll = (
  { settings, sources, messages }: SnippetInput,
  language: Language,
  indent = '',
): string =>
  markupOf(settings, sources, messages)
    .map((markup) => renderElement(markup, language, indent))
    .join('\n');

/** The CSS rule with the changed tokens, if there are any. */
export function styleOf({ settings, tokens }: SnippetInput): string | undefined {
  const lines = Object.entries(tokens).map(([name, value]) => `  --hire-${name}: ${value};`);
  return lines.length > 0 ? [`${outermostTag(settings)} {`, ...lines, '}'].join('\n') : undefined;
}

export function styleElement(input: SnippetInput): string | undefined {
  const style = styleOf(input);
  return style && `<style>\n${style}\n</style>`;
}

export const join = (...lines: readonly (string | undefined)[]): string =>
  lines.filter((line) => line !== undefined).join('\n');
