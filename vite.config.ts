import { fileURLToPath } from 'node:url';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { defineConfig, type Plugin } from 'vitest/config';

const onReact = process.env.WIDGET_RUNTIME === 'react';

/** The widgets are written for React and shipped on Preact (widgets/kit/runtime). */
const runtime = fileURLToPath(new URL('widgets/kit/runtime', import.meta.url));
const onPreact = [
  { find: /^react\/jsx-dev-runtime$/, replacement: 'preact/jsx-dev-runtime' },
  { find: /^react\/jsx-runtime$/, replacement: `${runtime}/jsx-runtime.ts` },
  { find: /^react-dom\/client$/, replacement: `${runtime}/react-dom-client.ts` },
  { find: /^react-dom$/, replacement: `${runtime}/react-dom.ts` },
  { find: /^react$/, replacement: `${runtime}/react.ts` },
];

/**
 * What every widget shares, and what the others share with one another, each in one file: left to
 * itself the bundler makes a file for each set of widgets that has something in common.
 */
const shared = [
  {
    name: 'runtime',
    test: /preact|zustand|@r2wc|kit\/(runtime|base|theme|tokens|define|widget|attributes|sheets|typed-controls)/,
  },
  {
    name: 'forms',
    test: /kit\/(button|controls|text-field|field-notes|submit|notify|form|notices|dialog|openable|keep-tab)(?!.*of=)/,
  },
];

/** Each widget carries its own copy of these, less what it does not use. All are stateless. */
const copied = /functions\/_shared\//;
/** The wizard of these too, so that it is usable after three requests: loader, runtime, itself. */
const copiedByWizard =
  /_shared\/|kit\/(button|controls|choices|form|text-field|field-notes|submit|notify|schedule-url|new-tab-link|scroll-into|sunrise)/;

export default defineConfig({
  base: './',
  publicDir: false,
  appType: 'custom',
  plugins: [ownCopies(), sheetsAsText(), vanillaExtractPlugin()],
  resolve: { alias: onReact ? [] : onPreact },
  ssr: { noExternal: ['zustand', /^@r2wc/] },
  define: {
    'process.env.NODE_ENV': '"production"',
    __PROJECT_URL__: JSON.stringify(process.env.SUPABASE_URL ?? 'http://localhost:54321'),
    __PROJECT_KEY__: JSON.stringify(process.env.SUPABASE_ANON_KEY ?? 'sb_publishable_local'),
    __SCHEDULE_MONTH__: JSON.stringify(process.env.SCHEDULER_MONTH ?? 'auto'),
    __SCHEDULE_URL__: JSON.stringify(
      process.env.SCHEDULER_URL ?? 'https://calendar.example.com/daybreak/30min',
    ),
  },
  build: {
    outDir: process.env.OUT_DIR ?? 'dist',
    emptyOutDir: true,
    manifest: true,
    target: 'es2022',
    cssTarget: ['chrome123', 'safari17.5', 'firefox120'],
    lib: { entry: { hire: 'widgets/hire.ts', shell: 'site/scripts/shell.ts' }, formats: ['es'] },
    minify: 'terser',
    terserOptions: { compress: { passes: 3 }, format: { comments: false } },
    reportCompressedSize: false,
    rolldownOptions: {
      output: {
        codeSplitting: { groups: shared },
        entryFileNames: ({ name }) =>
          name === 'hire' ? 'widgets/v1/hire.js' : 'assets/[name]-[hash].js',
        chunkFileNames: 'widgets/v1/[name]-[hash].js',
      },
    },
  },
  test: { include: ['tests/unit/**/*.test.{ts,tsx}'] },
});

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
      const isCopied = name === 'get-matched' ? copiedByWizard : copied;
      if (!file || !isCopied.test(file.id)) return file;
      return `${file.id}${file.id.includes('?') ? '&' : '?'}of=${name}`;
    },
  };
}
