import { resolve } from 'node:path';
import { build } from 'vite';

/** Highlighting of code blocks would add 300 files; articles have no code blocks. */
const withoutHighlighting = {
  find: /^@shikijs\/(langs|themes)\/.+$/,
  replacement: resolve('site/admin/no-highlighting.ts'),
};

/** What the preview of pages, which runs in a browser, has in place of what only Node can load. */
const inBrowser = [
  {
    find: /^node:.*|.*\/(?:asset|cache|minify|pictures|public-api|write)\.ts$/,
    replacement: resolve('site/admin/without-files.ts'),
  },
  { find: /^.*\/photos\.ts$/, replacement: resolve('site/admin/uncut-photos.ts') },
];

let bundled;

/** Writes the editor's script, once for each process. */
export function bundleEditor(outDir) {
  bundled ??= build({
    logLevel: 'warn',
    base: './',
    publicDir: false,
    resolve: { alias: [withoutHighlighting, ...inBrowser] },
    build: {
      outDir: `${outDir}/admin`,
      emptyOutDir: false,
      target: 'es2022',
      reportCompressedSize: false,
      chunkSizeWarningLimit: Number.POSITIVE_INFINITY,
      modulePreload: false,
      license: { fileName: 'THIRD-PARTY-LICENSES.md' },
      rolldownOptions: {
        input: 'site/admin/editor.ts',
        checks: { pluginTimings: false },
        output: { entryFileNames: 'editor.js' },
      },
    },
  });
  return bundled;
}
