import type { Markup } from './markup.ts';

/** Writes attributes and text so that nothing typed is ever read as markup. */
export interface Language {
  /** Without a text it is there, and that is all. */
  attribute(name: string, value: string): string;
  text(text: string): string;
  opener(markup: Markup): Markup;
  /** Said on the tag in the language's own way: what it opens, and the words in place of ours. */
  bindings?(markup: Markup): string[];
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
  attribute: (name, value) => (value ? `${name}="${escapeHtml(value)}"` : name),
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
  attribute: (name, value) => (value ? `${name}="${escapeTemplate(value)}"` : name),
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
  bindings: ({ tag, opens, messages }) => [
    ...(opens ? ['@click="open"'] : []),
    ...(messages ? [`:messages="messages['${tag}']"`] : []),
  ],
};

export const jsx: Language = {
  attribute: (name, value) => {
    if (!value) return name;
    return /["&\\\n]/.test(value) ? `${name}={${JSON.stringify(value)}}` : `${name}="${value}"`;
  },
  text: (text) => (/[<>{}&\\]/.test(text) ? `{${JSON.stringify(text)}}` : text),
  opener: asButton,
  bindings: ({ tag, opens, messages }) => [
    ...(opens ? ['onClick={open}'] : []),
    ...(messages ? [`messages={messages['${tag}']}`] : []),
  ],
};

/** An element in a language, one line for each that is nested. */
export function write(markup: Markup, language: Language, indent: string): string {
  const ready = markup.opens ? language.opener(markup) : markup;
  const { tag, attributes, children, messages } = ready;
  const written = Object.entries(attributes).map(([name, value]) =>
    language.attribute(name, value),
  );
  const bound = language.bindings?.(ready) ?? [];
  const start = `${indent}<${[tag, ...written, ...bound].join(' ')}>`;
  const script = messages && !language.bindings ? [jsonScript(messages, `${indent}  `)] : [];
  const isShort = children.length < 2 && !children.some(isNested) && script.length === 0;
  if (isShort)
    return `${start}${children.map((child) => inner(child, language, '')).join('')}</${tag}>`;
  const lines = children.map((child) => inner(child, language, `${indent}  `));
  return [start, ...lines, ...script, `${indent}</${tag}>`].join('\n');
}

/** Data for the element around it; nothing in it can end the script. */
const jsonScript = (data: object, indent: string): string =>
  [
    '<script type="application/json">',
    ...JSON.stringify(data, null, 2).replaceAll('<', '\\u003c').split('\n'),
    '</script>',
  ]
    .map((line) => indent + line)
    .join('\n');

const isNested = (child: Markup | string): boolean =>
  typeof child !== 'string' && child.tag.startsWith('hire-');

const inner = (child: Markup | string, language: Language, indent: string): string =>
  typeof child === 'string' ? `${indent}${language.text(child)}` : write(child, language, indent);
