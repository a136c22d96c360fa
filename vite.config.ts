import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import browserslist from 'browserslist';
import type { BuildEnvironmentOptions } from 'vite';
import { defineConfig } from 'vitest/config';
import { brand } from './site/content/brand.ts';
import { loaderFolder } from './site/content/loader.ts';
import { keptFeatures } from './tools/build/kept-features.ts';
import { constantsForPages } from './tools/build/plugins/constants-for-pages.ts';
import { sheetsAsText } from './tools/build/plugins/sheets-as-text.ts';

/** The widgets are written for React and shipped on Preact. Each alias explains itself in its file. */
const runtime = fileURLToPath(new URL('widgets/kit/runtime', import.meta.url));
const preactAliases = [
  { find: /^react\/(jsx-runtime|jsx-dev-runtime)$/, replacement: 'preact/$1' },
  { find: /^react-dom\/client$/, replacement: `${runtime}/react-dom-client.ts` },
  { find: /^react$/, replacement: `${runtime}/react.ts` },
  { find: /^zustand$/, replacement: `${runtime}/zustand.ts` },
];

/** The oldest browsers, from `browserslist` in package.json, as the build names them: `chrome109`. */
const oldestBrowsers = browserslist().map((browser) => browser.replace(' ', ''));

/** The build of the page renderer: one module for Node, which site/build/load-site.js imports. */
const forSite = {
  minify: false,
  cssMinify: false,
  cssTarget: 'esnext',
  rolldownOptions: {
    input: 'site/build/render-site.ts',
    checks: { pluginTimings: false },
    output: { entryFileNames: 'render-site.mjs', codeSplitting: false },
  },
} satisfies BuildEnvironmentOptions;

/**
 * Only `npm run dev` watches files. vanilla-extract starts a Vite server with this configuration, which
 * would also watch during builds and tests, test databases included, and use half a CPU core.
 */
const isOneShot = ['production', 'test'].includes(process.env.NODE_ENV ?? '');
const server = { watch: isOneShot ? null : undefined };

/** Tests that replace modules or globals for their imports. Test files that share their process would get these too. */
const replacing = 'tests/unit/**/*.isolated.test.ts';

/** In milliseconds. The long fault tests stop and start a backend many times. */
const ofFaults = { testTimeout: 600_000, hookTimeout: 120_000 };

export default defineConfig(({ isSsrBuild }) => ({
  base: './',
  publicDir: false,
  appType: 'custom',
  server,
  plugins: [constantsForPages(), sheetsAsText(), vanillaExtractPlugin({ identifiers: 'short' })],
  resolve: { alias: preactAliases },
  css: { lightningcss: { exclude: keptFeatures } },
  ssr: { noExternal: ['zustand', /^@r2wc/] },
  define: {
    'process.env.NODE_ENV': '"production"',
    __IS_PACKAGE__: 'false',
    __HAS_ANALYTICS__: JSON.stringify(Boolean(process.env.ANALYTICS)),
    __FOLDER__: '""',
    __LOADER_FOLDER__: JSON.stringify(basename(loaderFolder)),
    __BRAND__: JSON.stringify(brand.name),
    __PROJECT_URL__: JSON.stringify(brand.project),
    __PROJECT_KEY__: JSON.stringify(brand.projectKey),
    __PROOF__: JSON.stringify(process.env.PROOF ?? 'off'),
    __SCHEDULE_MONTH__: JSON.stringify(process.env.SCHEDULER_MONTH ?? 'auto'),
    __SITE_URL__: JSON.stringify(brand.site),
    __CONTACT__: JSON.stringify(brand.email),
    __SCHEDULE_PREFILL__: JSON.stringify(brand.schedulerPrefill),
    __SCHEDULE_URL__: JSON.stringify(brand.scheduler),
  },
  build: {
    outDir: process.env.OUT_DIR ?? 'dist',
    emptyOutDir: false,
    target: oldestBrowsers,
    reportCompressedSize: false,
    rolldownOptions: { checks: { pluginTimings: false } },
    ...(isSsrBuild && forSite),
  },
  test: {
    // Solving a proof of work takes a second of CPU time, and several on a busy machine.
    testTimeout: 30_000,
    // Some hooks start a database.
    hookTimeout: 60_000,
    // By default Vitest leaves one core idle.
    maxWorkers: '100%',
    // The long fault tests measure times.
    fileParallelism: process.env.FAULTS !== 'long',
    projects: [
      // Test files share processes: with a process for each, they take half as long again.
      {
        extends: true,
        test: { include: ['tests/unit/**/*.test.{ts,tsx}'], exclude: [replacing], isolate: false },
      },
      { extends: true, test: { include: ['tests/deploy/**/*.test.ts', replacing] } },
      { extends: true, test: { include: ['tests/faults/**/*.test.ts'], ...ofFaults } },
    ],
  },
}));
