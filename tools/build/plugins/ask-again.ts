import type { Plugin } from 'vite';

/** Without these no form arrives, and nobody is told so. */
const needed = ['client', 'notice-region'];
const imports = new RegExp(`\\bimport\\((['"\`])(\\./(${needed.join('|')})-[^'"\`]+)\\1\\)`, 'g');

/**
 * Browsers keep in mind that a module could not be fetched for as long as the page is open, Chromium
 * 150 and Firefox 153 among them (whatwg/html#6768): every press of "Submit" after that would fail as
 * well. So it is asked for once more, by another address. A page that names a version may have pinned
 * its files by address and hash (an import map's `integrity`): there another address would not be
 * checked, and is not asked.
 */
const fetchModule = `const changes = {};
const fetchModule = (address) => import(address + (changes[address] || "")).catch((error) => {
  if (!import.meta.url.includes("/v1/")) throw error;
  return import(address + (changes[address] = "?" + Date.now()));
});
`;

/** Lets a page ask again for what it needs to send a form. */
export function askAgain(): Plugin {
  const found = new Set<string>();
  return {
    name: 'ask-again',
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
      const missing = needed.filter((name) => !found.has(name));
      // A test builds one element that sends no form.
      if (!('widgets/v1/hire.js' in bundle) || missing.length === 0) return;
      this.error(`No import of ${missing.join(' and ')} was found to ask again for.`);
    },
  };
}
