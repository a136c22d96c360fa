import { readFileSync } from 'node:fs';
import { type DefaultTreeAdapterMap, parseFragment } from 'parse5';
import { parse as parseSvelte } from 'svelte/compiler';
import { parseSync, transformWithOxc } from 'vite';
import { describe, expect, test } from 'vitest';
import { parse as parseVue } from 'vue/compiler-sfc';
import { frameworkSnippets } from '../../site/embed-builder/content/framework-snippets.ts';
import { initialSettings } from '../../site/embed-builder/content/initial-settings.ts';
import type { Settings } from '../../site/embed-builder/content/settings.ts';
import type { SnippetInput } from '../../site/embed-builder/content/snippet-input.ts';
import { snippetBlocks } from '../../site/embed-builder/content/snippets.ts';
import { widgets } from '../../site/embed-builder/content/widgets.ts';
import {
  type Mode,
  modes,
  type Snippet,
  snippets,
  type WidgetName,
} from '../../site/embed-builder/content/words.ts';
import { readPublicApi } from '../../widgets/public-api.ts';

const names = Object.keys(widgets) as WidgetName[];
const ways = Object.keys(modes) as Mode[];
const kinds = Object.keys(snippets) as Snippet[];

const sources = {
  site: 'https://daybreak.example',
  scheduler: 'https://calendar.example/30min',
  package: '@daybreak/widgets',
};
const integrity = {
  version: '1.2.3',
  files: { 'hire.js': 'sha384-AAAA', 'runtime-abcdefgh.js': 'sha384-BBBB' },
};
const inputFor = (
  settings: Partial<Settings> = {},
  rest: Partial<SnippetInput> = {},
): SnippetInput => ({
  settings: { ...initialSettings, ...settings },
  tokens: {},
  sources,
  integrity,
  ...rest,
});

const codeOf = (kind: Snippet, input: SnippetInput): string =>
  snippetBlocks(kind, input)
    .map(({ code }) => code)
    .join('\n');

interface ParsedElement {
  readonly tag: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly within: string;
  readonly text: string;
}

/** Parses a snippet as its target does: a browser, Vue or React. */
function read(kind: Snippet, input: SnippetInput): ParsedElement[] {
  const component = snippetBlocks(kind, input)[1]?.code ?? '';
  if (kind === 'react' || kind === 'next') return readJsx(component);
  if (kind === 'vue' || kind === 'nuxt') return readVue(component);
  if (kind === 'svelte') return readSvelte(component);
  return readHtml(shownCodeOf(kind, input));
}

/** The code that the page shows in the end. */
const shownCodeOf = (kind: Snippet, input: SnippetInput): string =>
  kind === 'tag-manager' ? insertedBy(codeOf(kind, input)) : codeOf(kind, input);

/** Runs the scripts of a snippet, and returns the HTML that they insert. */
function insertedBy(code: string): string {
  const inserted: string[] = [];
  const place = { insertAdjacentHTML: (_: string, html: string) => inserted.push(html) };
  const page = {
    createElement: () => ({}),
    getElementById: () => place,
    head: { appendChild: () => {} },
    body: place,
  };
  for (const { tag, text } of readHtml(code))
    if (tag === 'script') new Function('document', text)(page);
  return inserted.join('\n');
}

type Node = DefaultTreeAdapterMap['childNode'];

function readHtml(html: string): ParsedElement[] {
  const walk = (nodes: readonly Node[], within: string): ParsedElement[] =>
    nodes.flatMap((node) => {
      if (!('tagName' in node)) return [];
      const attributes = Object.fromEntries(node.attrs.map(({ name, value }) => [name, value]));
      const text = node.childNodes.map((child) => ('value' in child ? child.value : '')).join('');
      const itself = { tag: node.tagName, attributes, within, text };
      return [itself, ...walk(node.childNodes, node.tagName)];
    });
  return walk(parseFragment(html).childNodes, '');
}

function readVue(component: string): ParsedElement[] {
  const { descriptor, errors } = parseVue(component);
  expect(errors).toEqual([]);
  // biome-ignore lint/suspicious/noExplicitAny: a tree of many kinds of node
  const walk = (nodes: readonly any[], within: string): ParsedElement[] =>
    nodes.flatMap((node) => {
      if (node.type === 5) throw new Error(`read as an expression: ${node.loc.source}`);
      if (node.type !== 1) return [];
      const given = node.props.filter(({ type }: { type: number }) => type === 6);
      const attributes = Object.fromEntries(
        given.map((prop: { name: string; value?: { content: string } }) => [
          prop.name,
          prop.value?.content ?? '',
        ]),
      );
      const text = node.children.map((child: { content?: string }) => child.content ?? '').join('');
      return [{ tag: node.tag, attributes, within, text }, ...walk(node.children, node.tag)];
    });
  return walk(descriptor.template?.ast?.children ?? [], '');
}

