import { globSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import type { BuildEnvironmentOptions } from 'vite';
import { defineConfig, type Plugin } from 'vitest/config';
import { brand } from './site/content/brand.ts';

const onReact = process.env.WIDGET_RUNTIME === 'react';

/** The widgets are written for React and shipped on Preact (widgets/kit/runtime). */
const runtime = fileURLToPath(new URL('widgets/kit/runtime', import.meta.url));
const onPreact = [
  { find: /^react\/jsx-dev-runtime$/, replacement: 'preact/jsx-dev-runtime' },
  { find: /^react\/jsx-runtime$/, replacement: `${runtime}/jsx-runtime.ts` },
  { find: /^react-dom\/client$/, replacement: `${runtime}/react-dom-client.ts` },
  { find: /^react-dom$/, replacement: `${runtime}/react-dom.ts` },
  { find: /^react$/, replacement: `${runtime}/react.ts` },
  { find: /^@r2wc\/react-to-web-component$/, replacement: `${runtime}/r2wc.ts` },
  { find: /^zustand$/, replacement: `${runtime}/zustand.ts` },
];

/**
 * What every widget shares, and what the forms share beyond that, each in one file: left to itself
 * the bundler makes a file for each set of widgets that has something in common.
 */
const shared = [
  {
    name: 'runtime',
    test: /preact|zustand|kit\/(runtime|base|theme|tokens|define|widget|remount|attributes|sheets|button|controls|text-field|field-notes|sunrise|translate|fill)/,
  },
  {
    name: 'forms',
    test: /kit\/(submit|notify|form|dialog|keep-tab|openable)(?!.*of=)/,
  },
];

/**
 * What a widget carries its own copy of, less what it does not use: stateless all of it. Three of
 * them do so with the forms' file too: the wizard, to be usable after three requests (loader, runtime,
 * itself), the popup, which would else be the sum of five small files, and the popover, which sends
 * no form.
 */
const copied = /_shared\/|kit\/typed-controls/;
const formParts =
  /_shared\/|kit\/(typed-controls|choices|form|submit|notify|schedule-url|new-tab-link|scroll-into|dialog-body|card-dialog|openable|newsletter|privacy-url)/;
const copies: Readonly<Record<string, RegExp>> = {
  'get-matched': formParts,
  'newsletter-popup': formParts,
  popover: /kit\/(dialog|keep-tab|openable|offer|free-moment|memory|occasions)/,
};

/** What a page loads, and what the site does. */
const forPages = {
  lib: { entry: { hire: 'widgets/hire.ts', shell: 'site/scripts/shell.ts' }, formats: ['es'] },
  rolldownOptions: {
    output: {
      codeSplitting: { groups: shared },
      entryFileNames: ({ name }) =>
        name === 'hire' ? 'widgets/v1/hire.js' : 'assets/[name]-[hash].js',
      chunkFileNames: ({ moduleIds }) =>
        `${moduleIds.some((id) => id.includes('/site/')) ? 'assets' : 'widgets/v1'}/[name]-[hash].js`,
    },
  },
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

/** What draws the site's pages: one module for Node (site/loader.js), gone when it has been read. */
const forSite = {
  minify: false,
  cssMinify: false,
  cssTarget: 'esnext',
  rolldownOptions: {
    input: 'site/build.ts',
    checks: { pluginTimings: false },
    output: { entryFileNames: 'build.mjs', codeSplitting: false },
  },
} satisfies BuildEnvironmentOptions;

const isPackage = process.env.WIDGET_BUILD === 'package';

/** The widgets' come first: theirs are the names that every byte counts in. */
const styleFiles = [
  ...globSync('widgets/**/*.css.ts').sort(),
  ...globSync('site/**/*.css.ts').sort(),
];
const fileHashes = new Map<string, string>();

/** For vanilla-extract as well, which reads this file anew: it would watch every article. */
const server = { watch: process.env.NODE_ENV === 'production' ? null : undefined };

export default defineConfig(({ isSsrBuild }) => ({
  base: './',
  publicDir: false,
  appType: 'custom',
  server,
  plugins: [
    ...(isPackage || isSsrBuild ? [] : [ownCopies(), functionsOnly(), withoutNotes()]),
    constantsForPages(),
    sheetsAsText(),
    vanillaExtractPlugin({ identifiers: shortName }),
  ],
  resolve: { alias: onReact ? [] : onPreact },
  ssr: { noExternal: ['zustand', /^@r2wc/] },
  define: {
    'process.env.NODE_ENV': '"production"',
    __PROJECT_URL__: JSON.stringify(brand.project),
    __PROJECT_KEY__: JSON.stringify(brand.projectKey),
    __PROOF__: JSON.stringify(process.env.PROOF ?? 'off'),
    __PROOF_SITE_KEY__: JSON.stringify(process.env.PROOF_SITE_KEY ?? ''),
    __SCHEDULE_MONTH__: JSON.stringify(process.env.SCHEDULER_MONTH ?? 'auto'),
    __SCHEDULE_URL__: JSON.stringify(brand.scheduler),
  },
  build: {
    outDir: process.env.OUT_DIR ?? 'dist',
    emptyOutDir: true,
    target: 'es2022',
    cssTarget: ['chrome123', 'safari17.5', 'firefox120'],
    minify: 'terser',
    terserOptions: {
      ecma: 2020,
      module: true,
      compress: { passes: 4, unsafe_methods: true },
      format: { comments: false, quote_style: 1 },
    },
    reportCompressedSize: false,
    manifest: !isPackage && !isSsrBuild,
    ...(isSsrBuild ? forSite : isPackage ? forBundlers : forPages),
  },
  // A proof of work takes a second of a machine at rest, and there are machines that never are.
  test: { include: ['tests/{unit,faults}/**/*.test.{ts,tsx}'], testTimeout: 30_000 },
}));

/**
 * `import sheet from './style.css.ts?sheet'` gives a style module's compiled CSS as text, and no
 * style module ever emits a stylesheet of its own: widgets adopt their text, pages inline it.
 * The one place that knows vanilla-extract's internal suffix.
 */
function sheetsAsText(): Plugin {
  const compiled = '.vanilla.css';
  return {
    name: 'sheets-as-text',
    enforce: 'pre',
    async resolveId(source, importer) {
      if (!source.endsWith('?sheet')) return;
      const file = await this.resolve(source.slice(0, -'?sheet'.length), importer);
      if (!file) return;
      const id = file.id.replace(/\?.*/, '');
      // Until the module itself is read again, vanilla-extract still answers with its former style.
      if (this.environment.mode === 'dev') await this.environment.transformRequest(id);
      return `${id}${compiled}?inline`;
    },
    transform: {
      order: 'post',
      handler(code, id) {
        if (!/\.css\.ts(\?of=.*)?$/.test(id)) return;
        return { code: code.replace(/import ['"][^'"]+\.vanilla\.css['"];?\n?/g, ''), map: null };
      },
    },
  };
}

/**
 * Names what a style module makes: letters for the file, by its place among all of them, and a number
 * within it. Vanilla-extract's own names begin with a hash, which hardly compresses.
 */
function shortName({ hash, filePath }: { hash: string; filePath: string }): string {
  if (!styleFiles.includes(filePath)) styleFiles.push(filePath);
  // The first name of a file is its hash, and a zero.
  const fileHash = fileHashes.get(filePath) ?? hash.slice(0, -1);
  fileHashes.set(filePath, fileHash);
  const place = styleFiles.indexOf(filePath).toString(26);
  const letters = place.replace(/./g, (digit) => letterOf(Number.parseInt(digit, 26)));
  return `_${letters}${Number.parseInt(hash.slice(fileHash.length), 36)}`;
}

const letterOf = (place: number): string => String.fromCharCode('a'.charCodeAt(0) + place);

/** While serving, Vite defines the constants in its own client, which the site's pages do without. */
function constantsForPages(): Plugin {
  return {
    name: 'constants-for-pages',
    apply: 'serve',
    transform(code, id) {
      if (this.environment.name !== 'client' || !id.endsWith('/widgets/hire.ts')) return;
      return { code: `import '/@vite/env';\n${code}`, map: null };
    },
  };
}

/** Marks the modules that a widget carries its own copy of with the widget's name. */
function ownCopies(): Plugin {
  return {
    name: 'own-copies',
    apply: 'build',
    enforce: 'pre',
    async resolveId(source, importer = '') {
      const widget = /widgets\/(?!kit)([a-z-]+)\/|[?&]of=([a-z-]+)$/.exec(importer);
      if (!widget) return;
      const name = widget[1] ?? widget[2];
      const file = await this.resolve(source, importer, { skipSelf: true });
      if (!file || !(copies[name ?? ''] ?? copied).test(file.id)) return file;
      return `${file.id}${file.id.includes('?') ? '&' : '?'}of=${name}`;
    },
  };
}

/**
 * What Preact asks about a component that ours never are: whether it is a class, and whether it waits
 * for a promise that it threw, in a page that a server wrote.
 */
const neverAsked = [
  /\(\w+=\w+\.prototype\)&&\w+\.render/g,
  /(\w+)&&\1\.then/g,
  /128&\w+\.__u/g,
  /\(\w+=\w+\.__z\)/g,
];

/** Answers with no, so that terser takes out what would follow: 0.5 kB brotli of every page. */
function functionsOnly(): Plugin {
  return {
    name: 'functions-only',
    apply: 'build',
    transform(code, id) {
      if (!id.endsWith('/preact/dist/preact.mjs')) return;
      const unknown = neverAsked.filter((question) => code.search(question) < 0);
      if (unknown.length > 0) this.error(`Preact no longer asks ${unknown}`);
      const answered = neverAsked.reduce((text, question) => text.replace(question, '!1'), code);
      return { code: answered, map: null };
    },
  };
}

/** Takes out what Vite makes terser keep for a bundler that comes after: there is none. */
function withoutNotes(): Plugin {
  return {
    name: 'without-notes',
    generateBundle(_, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type === 'chunk')
          file.code = file.code.replace(/(?<=[^\w$])\n?\/\* [@#]__PURE__ \*\/\s*/g, '');
      }
    },
  };
}
