import { pluginPath } from '../../content/loader.ts';
import { html, liquid } from './languages.ts';
import { slugOf } from './markup.ts';
import { isInPopover, needsOpener, type Settings } from './settings.ts';
import type { SnippetBlock, SnippetInput } from './snippet-input.ts';
import { join, renderAll, styleElement } from './snippet-parts.ts';

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

/** Stands for the partner's name in a shortcode. It survives every way of escaping. */
const PARTNER = 'PARTNERNAME';

/** A shortcode, for authors whose tags WordPress removes. It escapes the partner's name. */
function shortcode(input: SnippetInput): string {
  const settings = { ...input.settings, partner: PARTNER };
  const { partner } = input.settings;
  // An id stays the same: the opener after which an element comes opens it.
  const lines = join(styleElement(input), renderAll({ ...input, settings }, html))
    .replaceAll(`-${PARTNER}`, partner && `-${slugOf(partner)}`)
    .split('\n');
  const php = (line: string) =>
    `'${line.replace(/[\\']/g, '\\$&')}'`
      .replaceAll(`utm_source=${PARTNER}`, "utm_source=' . rawurlencode( $partner ) . '")
      .replaceAll(PARTNER, "' . esc_attr( $partner ) . '");
  const quoted = php(input.settings.partner);
  return [
    "add_action( 'wp_head', function () {",
    `  echo '${classicScript(input)}';`,
    '} );',
    "add_shortcode( 'hire', function ( $given ) {",
    `  $chosen = shortcode_atts( array( 'partner' => ${quoted} ), $given );`,
    "  $partner = $chosen['partner'];",
    `  return ${lines.map(php).join('\n    . ')};`,
    '} );',
  ].join('\n');
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
        'As an administrator: in a “Custom HTML” block where you want the form, or in the Text tab of the classic editor. Look at it with “Preview in new tab”',
      code: join(classicScript(input), styleElement(input), renderAll(input, html)),
    },
    {
      where:
        'As an author, whose tags WordPress removes: write [hire partner="your-name"] in the text, and have an administrator add this at the end of functions.php in the child theme',
      code: shortcode(input),
    },
    {
      where:
        'Instead of both, with a block and a shortcode for each element in either editor: have an administrator upload this plugin under “Plugins, Add New”, and enter your name in its settings',
      code: `${input.sources.site}${pluginPath}`,
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
