import type { Plugin } from 'vite';

const entries = /\/(widgets\/hire|site\/scripts\/shell)\.ts$/;

/**
 * In dev, Vite's own client module defines the constants of `define`. The site's pages do not load
 * that client, so the scripts that a page starts with have to import the definitions.
 */
export function constantsForPages(): Plugin {
  return {
    name: 'constants-for-pages',
    apply: 'serve',
    transform(code, id) {
      if (this.environment.name !== 'client' || !entries.test(id)) return;
      return { code: `import '/@vite/env';\n${code}`, map: null };
    },
  };
}
