import type { Plugin } from 'vite';

/** Without these no form arrives, and nobody is told so. */
const needed = /\bimport\((['"`])(\.\/(?:client|notice-region)-[^'"`]+)\1\)/g;

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
  return {
    name: 'ask-again',
    apply: 'build',
    renderChunk(code) {
      if (code.search(needed) < 0) return undefined;
      return { code: fetchModule + code.replace(needed, 'fetchModule("$2")'), map: null };
    },
  };
}
