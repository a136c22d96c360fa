import { minify as minifyWithTerser } from 'terser';
import type { Plugin } from 'vite';

/** Minifies what visitors download. Terser saves another 2 % after Vite’s own minifier. */
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
