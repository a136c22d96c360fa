import { pluginPath } from '../../content/loader.ts';
import { html, liquid } from './languages.ts';
import { openerText } from './markup.ts';
import { attributesOf, isInPopover, needsOpener, type Settings } from './settings.ts';
import type { SnippetBlock, SnippetInput } from './snippet-input.ts';
import { join, renderAll, styleElement, styleOf } from './snippet-parts.ts';

const loaderScript = ({ sources }: SnippetInput): string =>
  `<script type="module" src="${sources.loaders}/hire.js"></script>`;

/** A classic script, which plugins and tag managers may delay, inline or combine with others. */
const classicScript = (input: SnippetInput): string =>
  `<script src="${classicUrl(input)}"></script>`;

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

const placeId = 'hire';

/** Whether the element belongs somewhere on the page. The others float above it. */
const needsPlace = (settings: Settings): boolean =>
  needsOpener(settings) || (!isInPopover(settings) && settings.widget !== 'newsletter-popup');

const classicUrl = ({ sources }: SnippetInput): string => `${sources.loaders}/load.js`;

/**
 * Tag Manager runs only classic scripts, so one of them adds the loader and the element. It is written
 * in old JavaScript, which every version of Tag Manager accepts.
 */
function tagManagerScript(input: SnippetInput): string {
  const lines = join(styleElement(input), renderAll(input, liquid)).split('\n');
  const place = needsPlace(input.settings) ? `getElementById('${placeId}')` : 'body';
  return [
    '<script>',
    '(function () {',
    "  var loader = document.createElement('script');",
    `  loader.src = '${classicUrl(input)}';`,
    '  document.head.appendChild(loader);',
    `  var place = document.${place};`,
    "  if (place) place.insertAdjacentHTML('beforeend', [",
    ...lines.map((line) => `    ${quote(line)},`),
    "  ].join('\\n'));",
    '})();',
    '</script>',
  ].join('\n');
}

/** A string that cannot end the script around it. */
const quote = (line: string): string =>
  `'${line.replace(/[\\']/g, '\\$&').replaceAll('</script', '<\\/script')}'`;

/** Writes the plugin's shortcode. The partner's name is in the plugin's settings. */
function shortcode({ settings }: SnippetInput): string {
  const { form, popover } = attributesOf(settings);
  const { partner: _, ...chosen } = form;
  const name = `hire_${settings.widget.replaceAll('-', '_')}`;
  if (isInPopover(settings))
    return `${write('hire_popover', popover)}${write(name, chosen)}[/hire_popover]`;
  return write(name, needsOpener(settings) ? { ...chosen, label: openerText(settings) } : chosen);
}

/** Leaves out quotes and brackets, which WordPress cannot escape in a shortcode. */
function write(name: string, attributes: Readonly<Record<string, string>>): string {
  const texts = Object.entries(attributes).map(([key, value]) =>
    value ? `${key}="${value.replace(/["[\]]/g, '')}"` : key,
  );
  return `[${[name, ...texts].join(' ')}]`;
}

/** The changed colors, for the theme. */
function colors(input: SnippetInput): SnippetBlock[] {
  const code = styleOf(input);
  return code ? [{ where: 'Under “Appearance, Customize, Additional CSS”', code }] : [];
}

/** The code for pages that load the elements from this site. */
export const pageSnippets = {
  html: (input) => [
    {
      where: 'Where you want the form',
      code: join(loaderScript(input), styleElement(input), renderAll(input, html)),
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
  wordpress: (input) => [
    {
      where:
        'Have an administrator upload this plugin under “Plugins, Add New”, and enter your name in its settings',
      code: `${input.sources.site}${pluginPath}`,
    },
    {
      where: 'In the text, also as an author. Or add the block with the same name',
      code: shortcode(input),
    },
    ...colors(input),
    {
      where:
        'Without the plugin, as an administrator: in a “Custom HTML” block where you want the form, or in the Text tab of the classic editor. Look at it with “Preview in new tab”',
      code: join(classicScript(input), styleElement(input), renderAll(input, html)),
    },
  ],
  shopify: (input) => [
    {
      where: 'In the theme editor: add a “Custom Liquid” section and paste this into “Liquid code”',
      code: join(loaderScript(input), styleElement(input), renderAll(input, liquid)),
    },
  ],
  webflow: (input) => [
    {
      where: 'In a “Code Embed” element where you want the form',
      code: join(styleElement(input), renderAll(input, html)),
    },
    {
      where: 'In the page settings, under “Custom code”: “Before </body> tag”',
      code: loaderScript(input),
    },
  ],
  'tag-manager': (input) => [
    ...(needsPlace(input.settings)
      ? [{ where: 'On your page, where you want the form', code: `<div id="${placeId}"></div>` }]
      : []),
    {
      where: 'In Google Tag Manager: a “Custom HTML” tag with a “DOM Ready” trigger',
      code: tagManagerScript(input),
    },
  ],
} satisfies Record<string, (input: SnippetInput) => SnippetBlock[]>;
