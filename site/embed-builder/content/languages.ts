import type { MarkupElement } from './markup.ts';

/** How to write markup in a template language. Escapes the partner's input. */
export interface Language {
  /** Writes an attribute. With an empty value, only its name. */
  attribute(name: string, value: string): string;
  text(text: string): string;
  /** Completes the element that opens the widget. */
  opener(markup: MarkupElement): MarkupElement;
  /** Listeners and properties in the language's syntax. Absent: texts are JSON in a script. */
  bindings?(markup: MarkupElement): string[];
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

/** For templates in which `{{` starts an expression. */
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

/** A button that calls the method: `data-hire-open` works only with the loader script. */
const asButton = (markup: MarkupElement): MarkupElement => ({
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

/** Renders an element in a language, with nested widgets on lines of their own. */
export function renderElement(markup: MarkupElement, language: Language, indent: string): string {
  const completed = markup.opens ? language.opener(markup) : markup;
  const { tag, attributes, children, messages } = completed;
  const attributeTexts = Object.entries(attributes).map(([name, value]) =>
    language.attribute(name, value),
  );
  const bindings = language.bindings?.(completed) ?? [];
  const start = `${indent}<${[tag, ...attributeTexts, ...bindings].join(' ')}>`;
  const script = messages && !language.bindings ? [jsonScript(messages, `${indent}  `)] : [];
  const isShort = children.length < 2 && !children.some(isNested) && script.length === 0;
  if (isShort)
    return `${start}${children.map((child) => renderChild(child, language, '')).join('')}</${tag}>`;
  const lines = children.map((child) => renderChild(child, language, `${indent}  `));
  return [start, ...lines, ...script, `${indent}</${tag}>`].join('\n');
}

/** The element around the script reads it. `<` is escaped, so that no text can end the script. */
const jsonScript = (data: object, indent: string): string =>
  [
    '<script type="application/json">',
    ...JSON.stringify(data, null, 2).replaceAll('<', '\\u003c').split('\n'),
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
