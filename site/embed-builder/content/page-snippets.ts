import { html, liquid } from './languages.ts';
import { isInPopover, needsOpener, type Settings } from './settings.ts';
import type { SnippetBlock, SnippetInput } from './snippet-input.ts';
import { join, renderAll, styleElement } from './snippet-parts.ts';

const loaderUrl = ({ sources }: SnippetInput): string => `${sources.site}/widgets/v1/hire.js`;

const loaderScript = (input: SnippetInput): string =>
  `<script type="module" src="${loaderUrl(input)}"></script>`;

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

/**
 * Tag Manager runs only classic scripts, so one of them adds the module script and the element. It is
 * written in old JavaScript, which every version of Tag Manager accepts.
 */
function tagManagerScript(input: SnippetInput): string {
  const lines = join(styleElement(input), renderAll(input, liquid)).split('\n');
  const place = needsPlace(input.settings) ? `getElementById('${placeId}')` : 'body';
  return [
    '<script>',
    '(function () {',
    "  var loader = document.createElement('script');",
    "  loader.type = 'module';",
    `  loader.src = '${loaderUrl(input)}';`,
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
      where: 'In a “Custom HTML” block where you want the form',
      code: join(loaderScript(input), styleElement(input), renderAll(input, html)),
    },
    {
      where:
        'Only if WordPress removes the first line: at the end of functions.php in your child theme',
      code: [
        "add_action( 'wp_enqueue_scripts', function () {",
        `  wp_enqueue_script_module( 'hire', '${loaderUrl(input)}', array(), null );`,
        '} );',
      ].join('\n'),
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
