import type { Plugin } from 'vite';

/** The chunks without which no form can be sent, nor the visitor be told so. */
const required = ['client', 'notice-region'];
const imports = new RegExp(`\\bimport\\((['"\`])(\\./(${required.join('|')})-[^'"\`]+)\\1\\)`, 'g');

/**
 * Chromium 150 and Firefox 153, among others, remember a failed module fetch until the page is closed
 * (whatwg/html#6768), so that every later press of "Submit" would fail as well. The retry therefore
 * adds a query string to the address. Pages that load a fixed version (not `/v1/`) get no retry: they
 * may check files by the `integrity` of an import map, which does not cover the changed address.
 */
const fetchModule = `const retries = {};
const fetchModule = (address) => import(address + (retries[address] || "")).catch((error) => {
  if (!import.meta.url.includes("/v1/")) throw error;
  return import(address + (retries[address] = "?" + Date.now()));
});
`;

/** Retries the dynamic imports that sending a form needs, once each time they fail. */
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
