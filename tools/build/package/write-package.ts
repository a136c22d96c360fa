import { createHash } from 'node:crypto';
import { cpSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { build } from 'vite';
import { brand } from '../../../site/content/brand.ts';
import { root } from '../../root.ts';
import { editorDataOf, manifestOf } from './manifest.ts';
import { messageTypesOf, readMessages } from './messages.ts';
import { type Face, readPublicFace } from './public-face.ts';

const { version, license } = JSON.parse(readFileSync(`${root}package.json`, 'utf8'));

/**
 * Keeps this version's files under an address that never changes, and says what each of them hashes
 * to: `integrity.json` is `{ version, files: { "hire.js": "sha384-…" } }`, for the attribute
 * `integrity` of a script.
 */
export function keepVersion(widgets: string): void {
  const folder = join(widgets, version);
  cpSync(join(widgets, 'v1'), folder, { recursive: true });
  const files = globSync('*', { cwd: folder }).sort();
  const hash = (file: string) =>
    `sha384-${createHash('sha384')
      .update(readFileSync(join(folder, file)))
      .digest('base64')}`;
  const hashes = Object.fromEntries(files.map((file) => [file, hash(file)]));
  writeJson(join(widgets, 'integrity.json'), { version, files: hashes });
}

/** Says every word of every element, for translators: `messages/hire-apply.json`. */
export async function writeMessages(widgets: string): Promise<void> {
  for (const [tag, messages] of Object.entries(await readMessages())) {
    writeJson(join(widgets, 'messages', `${tag}.json`), messages);
  }
}

/** Makes the folder an npm package: what bundlers load, types, and what editors read. */
export async function writePackage(widgets: string): Promise<void> {
  process.env.WIDGET_BUILD = 'package';
  const rolldownOptions = { checks: { pluginTimings: false } };
  await build({
    logLevel: 'warn',
    build: { outDir: join(widgets, 'package'), rolldownOptions },
  });
  delete process.env.WIDGET_BUILD;
  const faces = readPublicFace(readFileSync(`${root}widgets/elements.d.ts`, 'utf8'));
  for (const [file, text] of Object.entries(typesOf(faces))) {
    writeFileSync(join(widgets, 'package', file), text);
  }
  const classOf = (tag: string) => faces.find((face) => face.tag === tag)?.className ?? '';
  const messageTypes = messageTypesOf(await readMessages(), classOf);
  writeFileSync(join(widgets, 'package', 'messages.d.ts'), messageTypes);
  writeJson(join(widgets, 'custom-elements.json'), manifestOf(faces));
  writeJson(join(widgets, 'vscode.html-custom-data.json'), editorDataOf(faces));
  writeJson(join(widgets, 'package.json'), describePackage(faces));
  writeFileSync(join(widgets, 'README.md'), readmeOf(faces));
  cpSync(`${root}LICENSE`, join(widgets, 'LICENSE'));
}

/** Types of the tags for each, in `widgets/<name>.d.ts`. */
const frameworks = ['react', 'preact', 'vue', 'svelte'];
const copiedTypes = ['elements', ...frameworks].map((name) => `${name}.d.ts`);

/** Every script's types, by file. */
function typesOf(faces: readonly Face[]): Record<string, string> {
  const classes = faces.map(
    ({ className: name }) =>
      `export declare const ${name}: { new (): ${name}Element; readonly prototype: ${name}Element };`,
  );
  const names = faces.map(({ className }) => `${className}Element`).join(', ');
  const index = [`import type { ${names} } from './elements.js';`, ...classes];
  const registers = "import './elements.js';\n";
  return {
    ...Object.fromEntries(
      copiedTypes.map((file) => [
        file,
        readFileSync(`${root}widgets/${file}`, 'utf8').replaceAll('.d.ts', '.js'),
      ]),
    ),
    'index.d.ts': `${index.join('\n')}\nexport type * from './elements.js';\n`,
    'define.d.ts': registers,
    ...Object.fromEntries(faces.map(({ tag }) => [`${nameOf(tag)}.d.ts`, registers])),
  };
}

const nameOf = (tag: string): string => tag.replace('hire-', '');

function describePackage(faces: readonly Face[]): object {
  const scripts = ['define', ...faces.map(({ tag }) => nameOf(tag))];
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
    sideEffects: [...scripts.map((name) => `./package/${name}.js`), './v1/*'],
    exports: {
      '.': entry('index'),
      ...Object.fromEntries(scripts.map((name) => [`./${name}`, entry(name)])),
      ...Object.fromEntries(
        frameworks.map((name) => [`./${name}`, { types: `./package/${name}.d.ts` }]),
      ),
      './hire.js': { types: './package/define.d.ts', default: './v1/hire.js' },
      './messages/*.json': './messages/*.json',
      './custom-elements.json': './custom-elements.json',
      './vscode.html-custom-data.json': './vscode.html-custom-data.json',
      './package.json': './package.json',
    },
    customElements: './custom-elements.json',
    files: ['package', 'v1', 'messages', '*.json', 'LICENSE', 'THIRD-PARTY-LICENSES.md'],
  };
}

const readmeOf = (faces: readonly Face[]): string =>
  [
    `# The forms of ${brand.name} as custom elements`,
    '',
    `\`import '@${brand.slug}/widgets/define'\` registers all of them,`,
    `\`import '@${brand.slug}/widgets/get-matched'\` that one; \`@${brand.slug}/widgets\` has the classes and registers nothing.`,
    `Types of the tags: \`import type {} from '@${brand.slug}/widgets/react'\`, or \`…/${frameworks.slice(1).join('`, `…/')}\`.`,
    '',
    ...faces.map(({ text }) => `- ${text}`),
    '',
    'A form that a single-page app takes away and draws anew goes on with what was typed, where the new element',
    'has the same tag, `id`, `partner`, `campaign` and `role`: nothing has to be handed on.',
    '',
    `All attributes, events and tokens: ${brand.site}/embed`,
    '',
  ].join('\n');

function writeJson(file: string, data: object): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `${JSON.stringify(data, null, 2)}\n`);
}
