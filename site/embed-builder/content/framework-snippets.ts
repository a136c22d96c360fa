import { jsx, svelte, vue } from './languages.ts';
import { isInPopover, needsOpener } from './settings.ts';
import type { SnippetBlock, SnippetInput } from './snippet-input.ts';
import { join, renderAll, styleElement, styleOf } from './snippet-parts.ts';

const importMessages = ({ messages }: SnippetInput): string | undefined =>
  messages && "import messages from './messages.json';";

const componentsOf = ({ settings }: SnippetInput): string =>
  [settings.widget, ...(isInPopover(settings) ? ['popover'] : [])].map(pascal).join(', ');

const pascal = (name: string): string =>
  name.replace(/(?:^|-)(.)/g, (_, letter: string) => letter.toUpperCase());

/** Each element has a module that registers it. */
const importElements = ({ settings, sources }: SnippetInput, indent = ''): string =>
  join(
    `${indent}import '${sources.package}/${settings.widget}';`,
    isInPopover(settings) ? `${indent}import '${sources.package}/popover';` : undefined,
  );

const installBlock = ({ sources }: SnippetInput): SnippetBlock => ({
  where: 'In a terminal, once',
  code: `npm install ${sources.package}`,
});

const messagesBlocks = ({ messages }: SnippetInput): SnippetBlock[] =>
  messages
    ? [
        {
          where: 'In messages.json, in the same folder',
          code: JSON.stringify(messages, null, 2),
        },
      ]
    : [];

const reactBlocks = (where: string, stylesheet: string) => (input: SnippetInput) => {
  const style = styleOf(input);
  const { settings, sources } = input;
  const component = `Our${pascal(settings.widget)}`;
  // Two elements need a fragment around them.
  const elements = needsOpener(settings)
    ? ['  <>', renderAll(input, jsx, '    '), '  </>']
    : [renderAll(input, jsx, '  ')];
  const code = join(
    `import { ${componentsOf(input)} } from '${sources.package}/react';`,
    importMessages(input),
    '',
    `export const ${component} = () => (`,
    ...elements,
    ');',
  );
  return [
    installBlock(input),
    { where: `${where}; then render <${component} />`, code },
    ...messagesBlocks(input),
    ...(style ? [{ where: stylesheet, code: style }] : []),
  ];
};

/** A component with its script, its template and its style in one file. */
const singleFile = (where: string, codeOf: (input: SnippetInput) => string) => {
  return (input: SnippetInput): SnippetBlock[] => [
    installBlock(input),
    { where, code: join(codeOf(input), styleElement(input)?.replace(/^/, '\n')) },
    ...messagesBlocks(input),
  ];
};

const vueBlocks = singleFile('A component, for Vue 3', (input) =>
  join(
    '<script setup>',
    importElements(input),
    importMessages(input),
    '</script>',
    '',
    '<template>',
    renderAll(input, vue, '  '),
    '</template>',
  ),
);

/** Without this setting, Vue on a server drops `partner` and every other attribute. */
const customTags = "compilerOptions: { isCustomElement: (tag) => tag.startsWith('hire-') }";

/** The code for pages that bundle the npm package. */
export const frameworkSnippets = {
  react: reactBlocks('In a component, for React 18 or newer', 'In your style sheet'),
  next: reactBlocks('In a file such as app/our-form.tsx', 'In app/globals.css'),
  vue: (input) => [
    ...vueBlocks(input),
    {
      where: 'In vite.config.js, so Vue knows these tags aren’t Vue components',
      code: `vue({ template: { ${customTags} } })`,
    },
  ],
  nuxt: (input) => [
    ...vueBlocks(input),
    {
      where: 'In nuxt.config.ts, so Vue knows these tags aren’t Vue components',
      code: `export default defineNuxtConfig({\n  vue: { ${customTags} },\n});`,
    },
  ],
  svelte: singleFile('A component, for Svelte 5, SvelteKit included', (input) =>
    join(
      '<script lang="ts">',
      importElements(input, '  '),
      importMessages(input)?.replace(/^/, '  '),
      '</script>',
      '',
      renderAll(input, svelte),
    ),
  ),
  astro: singleFile('A component', (input) =>
    join(
      input.messages && `---\n${importMessages(input)}\n---\n`,
      renderAll(input, svelte),
      '',
      '<script>',
      importElements(input, '  '),
      '</script>',
    ),
  ),
} satisfies Record<string, (input: SnippetInput) => SnippetBlock[]>;
