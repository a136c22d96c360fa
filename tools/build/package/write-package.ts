import { cpSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type Repository, repository } from '../../../site/build/editor/repository.ts';
import { brand } from '../../../site/content/brand.ts';
import { code } from '../../../site/embed-builder/content/code.ts';
import { type ElementApi, readPublicApi } from '../../../widgets/public-api.ts';
import { root } from '../../root.ts';
import { buildForBundlers, licenses, release } from '../bundles.ts';
import { hashesOf } from '../releases.ts';
import { editorDataOf, manifestOf } from './manifest.ts';
import { messageTypesOf, readMessages } from './messages.ts';

const { version, license, devDependencies } = JSON.parse(
  readFileSync(`${root}package.json`, 'utf8'),
);

/**
 * Writes the hashes of the release's files for the `integrity` attribute of a script:
 * `{ version, files: { "hire.js": "sha384-…" } }`.
 */
export function writeIntegrity(widgets: string): void {
  const files = hashesOf(join(widgets, release));
  writeJson(join(widgets, 'integrity.json'), { version: release, files });
}

/**
 * For tag managers and plugins that drop `type="module"`: a classic script that imports hire.js, beside
 * it in each folder, such as `v1`. Its address is written out, because a plugin may copy this code into
 * a file of its own.
 */
export function writeClassicLoaders(widgets: string, folders: readonly string[]): void {
  for (const folder of folders) {
    const code = `import('${brand.site}/widgets/${folder}/hire.js').catch(() => {});\n`;
    writeText(join(widgets, folder, 'load.js'), code);
  }
}

/** Writes the messages of each element for translators, for example `messages/hire-apply.json`. */
export async function writeMessages(widgets: string): Promise<void> {
  for (const [tag, messages] of Object.entries(await readMessages())) {
    writeJson(join(widgets, 'messages', `${tag}.json`), messages);
  }
}

/** Adds what makes the folder an npm package: modules for bundlers, types, and data for editors. */
export async function writePackage(widgets: string): Promise<void> {
  const outDir = join(widgets, 'package');
  await buildForBundlers(outDir);
  renameSync(join(outDir, licenses), join(widgets, licenses));
  const elements = readPublicApi(readFileSync(`${root}widgets/elements.d.ts`, 'utf8'));
  const files = { ...typesOf(elements), ...reactComponents(elements), 'hire.js': loadOnPages };
  for (const [file, text] of Object.entries(files)) writeText(join(widgets, 'package', file), text);
  const messageTypes = messageTypesOf(await readMessages());
  writeText(join(widgets, 'package', 'messages.d.ts'), messageTypes);
  writeJson(join(widgets, 'custom-elements.json'), manifestOf(elements));
  writeJson(join(widgets, 'vscode.html-custom-data.json'), editorDataOf(elements));
  writeText(
    join(widgets, 'package.json'),
    `${JSON.stringify(describePackage(elements), null, 2)}\n`,
  );
  writeText(join(widgets, 'README.md'), readmeOf(elements));
  cpSync(`${root}LICENSE`, join(widgets, 'LICENSE'));
}

/** The frameworks for which there are types of the tags, in `widgets/<name>.d.ts`. */
const frameworks = ['react', 'preact', 'vue', 'svelte'];

/** The types of every script, by file name. */
function typesOf(elements: readonly ElementApi[]): Record<string, string> {
  const classes = elements.map(
    ({ className: name }) =>
      `export declare const ${name}: { new (): ${name}Element; readonly prototype: ${name}Element };`,
  );
  const names = elements.map(({ className }) => `${className}Element`).join(', ');
  const index = [
    ...frameworks.map((name) => `import type {} from './${name}.js';`),
    `import type { ${names} } from './elements.js';`,
    ...classes,
    "export type * from './elements.js';\n",
  ];
  return {
    ...Object.fromEntries(
      ['elements', ...frameworks].map((name) => [`${name}.d.ts`, readTypes(`${name}.d.ts`)]),
    ),
    'react.d.ts': `${readTypes('react.d.ts')}\n${reactTypesOf(elements)}`,
    'index.d.ts': index.join('\n'),
    'define.d.ts': "import './index.js';\n",
    'hire.d.ts': "import './index.js';\n",
    ...Object.fromEntries(
      elements.map(({ tag, className }) => [
        `${nameOf(tag)}.d.ts`,
        `export { ${className} as default } from './index.js';\n`,
      ]),
    ),
  };
}

/** The script that a page loads, for a bundler. A server may import it too, and loads nothing. */
const loadOnPages = "if (typeof document !== 'undefined') import('./chunks/hire.js');\n";

/** React components by file name: a module for each element, so that bundlers drop the others. */
function reactComponents(elements: readonly ElementApi[]): Record<string, string> {
  const modules = elements.map(({ tag, className }) => {
    const name = componentOf(className);
    return [
      `react/${nameOf(tag)}.js`,
      `'use client';
import { createComponent } from '@lit/react';
import * as react from 'react';
import ${className} from '../${nameOf(tag)}.js';
import { events } from './events.js';

export const ${name} = /* @__PURE__ */ createComponent({
  react,
  tagName: '${tag}',
  elementClass: ${className},
  events,
  displayName: '${name}',
});
`,
    ];
  });
  const events = [
    ...new Set(elements.flatMap((element) => element.events.map(({ name }) => name))),
  ];
  const props = Object.fromEntries(events.map((event) => [`on${pascal(event)}`, event]));
  const components = elements.map(
    ({ tag, className }) =>
      `export { ${componentOf(className)} } from './react/${nameOf(tag)}.js';\n`,
  );
  return {
    ...Object.fromEntries(modules),
    'react/events.js': `export const events = ${JSON.stringify(props, null, 2)};\n`,
    'react.js': `'use client';\n${components.join('')}`,
  };
}

