import type { Plugin } from 'vite';

/**
 * `import sheet from './style.css.ts?sheet'` imports the compiled CSS of a style module as text. No
 * style module emits a stylesheet: widgets adopt the text, pages inline it. Only this file depends on
 * vanilla-extract's internal suffix, `.vanilla.css`.
 */
export function sheetsAsText(): Plugin {
  const compiled = '.vanilla.css';
  return {
    name: 'sheets-as-text',
    enforce: 'pre',
    async resolveId(source, importer) {
      if (!source.endsWith('?sheet')) return;
      const file = await this.resolve(source.slice(0, -'?sheet'.length), importer);
      if (!file) return;
      const id = file.id.replace(/\?.*/, '');
      // Until the module is transformed again, vanilla-extract returns its previous CSS.
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
