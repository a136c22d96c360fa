import { minify as minifyWithTerser } from 'terser';
import type { Plugin } from 'vite';

/** Minifies the scripts that visitors download. Terser saves 2 % more than Vite’s minifier alone. */
export const minify = (): Plugin => ({
  name: 'minify',
  apply: 'build',
  generateBundle: {
    order: 'post',
    async handler(_, bundle) {
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk') continue;
        const options = { module: true, ecma: 2020, compress: { passes: 3 } } as const;
        chunk.code = (await minifyWithTerser(chunk.code, options)).code ?? chunk.code;
      }
    },
  },
});
