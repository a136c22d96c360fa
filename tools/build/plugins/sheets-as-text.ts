import type { Plugin } from 'vite';

/** vanilla-extract's hook, which ignores the code and reads the file. */
type Transform = (code: string, file: string, options: { ssr: boolean }) => Promise<unknown>;

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
      return `${file.id.replace(/\?.*/, '')}${compiled}?inline`;
    },
    async load(id) {
      const { environment } = this;
      const [file, query] = id.split(compiled);
      if (environment.mode !== 'dev' || !file || query === undefined) return;
      // Until the module is transformed again, vanilla-extract returns its previous CSS.
      const plugin = environment.plugins.find(({ name }) => name === 'vite-plugin-vanilla-extract');
      await (plugin?.transform as Transform | undefined)?.call(this, '', file, { ssr: true });
    },
    transform: {
      order: 'post',
      handler(code, id) {
        if (!/\.css\.ts(\?of=.*)?$/.test(id)) return;
        return {
          code: code.replace(/import ['"][^'"]+\.vanilla\.css[^'"]*['"];?\n?/g, ''),
          map: null,
        };
      },
    },
  };
}
