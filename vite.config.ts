import { globSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import type { BuildEnvironmentOptions } from 'vite';
import { defineConfig } from 'vitest/config';
import { brand } from './site/content/brand.ts';
import { askAgain } from './tools/build/plugins/ask-again.ts';
import { constantsForPages } from './tools/build/plugins/constants-for-pages.ts';
import { ownCopies } from './tools/build/plugins/own-copies.ts';
import { sheetsAsText } from './tools/build/plugins/sheets-as-text.ts';

/** The widgets are written for React and shipped on Preact. Each of these files says why it is needed. */
const runtime = fileURLToPath(new URL('widgets/kit/runtime', import.meta.url));
const onPreact = [
  { find: /^react\/(jsx-runtime|jsx-dev-runtime)$/, replacement: 'preact/$1' },
  { find: /^react-dom\/client$/, replacement: `${runtime}/react-dom-client.ts` },
  { find: /^react$/, replacement: `${runtime}/react.ts` },
  { find: /^zustand$/, replacement: `${runtime}/zustand.ts` },
];

/**
 * What every widget shares, and what the forms share beyond that, each in one file: left to itself
 * the bundler makes a file for each set of widgets that has something in common.
 */
const shared = [
  {
    name: 'runtime',
    test: /preact|r2wc|zustand|kit\/(runtime|style|element)\/|kit\/form\/(controls|text-field|field-notes)/,
  },
  {
    name: 'forms',
    test: /kit\/(form\/(form|submit)|notices\/notify|dialog\/(dialog|keep-tab|openable))(?!.*of=)/,
  },
];

/** What a page loads, and what the site does. */
const forPages = {
  lib: { entry: { hire: 'widgets/hire.ts', shell: 'site/scripts/shell.ts' }, formats: ['es'] },
  rolldownOptions: {
    output: {
      // Vite keeps the white space of a library, for a bundler that comes after: here there is none.
      minify: true,
      codeSplitting: { groups: shared },
      entryFileNames: ({ name }) =>
        name === 'hire' ? 'widgets/v1/hire.js' : 'assets/[name]-[hash].js',
      chunkFileNames: ({ moduleIds }) =>
        `${moduleIds.some((id) => id.includes('/site/')) ? 'assets' : 'widgets/v1'}/[name]-[hash].js`,
    },
  },
  license: { fileName: 'widgets/THIRD-PARTY-LICENSES.md' },
} satisfies BuildEnvironmentOptions;

/** What another bundler loads: the classes, their registration, and each element's by itself. */
const forBundlers = {
  lib: {
    entry: ['widgets/index.ts', 'widgets/define.ts', ...globSync('widgets/*/element.ts')],
    formats: ['es'],
  },
  rolldownOptions: {
    output: {
      entryFileNames: ({ facadeModuleId }) =>
        `${/([\w-]+)(?:\/element)?\.ts$/.exec(facadeModuleId ?? '')?.[1]}.js`,
      chunkFileNames: 'chunks/[name]-[hash].js',
    },
  },
} satisfies BuildEnvironmentOptions;

/** What draws the site's pages: one module for Node (site/build/loader.js), gone when it has been read. */
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
 * Only `npm run dev` watches. vanilla-extract reads this file anew, and would watch for a build as
 * well, every article, and for tests, every file of their databases: half a processor.
 */
const isOnce = ['production', 'test'].includes(process.env.NODE_ENV ?? '');
const server = { watch: isOnce ? null : undefined };

export default defineConfig(({ isSsrBuild }) => ({
  base: './',
  publicDir: false,
  appType: 'custom',
  server,
  plugins: [
    ...(isPackage || isSsrBuild ? [] : [ownCopies(), askAgain()]),
    constantsForPages(),
    sheetsAsText(),
    vanillaExtractPlugin({ identifiers: 'short' }),
  ],
  resolve: { alias: onPreact },
  ssr: { noExternal: ['zustand', /^@r2wc/] },
  define: {
    'process.env.NODE_ENV': '"production"',
    __PROJECT_URL__: JSON.stringify(brand.project),
    __PROJECT_KEY__: JSON.stringify(brand.projectKey),
    __PROOF__: JSON.stringify(process.env.PROOF ?? 'off'),
    __SCHEDULE_MONTH__: JSON.stringify(process.env.SCHEDULER_MONTH ?? 'auto'),
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
  // A proof of work takes a second of a machine at rest, and there are machines that never are.
  test: { include: ['tests/{unit,deploy,faults}/**/*.test.{ts,tsx}'], testTimeout: 30_000 },
}));
