import type { Plugin } from 'vite';

/**
 * `import sheet from './style.css.ts?sheet'` gives a style module's compiled CSS as text, and no
 * style module ever emits a stylesheet of its own: widgets adopt their text, pages inline it.
 * The one place that knows vanilla-extract's internal suffix.
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
