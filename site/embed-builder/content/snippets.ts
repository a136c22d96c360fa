import { html, jsx, type Language, liquid, vue, write } from './languages.ts';
import { type Messages, markupOf, type Place } from './markup.ts';
import { isInPopover, needsOpener, outermost, type Settings } from './settings.ts';
import type { Snippet } from './words.ts';

/** All that a snippet is made of. */
export interface Order {
  settings: Settings;
  /** Those that differ from our own look, by name, without `--hire-`. */
  tokens: Readonly<Record<string, string>>;
  place: Place;
  /** For the pinned snippet: `/widgets/integrity.json`. */
  integrity?: Integrity;
  /** For a page in another language: words in place of ours. */
  messages?: Messages;
}

export interface Integrity {
  version: string;
  files: Readonly<Record<string, string>>;
}

/** Lines to paste, and where. */
export interface Part {
  where: string;
  code: string;
}

const writeAll = ({ settings, place, messages }: Order, language: Language, indent = ''): string =>
  markupOf(settings, place, messages)
    .map((markup) => write(markup, language, indent))
    .join('\n');

const loader = ({ site }: Place): string =>
  `<script type="module" src="${site}/widgets/v1/hire.js"></script>`;

/** One place for a version's files, and the browser refuses any that was changed. */
function pinnedLoader({ place, integrity }: Order): string {
  if (!integrity) return '';
  const { version, files } = integrity;
  const folder = `${place.site}/widgets/${version}`;
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

/** The rule with what differs from our own look; nothing where all of it is ours. */
function styleOf({ settings, tokens }: Order): string | undefined {
  const lines = Object.entries(tokens).map(([name, value]) => `  --hire-${name}: ${value};`);
  return lines.length > 0 ? [`${outermost(settings)} {`, ...lines, '}'].join('\n') : undefined;
}

function styleElement(order: Order): string | undefined {
  const style = styleOf(order);
  return style && `<style>\n${style}\n</style>`;
}

const join = (...pieces: readonly (string | undefined)[]): string =>
  pieces.filter((piece) => piece !== undefined).join('\n');

/** The element's own module registers it, and the popover's goes with it. */
const imports = ({ settings, place, messages }: Order): string =>
  join(
    `import '${place.package}/${settings.widget}';`,
    isInPopover(settings) ? `import '${place.package}/popover';` : undefined,
    messages && "import messages from './messages.json';",
  );

const openFunction = ({ settings }: Order): string | undefined =>
  needsOpener(settings)
    ? `\nconst open = () => document.querySelector('${outermost(settings)}')?.open();`
    : undefined;

/** One element stands by itself, two in a fragment. */
function jsxOf(order: Order): string {
  if (!needsOpener(order.settings)) return writeAll(order, jsx, '  ');
  return ['  <>', writeAll(order, jsx, '    '), '  </>'].join('\n');
}

const inTerminal = ({ place }: Order): Part => ({
  where: 'In a terminal, once',
  code: `npm install ${place.package}`,
});

const inMessages = ({ messages }: Order): Part[] =>
  messages
    ? [
        {
          where: 'In messages.json beside it',
          code: JSON.stringify(messages, null, 2),
        },
      ]
    : [];

const inStyleSheet = (order: Order): Part[] => {
  const code = styleOf(order);
  return code ? [{ where: 'In your style sheet', code }] : [];
};

const snippets: Readonly<Record<Snippet, (order: Order) => Part[]>> = {
  html: (order) => [
    {
      where: 'Where the form should stand',
      code: join(loader(order.place), styleElement(order), writeAll(order, html)),
    },
  ],
  pinned: (order) => [
    {
      where: 'In the head, before any other module script',
      code: pinnedLoader(order),
    },
    {
      where: 'Where the form should stand',
      code: join(styleElement(order), writeAll(order, html)),
    },
  ],
  react: (order) => [
    inTerminal(order),
    {
      where: 'A component, for React 19 or newer',
      code: join(
        imports(order),
        openFunction(order),
        '',
        `export const ${componentName(order)} = () => (`,
        jsxOf(order),
        ');',
      ),
    },
    ...inMessages(order),
    ...inStyleSheet(order),
  ],
  vue: (order) => [
    inTerminal(order),
    {
      where: 'A component, for Vue 3',
      code: join(
        '<script setup>',
        imports(order),
        openFunction(order),
        '</script>',
        '',
        '<template>',
        writeAll(order, vue, '  '),
        '</template>',
        styleElement(order)?.replace(/^/, '\n'),
      ),
    },
    ...inMessages(order),
    {
      where: 'In vite.config.js, so that Vue knows these tags are no components',
      code: "vue({ template: { compilerOptions: { isCustomElement: (tag) => tag.startsWith('hire-') } } })",
    },
  ],
  wordpress: (order) => [
    {
      where: 'In a “Custom HTML” block, where the form should stand',
      code: join(loader(order.place), styleElement(order), writeAll(order, html)),
    },
    {
      where:
        'Only if WordPress takes the first line out: at the end of functions.php in your child theme',
      code: [
        "add_action( 'wp_enqueue_scripts', function () {",
        `  wp_enqueue_script_module( 'hire', '${order.place.site}/widgets/v1/hire.js', array(), null );`,
        '} );',
      ].join('\n'),
    },
  ],
  shopify: (order) => [
    {
      where: 'In the theme editor: Add section, Custom Liquid, and paste it into “Liquid code”',
      code: join(loader(order.place), styleElement(order), writeAll(order, liquid)),
    },
  ],
  webflow: (order) => [
    {
      where: 'In a “Code Embed” element, where the form should stand',
      code: join(styleElement(order), writeAll(order, html)),
    },
    {
      where: 'In the page’s settings, under Custom code: “Before </body> tag”',
      code: loader(order.place),
    },
  ],
};

const componentName = ({ settings }: Order): string =>
  settings.widget.replace(/(?:^|-)(.)/g, (_, letter: string) => letter.toUpperCase());

/** What to paste, and where, for a page that is built with this. */
export const partsOf = (kind: Snippet, order: Order): Part[] => snippets[kind](order);
