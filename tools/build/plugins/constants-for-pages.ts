import type { Plugin } from 'vite';

/**
 * In dev, Vite's own client module defines the constants of `define`. The site's pages do not load
 * that client, so hire.ts has to import the definitions.
 */
export function constantsForPages(): Plugin {
  return {
    name: 'constants-for-pages',
    apply: 'serve',
    transform(code, id) {
      if (this.environment.name !== 'client' || !id.endsWith('/widgets/hire.ts')) return;
      return { code: `import '/@vite/env';\n${code}`, map: null };
    },
  };
}
