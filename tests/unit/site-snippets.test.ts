import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type DefaultTreeAdapterMap, parseFragment } from 'parse5';
import { type ComponentChildren, Fragment, h } from 'preact';
import { render as renderPreact } from 'preact-render-to-string';
import { compile as compileSvelte } from 'svelte/compiler';
import { render as renderSvelte } from 'svelte/server';
import { transformWithOxc } from 'vite';
import { expect, test } from 'vitest';
import { createSSRApp } from 'vue';
import { parse as parseVue } from 'vue/compiler-sfc';
import { renderToString as renderVue } from 'vue/server-renderer';
import { initialSettings } from '../../site/embed-builder/content/initial-settings.ts';
import { type MarkupElement, markupOf } from '../../site/embed-builder/content/markup.ts';
import type { Settings } from '../../site/embed-builder/content/settings.ts';
import type { SnippetInput } from '../../site/embed-builder/content/snippet-input.ts';
import { snippetBlocks } from '../../site/embed-builder/content/snippets.ts';
import { type Snippet, snippets } from '../../site/embed-builder/content/words.ts';
import { pluginCode } from '../../tools/build/package/wordpress.ts';

const forFrameworks = ['react', 'next', 'vue', 'nuxt', 'svelte', 'astro'] as const;
const kinds = Object.keys(snippets) as Snippet[];
const isForFramework = (kind: Snippet) => forFrameworks.some((each) => each === kind);
const forPages = kinds.filter((kind) => !isForFramework(kind));

const inputFor = (
  settings: Partial<Settings> = {},
  rest: Partial<SnippetInput> = {},
): SnippetInput => ({
  settings: { ...initialSettings, ...settings },
  tokens: {},
  sources: {
    site: 'https://daybreak.example',
    loaders: 'https://daybreak.example/widgets/v1',
    scheduler: 'https://calendar.example/30min',
    package: '@daybreak/widgets',
  },
  integrity: {
    version: '1.2.3',
    files: { 'hire.js': 'sha384-AAAA', 'get-matched.js': 'sha384-BBBB' },
  },
  ...rest,
});

const codeOf = (kind: Snippet, input: SnippetInput): string =>
  snippetBlocks(kind, input)
    .map(({ code }) => code)
    .join('\n');

/** The HTML that a snippet becomes: its framework renders it, or a script inserts it. */
async function renderSnippet(kind: Snippet, input: SnippetInput): Promise<string> {
  const component = snippetBlocks(kind, input)[1]?.code ?? '';
  if (kind === 'react' || kind === 'next') return renderJsx(component);
  if (kind === 'vue' || kind === 'nuxt') return renderVueComponent(component);
  if (kind === 'svelte') return renderSvelteComponent(component);
  if (kind === 'tag-manager') return insertedBy(codeOf(kind, input));
  if (kind === 'wordpress') return snippetBlocks(kind, input).at(-1)?.code ?? '';
  return codeOf(kind, input);
}

/** Compiles a module, and runs it with a stand-in for each component that it imports. */
async function renderJsx(component: string): Promise<string> {
  const [, imported = ''] = /^import \{ (.*) \} from/.exec(component) ?? [];
  const options = { jsx: { runtime: 'classic', pragma: 'h', pragmaFrag: 'Fragment' } } as const;
  const { code } = await transformWithOxc(component, 'component.jsx', options);
  const body = code.replace(/^import .*$/gm, '').replace(/^export const \w+ =/m, 'return');
  const names = imported.split(', ');
  const View = new Function('h', 'Fragment', ...names, body);
  return renderPreact(h(View(h, Fragment, ...names.map(standIn)), null));
}

/** The component `GetMatched` renders `hire-get-matched`, with hyphens in its attributes. */
const standIn =
  (name: string) =>
  ({ children, ...props }: { children?: ComponentChildren }) => {
    const attributes = Object.entries(props).map(([prop, value]) => [hyphenate(prop), value]);
    return h(`hire${hyphenate(name)}`, Object.fromEntries(attributes), children);
  };

const hyphenate = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

function renderVueComponent(component: string): Promise<string> {
  const app = createSSRApp({ template: parseVue(component).descriptor.template?.content ?? '' });
  app.config.compilerOptions.isCustomElement = (tag) => tag.startsWith('hire-');
  return renderVue(app);
}

