import { globSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import type { BuildEnvironmentOptions } from 'vite';
import { defineConfig } from 'vitest/config';
import { brand } from './site/content/brand.ts';
import { constantsForPages } from './tools/build/plugins/constants-for-pages.ts';
import { duplicateModules } from './tools/build/plugins/duplicate-modules.ts';
import { elementClasses } from './tools/build/plugins/element-classes.ts';
import { minify } from './tools/build/plugins/minify.ts';
import { retryImports } from './tools/build/plugins/retry-imports.ts';
import { sheetsAsText } from './tools/build/plugins/sheets-as-text.ts';

/** The widgets are written for React and shipped on Preact. Each alias explains itself in its file. */
const runtime = fileURLToPath(new URL('widgets/kit/runtime', import.meta.url));
const preactAliases = [
  { find: /^react\/(jsx-runtime|jsx-dev-runtime)$/, replacement: 'preact/$1' },
  { find: /^react-dom\/client$/, replacement: `${runtime}/react-dom-client.ts` },
  { find: /^react$/, replacement: `${runtime}/react.ts` },
  { find: /^zustand$/, replacement: `${runtime}/zustand.ts` },
];

/**
 * One chunk for what all widgets share, and one each for forms and dialogs. By default the bundler
 * creates a chunk for each set of widgets that have a module in common, which means more requests.
 */
const sharedChunks = [
  {
    name: 'runtime',
    test: /preact|r2wc|zustand|kit\/(runtime|style(?!\/sunrise)|element(?!\/watch-children))\/|kit\/form\/(controls|field-description)/,
  },
  {
    name: 'forms',
    test: /kit\/(form\/(content|form|submit|load-history-draft|text-field|drafts)|notices\/notify|style\/sunrise)(?!.*of=)/,
  },
  { name: 'dialogs', test: /kit\/dialog\/(dialog|focus-trap|openable)(?!.*of=)/ },
];

/** The build of the scripts that pages load. */
const forPages = {
  lib: {
    entry: {
      hire: 'widgets/hire.ts',
      shell: 'site/scripts/shell.ts',
      early: 'site/scripts/early.ts',
    },
    formats: ['es'],
  },
  rolldownOptions: {
    output: {
      // Vite keeps the white space in library builds, for a later bundler: here none follows.
      minify: true,
      comments: { annotation: false },
      codeSplitting: { groups: sharedChunks },
      entryFileNames: ({ name }) =>
        name === 'hire' ? 'widgets/v1/hire.js' : 'assets/[name]-[hash].js',
      chunkFileNames: ({ moduleIds }) =>
        `${moduleIds.some((id) => id.includes('/site/')) ? 'assets' : 'widgets/v1'}/[name]-[hash].js`,
    },
  },
  license: { fileName: 'widgets/THIRD-PARTY-LICENSES.md' },
} satisfies BuildEnvironmentOptions;

/** The build of the npm package: the classes, and modules that register all or single elements. */
const forBundlers = {
  lib: {
    entry: [
      ...['index', 'define', 'hire'].map((name) => `widgets/${name}.ts`),
      ...globSync('widgets/*/element.ts'),
    ],
    formats: ['es'],
  },
  rolldownOptions: {
    output: {
      entryFileNames: ({ facadeModuleId, name }) =>
        name === 'hire'
          ? 'chunks/hire.js'
          : `${/([\w-]+)(?:\/element)?\.ts$/.exec(facadeModuleId ?? '')?.[1]}.js`,
      chunkFileNames: 'chunks/[name]-[hash].js',
    },
  },
} satisfies BuildEnvironmentOptions;

/** The build of the page renderer: one module for Node, which site/build/loader.js imports. */
const forSite = {
  minify: false,
  cssMinify: false,
  cssTarget: 'esnext',
  rolldownOptions: {
    input: 'site/build/build.ts',
    checks: { pluginTimings: false },
    output: { entryFileNames: 'build.mjs', codeSplitting: false },
  },
} satisfies BuildEnvironmentOptions;

const isPackage = process.env.WIDGET_BUILD === 'package';

/**
 * Only `npm run dev` watches files. vanilla-extract starts a Vite server with this configuration, which
 * would also watch during builds and tests, test databases included, and use half a CPU core.
 */
const isOneShot = ['production', 'test'].includes(process.env.NODE_ENV ?? '');
const server = { watch: isOneShot ? null : undefined };

export default defineConfig(({ isSsrBuild }) => ({
  base: './',
  publicDir: false,
  appType: 'custom',
  server,
  plugins: [
    ...(isPackage || isSsrBuild ? [] : [duplicateModules(), retryImports(), minify()]),
    ...(isPackage ? [elementClasses()] : []),
    constantsForPages(),
    sheetsAsText(),
    vanillaExtractPlugin({ identifiers: 'short' }),
  ],
  resolve: { alias: preactAliases },
  ssr: { noExternal: ['zustand', /^@r2wc/] },
  define: {
    'process.env.NODE_ENV': '"production"',
    __IS_PACKAGE__: JSON.stringify(isPackage),
    __BRAND__: JSON.stringify(brand.name),
    __PROJECT_URL__: JSON.stringify(brand.project),
    __PROJECT_KEY__: JSON.stringify(brand.projectKey),
    __PROOF__: JSON.stringify(process.env.PROOF ?? 'off'),
    __SCHEDULE_MONTH__: JSON.stringify(process.env.SCHEDULER_MONTH ?? 'auto'),
    __SITE_URL__: JSON.stringify(brand.site),
    __SCHEDULE_URL__: JSON.stringify(brand.scheduler),
  },
  build: {
    outDir: process.env.OUT_DIR ?? 'dist',
    emptyOutDir: true,
    target: 'es2022',
    cssTarget: ['chrome123', 'safari17.5', 'firefox120'],
    reportCompressedSize: false,
    manifest: !isPackage && !isSsrBuild,
    ...(isSsrBuild ? forSite : isPackage ? forBundlers : forPages),
  },
  // Solving a proof of work takes a second of CPU time, and several on a busy machine.
  test: {
    include: ['tests/{unit,deploy,faults}/**/*.test.{ts,tsx}'],
    testTimeout: 30_000,
    // By default Vitest leaves one core idle.
    maxWorkers: '100%',
    // The long fault tests measure times.
    fileParallelism: process.env.FAULTS !== 'long',
  },
}));