/** The name of an element's React component: `GetMatched` for the class `HireGetMatched`. */
const componentOf = (className: string): string => className.replace('Hire', '');

const pascal = (name: string): string =>
  name.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase());

/**
 * A file of types in `widgets/`. In the package they belong to modules that end in `.js`, and most
 * frameworks are not installed: TypeScript would report each import of their types.
 */
const readTypes = (file: string): string =>
  readFileSync(`${root}widgets/${file}`, 'utf8')
    .replaceAll('.d.ts', '.js')
    .replace(/^(?:import .* from|declare module) '[^.].*$/gm, '// @ts-ignore\n$&');

const reactTypesOf = (elements: readonly ElementApi[]): string => {
  const names = elements.map(({ className }) => `${className}Element`).join(', ');
  const components = elements.map(
    ({ className }) =>
      `export declare const ${componentOf(className)}: HireComponent<${className}Element>;\n`,
  );
  return `import type { ${names} } from './elements.js';\n${components.join('')}`;
};

const nameOf = (tag: string): string => tag.replace('hire-', '');

/** What editors read. */
const editorFiles = ['custom-elements.json', 'vscode.html-custom-data.json'];

function describePackage(elements: readonly ElementApi[]): object {
  const scripts = ['define', ...elements.map(({ tag }) => nameOf(tag))];
  const entry = (file: string) => ({
    types: `./package/${file}.d.ts`,
    default: `./package/${file}.js`,
  });
  return {
    name: `@${brand.slug}/widgets`,
    version,
    description: `The forms of ${brand.name} as custom elements`,
    license,
    type: 'module',
    homepage: `${brand.site}/embed`,
    ...(repository && { repository: { type: 'git', url: addressOf(repository) } }),
    // npm publishes a package with a scope privately unless it is told not to.
    publishConfig: { access: 'public' },
    // A bundler must keep the chunks, because they define elements.
    sideEffects: [...scripts, 'hire', 'chunks/*'].map((name) => `./package/${name}.js`),
    exports: {
      '.': entry('index'),
      ...Object.fromEntries(scripts.map((name) => [`./${name}`, entry(name)])),
      './react': entry('react'),
      './hire.js': entry('hire'),
      './messages/*.json': './messages/*.json',
      ...Object.fromEntries(editorFiles.map((file) => [`./${file}`, `./${file}`])),
      './package.json': './package.json',
    },
    customElements: './custom-elements.json',
    dependencies: { '@lit/react': devDependencies['@lit/react'] },
    peerDependencies: { react: '>=18' },
    peerDependenciesMeta: { react: { optional: true } },
    files: ['package', 'messages', ...editorFiles, 'LICENSE', licenses],
  };
}

const addressOf = ({ name, repo }: Repository): string => `git+https://${name}.com/${repo}.git`;

const readmeOf = (elements: readonly ElementApi[]): string =>
  [
    `# The forms of ${brand.name} as custom elements`,
    '',
    '```sh',
    `npm install @${brand.slug}/widgets`,
    '```',
    '',
    '```html',
    `<hire-get-matched partner="acme" guard><a href="${brand.site}/get-matched?utm_source=acme">Get matched</a></hire-get-matched>`,
    '```',
    '',
    `\`import '@${brand.slug}/widgets/define'\` registers all elements, \`import '@${brand.slug}/widgets/get-matched'\``,
    `registers one; \`@${brand.slug}/widgets\` exports the classes and registers nothing.`,
    `For React: \`import { GetMatched } from '@${brand.slug}/widgets/react'\`. Each of these imports works on a`,
    'server as well, and brings the types of the tags for React, Preact, Vue and Svelte.',
    '',
    ...elements.map(({ text }) => `- ${text}`),
    '',
    'If a single-page app removes a form and renders it again, the new element restores what was typed, provided',
    'that it has the same tag, `id`, `partner`, `campaign` and `for-role`. The app has to do nothing for that.',
    '',
    '## Before you go live',
    '',
    `Forms are accepted only from the origins on our list. Write to ${brand.email} with your page’s origin, such as`,
    '`https://www.acme.example`, and those where you test. Until then the console says which origin to add.',
    '',
    '## Events',
    '',
    'They bubble to the document and the window, and never carry what a visitor typed.',
    '',
    '```js',
    code.conversions,
    code.errors,
    '```',
    '',
    '| Event | When |',
    '|---|---|',
    ...eventRows(elements),
    '',
    '## More',
    '',
    `- All attributes, methods, events, parts and tokens: ${brand.site}/embed`,
    `- What changed in each version: ${brand.site}/embed/changes`,
    ...(repository ? [`- The source: https://${repository.name}.com/${repository.repo}`] : []),
    '',
  ].join('\n');

/** Each event once, although several elements have it. */
const eventRows = (elements: readonly ElementApi[]): string[] => [
  ...new Map(
    elements
      .flatMap(({ events }) => events)
      .map(({ name, text }) => [name, `| \`${name}\` | ${text} |`]),
  ).values(),
];

function writeJson(file: string, data: object): void {
  writeText(file, `${JSON.stringify(data)}\n`);
}

function writeText(file: string, text: string): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}