function readSvelte(component: string): ParsedElement[] {
  // biome-ignore lint/suspicious/noExplicitAny: a tree of many kinds of node
  const walk = (nodes: readonly any[], within: string): ParsedElement[] =>
    nodes.flatMap((node) => {
      if (node.type === 'ExpressionTag') throw new Error('read as an expression');
      if (node.type !== 'RegularElement') return [];
      const given = node.attributes.filter(({ name }: { name: string }) => name !== 'messages');
      const attributes = Object.fromEntries(
        given.map(({ name, value }: { name: string; value: true | [{ data: string }] }) => [
          name,
          value === true ? '' : value.map(({ data }) => data).join(''),
        ]),
      );
      const { nodes: children } = node.fragment;
      const text = children.map(({ data = '' }: { data?: string }) => data).join('');
      return [{ tag: node.name, attributes, within, text }, ...walk(children, node.name)];
    });
  return walk(parseSvelte(component, { modern: true }).fragment.nodes, '');
}

function readJsx(component: string): ParsedElement[] {
  const { program, errors } = parseSync('component.jsx', component);
  expect(errors).toEqual([]);
  // biome-ignore lint/suspicious/noExplicitAny: a tree of many kinds of node
  const walk = (node: any, within: string): ParsedElement[] => {
    if (Array.isArray(node)) return node.flatMap((each) => walk(each, within));
    if (!node || typeof node !== 'object') return [];
    if (node.type !== 'JSXElement')
      return Object.values(node).flatMap((value) => walk(value, within));
    const { name, attributes } = node.openingElement;
    const textIn = (value: { expression?: { value: string }; value: string } | null) =>
      value?.expression?.value ?? value?.value ?? '';
    const pairs = attributes.map((each: never) => {
      const { name, value } = each as { name: { name: string }; value: never };
      return [kebab(name.name), textIn(value)];
    });
    const text = node.children
      .map((child: never) => textIn(child))
      .join('')
      .trim();
    const tag = kebab(name.name).replace(/^-/, 'hire-');
    const itself = { tag, attributes: Object.fromEntries(pairs), within, text };
    return [itself, ...walk(node.children, tag)];
  };
  return walk(program.body, '');
}

const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

const elements = readPublicApi(readFileSync('widgets/elements.d.ts', 'utf8'));
const has = (widget: WidgetName, attribute: string) =>
  elements
    .find(({ tag }) => tag === `hire-${widget}`)
    ?.attributes.some(({ name }) => name === attribute);
const hasForm = (widget: WidgetName) => has(widget, 'partner');
/** The other widgets are overlays, which are not put into a popover. */
const isInline = (widget: WidgetName) => !has(widget, 'open');
const isInPopover = ({ widget, mode }: { widget: WidgetName; mode: Mode }) =>
  isInline(widget) && mode !== 'page';
/** A side tab and a bubble have their own button, and the newsletter card opens by itself. */
const needsOpener = ({ widget, mode }: { widget: WidgetName; mode: Mode }) =>
  isInline(widget)
    ? mode === 'dialog' || mode === 'slide-in'
    : widget === 'discovery-call' || widget === 'newsletter-panel';

const all = names.flatMap((widget) =>
  ways.flatMap((mode) => kinds.map((kind) => ({ widget, mode, kind }))),
);

