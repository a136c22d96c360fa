import type { Plugin } from 'vite';

/** While serving, Vite defines the constants in its own client, which the site's pages do without. */
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