/** Compiles a component to a file in this project, from which its imports can be resolved. */
async function renderSvelteComponent(component: string): Promise<string> {
  const [, markup = component] = component.split('</script>');
  mkdirSync('.cache', { recursive: true });
  const folder = mkdtempSync('.cache/svelte-');
  const file = join(folder, 'component.mjs');
  writeFileSync(file, compileSvelte(markup, { generate: 'server' }).js.code);
  const { default: Component } = await import(pathToFileURL(file).href);
  rmSync(folder, { recursive: true });
  return renderSvelte(Component).body;
}

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
  for (const { tag, children } of parse(code))
    if (tag === 'script') new Function('document', children.join(''))(page);
  return inserted.join('\n');
}

type Node = DefaultTreeAdapterMap['childNode'];

/** Parses HTML as a browser does, without the white space between elements. */
function parse(html: string): MarkupElement[] {
  const read = (node: Node): (MarkupElement | string)[] => {
    if (node.nodeName === '#text' && 'value' in node) return node.value.trim() ? [node.value] : [];
    if (!('tagName' in node)) return [];
    const attributes = Object.fromEntries(node.attrs.map(({ name, value }) => [name, value]));
    return [{ tag: node.tagName, attributes, children: node.childNodes.flatMap(read) }];
  };
  return parseFragment(html)
    .childNodes.flatMap(read)
    .filter((each) => typeof each !== 'string');
}

const elementsIn = (parent: MarkupElement | undefined): MarkupElement[] =>
  (parent?.children ?? []).filter((child) => typeof child !== 'string');

const isCode = ({ tag }: MarkupElement) => tag === 'script' || tag === 'style';

const specialTexts = [
  'Ac"me',
  "O'Neil & <b>Sons</b>",
  '{{ 7 * 7 }}',
  '{% raw %}',
  '"} />{alert(1)}',
  'a &amp; b \\',
];

test.each(kinds)(
  'the code for %s becomes the chosen markup, whatever a partner types',
  async (kind) => {
    for (const typed of specialTexts) {
      for (const widget of ['get-matched', 'discovery-call', 'carousel'] as const) {
        const input = inputFor({ widget, mode: 'dialog', partner: typed, label: typed });
        const rendered = parse(await renderSnippet(kind, input)).filter((each) => !isCode(each));
        expect(rendered, typed).toEqual(markupOf(input.settings, input.sources));
      }
    }
  },
);

