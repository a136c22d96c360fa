import type { Markup } from './markup.ts';

/** Writes attributes and text so that nothing typed is ever read as markup. */
export interface Language {
  attribute(name: string, value: string): string;
  text(text: string): string;
  opener(markup: Markup): Markup;
  /** Written before the end of the tag. */
  extra?(markup: Markup): string;
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  '{': '&#123;',
};

const escapeHtml = (text: string): string =>
  text.replace(/[&<>"]/g, (letter) => entities[letter] ?? '');

/** Where `{{` has a meaning too. */
const escapeTemplate = (text: string): string =>
  text.replace(/[&<>"{]/g, (letter) => entities[letter] ?? '');

export const html: Language = {
  attribute: (name, value) => `${name}="${escapeHtml(value)}"`,
  text: escapeHtml,
  opener: (markup) => ({
    ...markup,
    attributes: {
      ...markup.attributes,
      'data-hire-open': markup.opens?.replace('hire-', '') ?? '',
      'aria-haspopup': 'dialog',
    },
  }),
};

export const liquid: Language = {
  ...html,
  attribute: (name, value) => `${name}="${escapeTemplate(value)}"`,
  text: escapeTemplate,
};

/** The package brings no listener for the whole page, so a button calls the element. */
const asButton = (markup: Markup): Markup => ({
  ...markup,
  tag: 'button',
  attributes: { type: 'button' },
});

export const vue: Language = {
  ...liquid,
  opener: asButton,
  extra: ({ opens }) => (opens ? '@click="open"' : ''),
};

export const jsx: Language = {
  attribute: (name, value) =>
    /["&\\\n]/.test(value) ? `${name}={${JSON.stringify(value)}}` : `${name}="${value}"`,
  text: (text) => (/[<>{}&\\]/.test(text) ? `{${JSON.stringify(text)}}` : text),
  opener: asButton,
  extra: ({ opens }) => (opens ? 'onClick={open}' : ''),
};

/** An element in a language, one line for each that is nested. */
export function write(markup: Markup, language: Language, indent: string): string {
  const { tag, attributes, children, opens } = opened(markup, language);
  const written = Object.entries(attributes).map(([name, value]) =>
    language.attribute(name, value),
  );
  const extra = language.extra?.({ tag, attributes, children, ...(opens && { opens }) });
  const start = `${indent}<${[tag, ...written, ...(extra ? [extra] : [])].join(' ')}>`;
  const isShort = children.length < 2 && !children.some(isNested);
  if (isShort)
    return `${start}${children.map((child) => inner(child, language, '')).join('')}</${tag}>`;
  const lines = children.map((child) => inner(child, language, `${indent}  `));
  return [start, ...lines, `${indent}</${tag}>`].join('\n');
}

const opened = (markup: Markup, language: Language): Markup =>
  markup.opens ? language.opener(markup) : markup;

const isNested = (child: Markup | string): boolean =>
  typeof child !== 'string' && child.tag.startsWith('hire-');

const inner = (child: Markup | string, language: Language, indent: string): string =>
  typeof child === 'string' ? `${indent}${language.text(child)}` : write(child, language, indent);
