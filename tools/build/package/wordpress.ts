import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { strToU8, zipSync } from 'fflate';
import { brand } from '../../../site/content/brand.ts';
import { loaderFolder, pluginPath } from '../../../site/content/loader.ts';
import { shell } from '../../../site/content/shell.ts';
import { pages, textOfLink } from '../../../site/embed-builder/content/markup.ts';
import { needsOpener } from '../../../site/embed-builder/content/settings.ts';
import { type WidgetName, widgetLabels } from '../../../site/embed-builder/content/words.ts';
import { type Attribute, type ElementApi, readPublicApi } from '../../../widgets/public-api.ts';
import { root } from '../../root.ts';

const { version, license } = JSON.parse(readFileSync(`${root}package.json`, 'utf8'));

/** Elements that show what is inside their tag. */
const containers = ['hire-carousel', 'hire-popover'];

/** Writes the plugin for WordPress: wordpress.php with the elements and the addresses of this build, zipped. */
export function writePlugin(outDir: string): void {
  const file = join(outDir, pluginPath);
  const name = basename(file, '.zip');
  mkdirSync(dirname(file), { recursive: true });
  // A fixed time, so that the file changes only if the plugin does. A zip has none before 1980.
  const mtime = '1980-01-01T00:00:00';
  writeFileSync(file, zipSync({ [`${name}/${name}.php`]: [strToU8(pluginCode()), { mtime }] }));
}

/** The PHP code of the plugin. */
export function pluginCode(): string {
  const elements = readPublicApi(readFileSync(`${root}widgets/elements.d.ts`, 'utf8'));
  const values: Record<string, string> = {
    brand: brand.name,
    site: brand.site,
    email: brand.email,
    version,
    license,
    loaders: basename(loaderFolder),
    elements: JSON.stringify(
      Object.fromEntries(elements.map((element) => [element.tag, describe(element)])),
      null,
      1,
    ),
  };
  return readFileSync(`${root}tools/build/package/wordpress.php`, 'utf8').replace(
    /{{(\w+)}}/g,
    (_, key) => values[key] as string,
  );
}

const language = {
  name: 'lang',
  kind: 'text',
  text: 'The language, such as de, if it is not that of the page.',
};

function describe({ tag, attributes, paragraphs: [text = ''] }: ElementApi) {
  const name = tag.replace('hire-', '') as WidgetName;
  const hasLabel = needsOpener({ widget: name, mode: 'page' });
  const label = { name: 'label', kind: 'text', text: 'The text of the link that opens it.' };
  return {
    title: widgetLabels[name] ?? 'Popover: a form as a bubble, a tab or a dialog',
    text: text.replace(/^`<[\w-]+>`: ./, (start) => start.slice(-1).toUpperCase()),
    isOverlay: attributes.some(({ name }) => name === 'open'),
    hasContent: containers.includes(tag),
    link: linkOf(name),
    attributes: [...attributes.flatMap(describeAttribute), ...(hasLabel ? [label] : []), language],
  };
}

/** Where the link of an element leads without scripts. That of a popover depends on what is in it. */
function linkOf(name: WidgetName | 'popover'): { path: string; text: string } | null {
  const paths: Record<string, string> = {
    ...Object.fromEntries(pages.map((page) => [page, `/${page}`])),
    'discovery-call': brand.scheduler,
    'newsletter-panel': shell.article.back.href,
    popover: '',
  };
  const path = paths[name];
  return path === undefined ? null : { path, text: textOfLink(name as WidgetName) };
}

/** An attribute that an author can set as a text, a choice or a switch. JSON is for code. */
function describeAttribute({ name, type, text }: Attribute) {
  if (name === 'open') return [];
  const words = [...type.matchAll(/'([^']+)'/g)].map(([, word]) => word);
  const kind =
    type === 'boolean' ? type : words[0] ? words : /string|number/.test(type) ? 'text' : '';
  return kind ? [{ name, kind, text: text.replaceAll('`', '') }] : [];
}
