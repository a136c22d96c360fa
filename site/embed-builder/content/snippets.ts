import { html, jsx, type Language, liquid, renderElement, vue } from './languages.ts';
import { type Messages, markupOf, type Sources } from './markup.ts';
import { isInPopover, needsOpener, outermostTag, type Settings } from './settings.ts';
import type { Snippet } from './words.ts';

/** Everything that a snippet depends on. */
export interface SnippetInput {
  settings: Settings;
  /** Changed style tokens by name, without `--hire-`. */
  tokens: Readonly<Record<string, string>>;
  sources: Sources;
  /** The content of `/widgets/integrity.json`, for the pinned snippet. */
  integrity?: Integrity;
  /** Translated texts. */
  messages?: Messages;
}

export interface Integrity {
  version: string;
  files: Readonly<Record<string, string>>;
}

/** A block of code, and where to paste it. */
export interface SnippetBlock {
  where: string;
  code: string;
}

const renderAll = (
  { settings, sources, messages }: SnippetInput,
  language: Language,
  indent = '',
): string =>
  markupOf(settings, sources, messages)
    .map((markup) => renderElement(markup, language, indent))
    .join('\n');

const loaderScript = ({ site }: Sources): string =>
  `<script type="module" src="${site}/widgets/v1/hire.js"></script>`;

/** Loads one version. Browsers refuse files that differ from the hashes in the import map. */
function pinnedLoaderScripts({ sources, integrity }: SnippetInput): string {
  if (!integrity) return '';
  const { version, files } = integrity;
  const folder = `${sources.site}/widgets/${version}`;
  const map = Object.fromEntries(
    Object.entries(files).map(([file, hash]) => [`${folder}/${file}`, hash]),
  );
  return [
    `<script type="importmap">`,
    JSON.stringify({ integrity: map }, null, 2),
    '</script>',
    `<script type="module" src="${folder}/hire.js" integrity="${files['hire.js']}" crossorigin></script>`,
  ].join('\n');
}

/** The CSS rule with the changed tokens, if there are any. */
function styleOf({ settings, tokens }: SnippetInput): string | undefined {
  const lines = Object.entries(tokens).map(([name, value]) => `  --hire-${name}: ${value};`);
  return lines.length > 0 ? [`${outermostTag(settings)} {`, ...lines, '}'].join('\n') : undefined;
}

function styleElement(input: SnippetInput): string | undefined {
  const style = styleOf(input);
  return style && `<style>\n${style}\n</style>`;
}

const join = (...lines: readonly (string | undefined)[]): string =>
  lines.filter((line) => line !== undefined).join('\n');

/** Each element has a module that registers it. */
const importStatements = ({ settings, sources, messages }: SnippetInput): string =>
  join(
    `import '${sources.package}/${settings.widget}';`,
    isInPopover(settings) ? `import '${sources.package}/popover';` : undefined,
    messages && "import messages from './messages.json';",
  );

const openFunction = ({ settings }: SnippetInput): string | undefined =>
  needsOpener(settings)
    ? `\nconst open = () => document.querySelector('${outermostTag(settings)}')?.open();`
    : undefined;

/** Two elements need a fragment around them. */
function jsxOf(input: SnippetInput): string {
  if (!needsOpener(input.settings)) return renderAll(input, jsx, '  ');
  return ['  <>', renderAll(input, jsx, '    '), '  </>'].join('\n');
}

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

const stylesheetBlocks = (input: SnippetInput): SnippetBlock[] => {
  const code = styleOf(input);
  return code ? [{ where: 'In your style sheet', code }] : [];
};

const snippets: Readonly<Record<Snippet, (input: SnippetInput) => SnippetBlock[]>> = {
  html: (input) => [
    {
      where: 'Where you want the form',
      code: join(loaderScript(input.sources), styleElement(input), renderAll(input, html)),
    },
  ],
  pinned: (input) => [
    {
      where: 'In the head, before any other module script',
      code: pinnedLoaderScripts(input),
    },
    {
      where: 'Where you want the form',
      code: join(styleElement(input), renderAll(input, html)),
    },
  ],
  react: (input) => [
    installBlock(input),
    {
      where: 'A component, for React 19 or newer',
      code: join(
        importStatements(input),
        openFunction(input),
        '',
        `export const ${componentName(input)} = () => (`,
        jsxOf(input),
        ');',
      ),
    },
    ...messagesBlocks(input),
    ...stylesheetBlocks(input),
  ],
  vue: (input) => [
    installBlock(input),
    {
      where: 'A component, for Vue 3',
      code: join(
        '<script setup>',
        importStatements(input),
        openFunction(input),
        '</script>',
        '',
        '<template>',
        renderAll(input, vue, '  '),
        '</template>',
        styleElement(input)?.replace(/^/, '\n'),
      ),
    },
    ...messagesBlocks(input),
    {
      where: 'In vite.config.js, so Vue knows these tags aren’t Vue components',
      code: "vue({ template: { compilerOptions: { isCustomElement: (tag) => tag.startsWith('hire-') } } })",
    },
  ],
  wordpress: (input) => [
    {
      where: 'In a “Custom HTML” block where you want the form',
      code: join(loaderScript(input.sources), styleElement(input), renderAll(input, html)),
    },
    {
      where:
        'Only if WordPress removes the first line: at the end of functions.php in your child theme',
      code: [
        "add_action( 'wp_enqueue_scripts', function () {",
        `  wp_enqueue_script_module( 'hire', '${input.sources.site}/widgets/v1/hire.js', array(), null );`,
        '} );',
      ].join('\n'),
    },
  ],
  shopify: (input) => [
    {
      where: 'In the theme editor: add a “Custom Liquid” section and paste this into “Liquid code”',
      code: join(loaderScript(input.sources), styleElement(input), renderAll(input, liquid)),
    },
  ],
  webflow: (input) => [
    {
      where: 'In a “Code Embed” element where you want the form',
      code: join(styleElement(input), renderAll(input, html)),
    },
    {
      where: 'In the page settings, under “Custom code”: “Before </body> tag”',
      code: loaderScript(input.sources),
    },
  ],
};

const componentName = ({ settings }: SnippetInput): string =>
  settings.widget.replace(/(?:^|-)(.)/g, (_, letter: string) => letter.toUpperCase());

/** The blocks of code for a kind of page. */
export const snippetBlocks = (kind: Snippet, input: SnippetInput): SnippetBlock[] =>
  snippets[kind](input);
