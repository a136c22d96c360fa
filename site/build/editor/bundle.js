import { resolve } from 'node:path';
import { build } from 'vite';

/** Highlighting of code blocks would add 300 files; articles have no code blocks. */
const withoutHighlighting = {
  find: /^@shikijs\/(langs|themes)\/.+$/,
  replacement: resolve('site/admin/no-highlighting.ts'),
};

let bundled;

/** Writes the editor's script, once for each process. */
export function bundleEditor(outDir) {
  bundled ??= build({
    configFile: false,
    logLevel: 'warn',
    base: './',
    publicDir: false,
    resolve: { alias: [withoutHighlighting] },
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
