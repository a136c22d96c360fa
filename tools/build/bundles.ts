import { cpSync, globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { minify } from '@swc/core';
import {
  build,
  type InlineConfig,
  type LibraryFormats,
  mergeConfig,
  type Plugin,
  type Rolldown,
} from 'vite';
import { loaderPath } from '../../site/content/loader.ts';
import { root } from '../root.ts';
import { elementClasses } from './plugins/element-classes.ts';

/**
 * The release that is built, whose files are in `/widgets/<release>/` and never change. The local
 * services set WIDGETS_RELEASE, so that a browser's cache never shows the code of an earlier build.
 */
export const release: string =
  process.env.WIDGETS_RELEASE ?? JSON.parse(readFileSync(`${root}package.json`, 'utf8')).version;

/** The file with the licenses of the packages that the widgets contain. */
export const licenses = 'THIRD-PARTY-LICENSES.md';

const folder = `widgets/${release}`;

const widgets = globSync('widgets/*/element.ts', { cwd: root }).sort();

interface Bundle {
  readonly entry: string;
  /** The path of the file in the build folder, and the pattern for the files that it imports later. */
  readonly file: string;
  readonly laterFiles: string;
  readonly format?: LibraryFormats;
  readonly hasManifest?: boolean;
}

/**
 * What pages load. Each bundle is built by itself, so each file of the widgets stands alone: it has its
 * own copy of what it needs, and imports only what it does not need at first, like the client.
 */
const bundles: readonly Bundle[] = [
  // This build's manifest has the names of the site's scripts.
  {
    entry: 'site/scripts/shell.ts',
    file: 'assets/[name]-[hash].js',
    laterFiles: 'assets/[name]-[hash].js',
    hasManifest: true,
  },
  // Not published: each page contains it.
  {
    entry: 'site/scripts/early.ts',
    file: '.vite/early.js',
    laterFiles: '.vite/[name].js',
    format: 'iife' as const,
  },
  // For the pages in frames, whose address is not that of a release.
  {
    entry: 'site/scripts/frame.ts',
    file: 'embed/frame/frame.js',
    laterFiles: 'embed/frame/[name].js',
    format: 'iife' as const,
  },
  // It imports the other files from `../<release>/`, so that its copy in that folder does too.
  { entry: 'widgets/hire.ts', file: loaderPath.slice(1), laterFiles: `${folder}/[name].js` },
  ...widgets.map((entry) => ({
    entry,
    file: `${folder}/${basename(dirname(entry))}.js`,
    laterFiles: `${folder}/[name].js`,
  })),
];

/** Builds what pages load into `outDir`. */
export async function buildForPages(outDir: string): Promise<void> {
  for (const bundle of bundles) {
    const config = mergeConfig(configOf(bundle), { logLevel: 'warn', build: { outDir } });
    for (const { output } of (await build(config)) as Rolldown.RolldownOutput[]) {
      for (const file of output) assertStandsAlone(file);
    }
  }
  cpSync(join(outDir, loaderPath), join(outDir, folder, 'hire.js'));
}

/** Without imports at its start, a file that failed to load can be imported again by itself. */
function assertStandsAlone(file: Rolldown.OutputChunk | Rolldown.OutputAsset): void {
  if (file.type !== 'chunk' || !file.fileName.startsWith('widgets/')) return;
  if (file.imports.length === 0) return;
  throw new Error(
    `${file.fileName} imports ${file.imports.join(', ')}: a module is used both at the start and by a module that is imported later. Pass it as an argument, or import both at the start.`,
  );
}

/** After brotli, a form is 3 % smaller than with Vite's own minifier. Terser is nearly as good, but nine times slower. */
const minifyWithSwc: Plugin = {
  name: 'minify-with-swc',
  renderChunk: (code, _, { format }) =>
    minify(code, { module: format === 'es', ecma: 2022, compress: { passes: 4 }, mangle: true }),
};

/** Elements as calls of `createElement`, which r2wc needs as well: 0.2 kB less than the JSX runtime beside it. */
const jsx = { runtime: 'classic', pragma: 'createJsx', pragmaFrag: 'JsxFragment' } as const;
const inject = {
  [jsx.pragma]: ['react', 'createElement'],
  [jsx.pragmaFrag]: ['react', 'Fragment'],
} satisfies Record<string, [string, string]>;

function configOf({ entry, file, laterFiles, format = 'es', hasManifest }: Bundle): InlineConfig {
  return {
    plugins: [minifyWithSwc],
    oxc: { jsx },
    define: { __FOLDER__: JSON.stringify(`../${release}/`) },
    build: {
      manifest: hasManifest ?? false,
      lib: { entry, formats: [format], name: 'bundle' },
      rolldownOptions: {
        transform: { inject },
        output: {
          minify: false,
          entryFileNames: file,
          chunkFileNames: laterFiles,
        },
      },
    },
  };
}

/** The npm package: the classes, and modules that register all or single elements. */
const packageBundle: InlineConfig = {
  plugins: [elementClasses()],
  define: { __IS_PACKAGE__: 'true' },
  build: {
    lib: {
      entry: ['index', 'define', 'hire'].map((name) => `widgets/${name}.ts`).concat(widgets),
      formats: ['es'],
    },
    license: { fileName: licenses },
    rolldownOptions: {
      output: {
        entryFileNames: ({ facadeModuleId, name }) =>
          name === 'hire'
            ? 'chunks/hire.js'
            : `${/([\w-]+)(?:\/element)?\.ts$/.exec(facadeModuleId ?? '')?.[1]}.js`,
        chunkFileNames: 'chunks/[name]-[hash].js',
        minify: true,
      },
    },
  },
};

/** Builds the modules of the npm package into `outDir`. */
export async function buildForBundlers(outDir: string): Promise<void> {
  await build(mergeConfig(packageBundle, { logLevel: 'warn', build: { outDir } }));
}