test.each(kinds)('the code for %s loads the elements from the site or from the package', (kind) => {
  const code = codeOf(kind, inputFor({ mode: 'bubble' }));
  const isBundled = isForFramework(kind);
  expect(/(hire|load)\.js["']/.test(code)).toBe(!isBundled);
  expect(code.includes('@daybreak/widgets/')).toBe(isBundled);
});

test.each(['shopify', 'tag-manager'] as const)('%s finds no expressions in typed text', (kind) => {
  const settings = { partner: '{{ shop }}', mode: 'dialog', label: '{% x %}' } as const;
  const messages = { 'hire-popover': { close: '{{{ x }} {% y %}' } };
  expect(codeOf(kind, inputFor(settings, { messages }))).not.toMatch(/\{[{%]/);
});

test('the code for HTML has one line for the script and one for the element', () => {
  expect(codeOf('html', inputFor()).split('\n')).toEqual([
    expect.stringMatching(/^<script .*<\/script>$/),
    expect.stringMatching(/^<hire-get-matched .*<\/hire-get-matched>$/),
  ]);
});

test('style tokens are set on the outermost tag, so that a popover gets them', async () => {
  const input = inputFor({ mode: 'bubble' }, { tokens: { 'color-action': '#5b21b6' } });
  const rule = 'hire-popover {\n  --hire-color-action: #5b21b6;\n}';
  for (const kind of kinds) {
    const shown = kind === 'tag-manager' ? await renderSnippet(kind, input) : codeOf(kind, input);
    expect(shown, kind).toContain(rule);
  }
});

test('the pinned code has hashes for the script and its imports', () => {
  const [head] = snippetBlocks('pinned', inputFor());
  const [map, script] = parse(head?.code ?? '');
  expect(JSON.parse(map?.children.join('') ?? '')).toEqual({
    integrity: {
      'https://daybreak.example/widgets/1.2.3/hire.js': 'sha384-AAAA',
      'https://daybreak.example/widgets/1.2.3/get-matched.js': 'sha384-BBBB',
    },
  });
  expect(script?.attributes).toMatchObject({
    src: 'https://daybreak.example/widgets/1.2.3/hire.js',
    integrity: 'sha384-AAAA',
    crossorigin: '',
  });
});

const messages = {
  'hire-get-matched': { submit: 'Send', hint: 'Up to {count} {{ x }} </script> <b>' },
  'hire-popover': { close: 'Close' },
};

test.each(forPages)(
  'the code for %s has translated texts in scripts that no text can end',
  async (kind) => {
    const html = await renderSnippet(kind, inputFor({ mode: 'bubble' }, { messages }));
    const [popover] = parse(html).filter((each) => !isCode(each));
    const [wizard, ofPopover] = elementsIn(popover);
    const ofWizard = elementsIn(wizard).at(-1);
    expect(
      [ofWizard, ofPopover].map((script) => JSON.parse(script?.children.join('') ?? '')),
    ).toEqual([messages['hire-get-matched'], messages['hire-popover']]);
  },
);

test.each(forFrameworks)(
  'the code for %s has translated texts in a file, and sets them as a property',
  (kind) => {
    const [, component, file] = snippetBlocks(kind, inputFor({ mode: 'bubble' }, { messages }));
    expect(component?.code).toContain("import messages from './messages.json';");
    expect(component?.code).toMatch(/messages=.*messages\['hire-get-matched'\]/);
    expect(JSON.parse(file?.code ?? '')).toEqual(messages);
  },
);

test.each([
  ['get-matched', 'page', '[hire_get_matched for-role="dev" guard theme="dark" lang="de"]'],
  [
    'apply',
    'dialog',
    '[hire_popover mode="dialog" label="Say hi" theme="dark" lang="de"][hire_apply theme="dark"][/hire_popover]',
  ],
  ['discovery-call', 'page', '[hire_discovery_call theme="dark" lang="de" label="Say hi"]'],
] as const)('the shortcode for %s as %s has what the plugin knows', (widget, mode, expected) => {
  const settings = {
    widget,
    mode,
    role: 'dev',
    theme: 'dark',
    language: 'de',
    label: 'Say "hi]"',
  } as const;
  const code = snippetBlocks('wordpress', inputFor(settings))[1]?.code ?? '';
  expect(code).toBe(expected);
  const [, elements = ''] = /<<<'JSON'\n(.*?)\nJSON\n/s.exec(pluginCode()) ?? [];
  for (const [, name = '', attributes = ''] of code.matchAll(/\[(hire\w+)([^\]]*)\]/g)) {
    const known = JSON.parse(elements)[name.replaceAll('_', '-')].attributes;
    for (const [key] of attributes.replace(/"[^"]*"/g, '').matchAll(/[\w-]+/g))
      expect(known).toContainEqual(expect.objectContaining({ name: key }));
  }
});

test.each(kinds)('every link in the code for %s names the partner', async (kind) => {
  for (const widget of ['get-matched', 'apply', 'discovery-call', 'shared-daylight'] as const) {
    for (const mode of ['page', 'dialog'] as const) {
      const html = await renderSnippet(kind, inputFor({ widget, mode, partner: 'acme' }));
      const links = [...html.matchAll(/href="([^"]+)"/g)].map(([, href = '']) => new URL(href));
      expect(links.length, widget).toBeGreaterThan(0);
      for (const link of links) expect(link.searchParams.get('utm_source'), widget).toBe('acme');
    }
  }
});

test.each(kinds)(
  'in the code for %s, the opener names its element by an id of the partner',
  async (kind) => {
    for (const [widget, mode, id] of [
      ['discovery-call', 'page', 'discovery-call-acme'],
      ['get-matched', 'dialog', 'popover-acme'],
    ] as const) {
      const html = await renderSnippet(kind, inputFor({ widget, mode, partner: 'acme' }));
      expect(html).toMatch(new RegExp(`data-hire-open="${id}[^"]*"`));
      const [, opened] = /data-hire-open="([^"]+)"/.exec(html) ?? [];
      expect(html).toContain(`id="${opened}"`);
    }
  },
);

test.each(['page', 'dialog'] as const)(
  'the link of the wizard leads to the role, in the mode %s',
  (mode) => {
    const { settings, sources } = inputFor({ widget: 'get-matched', mode, role: 'dev' });
    const hrefs = JSON.stringify(markupOf(settings, sources)).match(/(?<="href":")[^"]*/g) ?? [];
    expect(hrefs.length).toBeGreaterThan(0);
    for (const href of hrefs) expect(href).toMatch(/\/get-matched\?utm_source=.+#dev$/);
  },
);