test.each(all)(
  '$widget, $mode, for $kind: contains the element with the chosen attributes',
  ({ widget, mode, kind }) => {
    const given = inputFor({ widget, mode, openOn: 'delay' });
    const elements = read(kind, given);
    const element = elements.find(({ tag }) => tag === `hire-${widget}`);
    expect(element?.attributes.partner).toBe(hasForm(widget) ? 'acme' : undefined);
    const popover = elements.find(({ tag }) => tag === 'hire-popover');
    if (isInPopover({ widget, mode })) {
      expect(element?.within).toBe('hire-popover');
      expect(popover?.attributes).toEqual({
        mode,
        'open-on': 'delay:20',
        frequency: 'once-a-week',
      });
    } else {
      expect(popover).toBeUndefined();
    }
    const hasScript = /hire\.js["']/.test(codeOf(kind, given));
    const hasPackage = codeOf(kind, given).includes(" '@daybreak/widgets/");
    expect([hasScript, hasPackage]).toEqual(
      kind in frameworkSnippets ? [false, true] : [true, false],
    );
  },
);

const allowedAttributes = new Map(
  elements.map(({ tag, attributes }) => [tag, attributes.map(({ name }) => name)]),
);

test.each(all)('$widget, $mode, for $kind: sets only attributes of the elements', (given) => {
  const { widget, mode, kind } = given;
  const settings = {
    widget,
    mode,
    role: 'dev',
    theme: 'dark',
    openOn: 'exit',
    label: 'A',
  } as const;
  const found = read(kind, inputFor(settings)).filter(({ tag }) => tag.startsWith('hire-'));
  for (const { tag, attributes } of found)
    expect(allowedAttributes.get(tag)).toEqual(expect.arrayContaining(Object.keys(attributes)));
});

test.each(all)('$widget, $mode, for $kind: has one opener if the element needs one', (given) => {
  const { widget, mode, kind } = given;
  const elements = read(kind, inputFor({ widget, mode }));
  const openers = elements.filter(({ tag, within }) => /^(a|button)$/.test(tag) && !within);
  expect(openers).toHaveLength(needsOpener({ widget, mode }) ? 1 : 0);
});

const specialTexts = [
  'Ac"me',
  "O'Neil & <b>Sons</b>",
  '{{ 7 * 7 }}',
  '{% raw %}',
  '"} />{alert(1)}',
  '\\',
];

describe.each(kinds)('for %s', (kind) => {
  test.each(specialTexts)('escapes a partner name like %s', (partner) => {
    const elements = read(kind, inputFor({ partner }));
    expect(elements.find(({ tag }) => tag === 'hire-get-matched')?.attributes.partner).toBe(
      partner,
    );
    expect(elements.map(({ tag }) => tag)).not.toContain('b');
  });

  test.each(specialTexts)('escapes a label like %s', (label) => {
    const elements = read(kind, inputFor({ mode: 'dialog', label }));
    const opener = elements.find(({ tag, within }) => /^(a|button)$/.test(tag) && within === '');
    expect(opener?.text).toBe(label);
    expect(elements.find(({ tag }) => tag === 'hire-popover')?.attributes.label).toBe(label);
  });
});

test('React does not decode entities in typed text', async () => {
  const component = snippetBlocks(
    'react',
    inputFor({ partner: 'a &amp; b', mode: 'dialog', label: '&lt;' }),
  );
  const { code } = await transformWithOxc(component[1]?.code ?? '', 'component.jsx');
  expect(code).toContain('"a &amp; b"');
  expect(code).toContain('"&lt;"');
});

test.each(['shopify', 'tag-manager'] as const)('%s finds no expressions in typed text', (kind) => {
  const settings = { partner: '{{ shop }}', mode: 'dialog', label: '{% x %}' } as const;
  const messages = { 'hire-popover': { close: '{{{ x }} {% y %}' } };
  const input = inputFor(settings, { messages });
  expect(codeOf(kind, input)).not.toMatch(/\{[{%]/);
  const texts = read(kind, input).find(({ attributes }) => attributes.type === 'application/json');
  expect(JSON.parse(texts?.text ?? '')).toEqual(messages['hire-popover']);
});

test('default settings are not written', () => {
  expect(codeOf('html', inputFor())).toBe(
    [
      '<script type="module" src="https://daybreak.example/widgets/v1/hire.js"></script>',
      '<hire-get-matched partner="acme" guard><a href="https://daybreak.example/get-matched">Get matched</a></hire-get-matched>',
    ].join('\n'),
  );
});

test('a role is an attribute, and the hash of the fallback link', () => {
  const code = codeOf('html', inputFor({ role: 'dev' }));
  expect(code).toContain('<hire-get-matched partner="acme" for-role="dev" guard>');
  expect(code).toContain('href="https://daybreak.example/get-matched#dev"');
  expect(codeOf('html', inputFor({ role: 'dev', widget: 'apply' }))).not.toContain('dev');
});

test.each(kinds)('for %s contact data is required unless the partner makes it optional', (kind) => {
  const guard = (settings: Partial<Settings>) =>
    read(kind, inputFor(settings)).find(({ tag }) => tag.startsWith('hire-'))?.attributes.guard;
  expect(guard({})).toBe('');
  expect(guard({ contact: 'optional' })).toBeUndefined();
  expect(guard({ widget: 'apply' })).toBeUndefined();
});

test('style tokens are set on the outermost tag, so that a popover gets them', () => {
  const tokens = { 'color-action': '#5b21b6' };
  const rule = 'hire-popover {\n  --hire-color-action: #5b21b6;\n}';
  for (const kind of kinds) {
    expect(shownCodeOf(kind, inputFor({ mode: 'bubble' }, { tokens })), kind).toContain(rule);
  }
});

test('corrects invalid amounts, and limits scrolling to 100 percent', () => {
  const openOn = (settings: Partial<Settings>) =>
    readHtml(codeOf('html', inputFor({ mode: 'bubble', ...settings }))).find(
      ({ tag }) => tag === 'hire-popover',
    )?.attributes['open-on'];
  expect(openOn({ openOn: 'delay', amount: 'soon' })).toBe('delay:20');
  expect(openOn({ openOn: 'delay', amount: '-3' })).toBe('delay:1');
  expect(openOn({ openOn: 'scroll', amount: '400' })).toBe('scroll:100');
  expect(openOn({ openOn: 'exit' })).toBe('exit');
});

test('the pinned snippet has hashes for the script and its imports', () => {
  const [head] = snippetBlocks('pinned', inputFor());
  const [map, script] = readHtml(head?.code ?? '');
  expect(JSON.parse(map?.text ?? '')).toEqual({
    integrity: {
      'https://daybreak.example/widgets/1.2.3/hire.js': 'sha384-AAAA',
      'https://daybreak.example/widgets/1.2.3/runtime-abcdefgh.js': 'sha384-BBBB',
    },
  });
  expect(script?.attributes).toMatchObject({
    src: 'https://daybreak.example/widgets/1.2.3/hire.js',
    integrity: 'sha384-AAAA',
    crossorigin: '',
  });
});

describe('for a page in another language', () => {
  const messages = {
    'hire-get-matched': { submit: 'Send', hint: 'Up to {count} </script> <b>' },
    'hire-popover': { close: 'Close' },
  };
  const translated = (settings: Partial<Settings> = {}) => inputFor(settings, { messages });

  test.each(['html', 'pinned', 'wordpress', 'shopify', 'webflow', 'tag-manager'] as const)(
    'for %s the texts are in a script that they cannot end',
    (kind) => {
      const elements = read(kind, translated({ mode: 'bubble' }));
      const scripts = elements.filter(({ attributes }) => attributes.type === 'application/json');
      expect(scripts.map(({ within }) => within)).toEqual(['hire-get-matched', 'hire-popover']);
      expect(scripts.map(({ text }) => JSON.parse(text))).toEqual([
        messages['hire-get-matched'],
        messages['hire-popover'],
      ]);
    },
  );

  test('the fallback link comes before the texts, and the lines are indented', () => {
    const words = { 'hire-get-matched': { submit: 'Senden' } };
    expect(codeOf('html', inputFor({ language: 'de' }, { messages: words }))).toBe(
      [
        '<script type="module" src="https://daybreak.example/widgets/v1/hire.js"></script>',
        '<hire-get-matched partner="acme" guard lang="de">',
        '  <a href="https://daybreak.example/get-matched">Get matched</a>',
        '  <script type="application/json">',
        '  {',
        '    "submit": "Senden"',
        '  }',
        '  </script>',
        '</hire-get-matched>',
      ].join('\n'),
    );
  });

  test.each(kinds)('for %s only the outermost tag has the language', (kind) => {
    const languages = (settings: Partial<Settings>) =>
      read(kind, inputFor(settings))
        .filter(({ tag }) => tag.startsWith('hire-'))
        .map(({ attributes: { lang, dir } }) => [lang, dir]);
    expect(languages({})).toEqual([[undefined, undefined]]);
    expect(languages({ language: 'de' })).toEqual([['de', undefined]]);
    expect(languages({ language: 'ar', direction: 'rtl', mode: 'bubble' })).toEqual([
      ['ar', 'rtl'],
      [undefined, undefined],
    ]);
    expect(languages({ language: 'other', otherLanguage: '' })).toEqual([[undefined, undefined]]);
  });

  test.each(['react', 'next', 'vue', 'nuxt', 'svelte', 'astro'] as const)(
    'for %s the texts are in a file and set as a property',
    (kind) => {
      const [, component, file] = snippetBlocks(kind, translated());
      expect(component?.code).toContain("import messages from './messages.json';");
      expect(component?.code).toMatch(/messages=.*messages\['hire-get-matched'\]/);
      expect(JSON.parse(file?.code ?? '')).toEqual(messages);
    },
  );
});
