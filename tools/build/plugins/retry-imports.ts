import type { Plugin, Rolldown } from 'vite';

/** The chunks without which a widget does not start, no form is sent, and no notice is shown. */
const required = ['element', 'client', 'notice-region'];
const imports = new RegExp(`\\bimport\\((['"\`])(\\./(${required.join('|')})-[^'"\`]+)\\1\\)`, 'g');

/**
 * Chromium 150 and Firefox 153, among others, remember a failed module fetch until the page is closed
 * (whatwg/html#6768), also that of a chunk which another one imports. A call after a failure, or after
 * seven seconds without an answer, therefore imports a copy whose query string is new, and which passes
 * the query string on to its own imports. Pages that load a fixed version (not `/v1/`) get no retry:
 * they may check files by the `integrity` of an import map, which does not cover the changed address.
 */
const fetchModule = `const urls = {};
const fetchModule = (address) => {
  const url = urls[address] ?? address;
  const renew = () => {
    if (import.meta.url.includes("/v1/")) urls[address] = "./retry-" + address.slice(2) + "?" + Date.now();
  };
  const timer = setTimeout(renew, 7e3);
  const chunk = import(url);
  chunk.then(() => urls[address] = url, renew).then(() => clearTimeout(timer));
  return chunk;
};
`;

/** Has each call of these dynamic imports try again if the last one failed. */
export function retryImports(): Plugin {
  const found = new Set<string>();
  return {
    name: 'retry-imports',
    apply: 'build',
    renderChunk(code) {
      if (code.search(imports) < 0) return undefined;
      const rewritten = code.replace(imports, (_, _quote, address, name) => {
        found.add(name);
        return `fetchModule("${address}")`;
      });
      return { code: fetchModule + rewritten, map: null };
    },
    generateBundle(_, bundle) {
      // The tests also build a single element that sends no form.
      if (!('widgets/v1/hire.js' in bundle)) return;
      const missing = required.filter((name) => !found.has(name));
      if (missing.length > 0) {
        this.error(`No dynamic import of ${missing.join(' and ')} was found to add a retry to.`);
      }
      for (const { fileName, type, ...chunk } of Object.values(bundle)) {
        const [, name] = /^widgets\/v1\/(.+-.+\.js)$/.exec(fileName) ?? [];
        if (!name || !('code' in chunk)) continue;
        const source = passQueryOn(chunk.code, this.parse(chunk.code));
        this.emitFile({ type: 'asset', fileName: `widgets/v1/retry-${name}`, source });
      }
    },
  };
}

/** Replaces static imports by dynamic ones of the copies, with the query string of this module. */
function passQueryOn(code: string, { body }: ReturnType<Rolldown.PluginContext['parse']>): string {
  let rewritten = code;
  for (const node of body.toReversed()) {
    if (node.type !== 'ImportDeclaration') continue;
    const names = node.specifiers.map((specifier) =>
      'imported' in specifier ? `${nameOf(specifier.imported)}:${specifier.local.name}` : '',
    );
    const address = node.source.value.replace('./', './retry-');
    const statement = `const{${names}}=await import("${address}"+new URL(import.meta.url).search);`;
    rewritten = rewritten.slice(0, node.start) + statement + rewritten.slice(node.end);
  }
  return rewritten;
}

const nameOf = (imported: object): string => ('name' in imported ? `${imported.name}` : '');
