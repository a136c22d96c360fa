import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';
import { root } from '../../root.ts';

const { version } = JSON.parse(readFileSync(`${root}package.json`, 'utf8'));

/** The chunks without which a widget does not start, no form is sent, and no notice is shown. */
const required = ['element', 'client', 'notice-region'];
const imports = new RegExp(`\\bimport\\((['"\`])(\\./(${required.join('|')})-[^'"\`]+)\\1\\)`, 'g');

/**
 * Chromium 150 and Firefox 153, among others, remember a failed module fetch until the page is closed
 * (whatwg/html#6768), and also that of a chunk which another one imports. A call after a failure, or
 * after seven seconds without an answer, therefore imports the copy in the folder of the fixed version,
 * with a query string. Pages that load a fixed version (not `/v1/`) get no retry: they may check files
 * by the `integrity` of an import map, which does not cover the changed address.
 */
const fetchModule = `const urls = {};
const fetchModule = (address) => {
  const url = urls[address] ?? address;
  const renew = () => {
    if (import.meta.url.includes("/v1/")) urls[address] = "../${version}/" + address + "?" + Date.now();
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
      const missing = required.filter((name) => !found.has(name));
      // The tests also build a single element that sends no form.
      if (!('widgets/v1/hire.js' in bundle) || missing.length === 0) return;
      this.error(`No dynamic import of ${missing.join(' and ')} was found to add a retry to.`);
    },
  };
}
