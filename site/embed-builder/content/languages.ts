import type { MarkupElement } from './markup.ts';

/** How to write markup in a template language. Escapes the partner's input. */
export interface Language {
  /** How an element is called. Absent: as in HTML. */
  tag?(tag: string): string;
  /** Writes an attribute. With an empty value, only its name. */
  attribute(name: string, value: string): string;
  text(text: string): string;
  /** Sets an element's texts in the language's syntax. Absent: they are JSON in a script. */
  messages?(tag: string): string;
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

/** For templates in which `{` or `{{` starts an expression. */
const escapeTemplate = (text: string): string =>
  text.replace(/[&<>"{]/g, (letter) => entities[letter] ?? '');

export const html: Language = {
  attribute: (name, value) => (value ? `${name}="${escapeHtml(value)}"` : name),
  text: escapeHtml,
};

export const liquid: Language = {
  ...html,
  attribute: (name, value) => (value ? `${name}="${escapeTemplate(value)}"` : name),
  text: escapeTemplate,
};

export const vue: Language = {
  ...liquid,
  messages: (tag) => `:messages="messages['${tag}']"`,
};

/** For Svelte and Astro. A server renders `messages` as an attribute, which takes JSON. */
export const svelte: Language = {
  ...liquid,
  messages: (tag) => `messages={JSON.stringify(messages['${tag}'])}`,
};

/** The elements as React components: `hire-get-matched` is `GetMatched`. */
export const jsx: Language = {
  tag: (tag) => (tag.startsWith('hire-') ? camel(tag.slice('hire'.length)) : tag),
  attribute: (hyphenated, value) => {
    const name = /^(data|aria)-/.test(hyphenated) ? hyphenated : camel(hyphenated);
    if (!value) return name;
    return /["&\\\n]/.test(value) ? `${name}={${JSON.stringify(value)}}` : `${name}="${value}"`;
  },
  text: (text) => (/[<>{}&\\]/.test(text) ? `{${JSON.stringify(text)}}` : text),
  messages: (tag) => `messages={messages['${tag}']}`,
};

const camel = (name: string): string =>
  name.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());

/** Renders an element in a language, with nested widgets on lines of their own. */
export function renderElement(markup: MarkupElement, language: Language, indent: string): string {
  const { attributes, children, messages } = markup;
  const tag = language.tag?.(markup.tag) ?? markup.tag;
  const attributeTexts = Object.entries(attributes).map(([name, value]) =>
    language.attribute(name, value),
  );
  const binding = messages && language.messages ? [language.messages(markup.tag)] : [];
  const start = `${indent}<${[tag, ...attributeTexts, ...binding].join(' ')}>`;
  const script = messages && !language.messages ? [jsonScript(messages, `${indent}  `)] : [];
  const isShort = children.length < 2 && !children.some(isNested) && script.length === 0;
  if (isShort)
    return `${start}${children.map((child) => renderChild(child, language, '')).join('')}</${tag}>`;
  const lines = children.map((child) => renderChild(child, language, `${indent}  `));
  return [start, ...lines, ...script, `${indent}</${tag}>`].join('\n');
}

/**
 * The element around the script reads it. `<` is escaped, so that no text can end the script, and so
 * are `{{` and `{%`, which start expressions in Shopify and Tag Manager.
 */
const jsonScript = (data: object, indent: string): string =>
  [
    '<script type="application/json">',
    ...JSON.stringify(data, null, 2)
      .replaceAll('<', '\\u003c')
      .replace(/\{(?=[{%])/g, '\\u007b')
      .split('\n'),
    '</script>',
  ]
    .map((line) => indent + line)
    .join('\n');

const isNested = (child: MarkupElement | string): boolean =>
  typeof child !== 'string' && child.tag.startsWith('hire-');

const renderChild = (child: MarkupElement | string, language: Language, indent: string): string =>
  typeof child === 'string'
    ? `${indent}${language.text(child)}`
    : renderElement(child, language, indent);
