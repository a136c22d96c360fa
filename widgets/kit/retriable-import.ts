import { SLOW_IMPORT_MS } from './times.ts';

/** The folder of this release's files, for an import in any of them. Empty in the npm package and in dev. */
const folder = __FOLDER__;

/**
 * Returns a function that imports a file of this release. A browser remembers a failed import until
 * the page is closed (whatwg/html#6768). After a failure, or seven seconds without an answer, the next
 * call therefore imports the same file under a new address. That works because each file stands alone:
 * it imports no other file before it runs. A page that lists hashes of our files in an import map keeps
 * the old address, because its list does not cover a new one.
 */
export function retriableImport<Module>(
  name: string,
  source: () => Promise<Module> = () => importFile(`${folder}${name}.js`),
): () => Promise<Module> {
  if (!folder) return source;
  let load = source;
  return () => {
    const attempt = load();
    const renew = () => {
      if (!hasIntegrityMap()) load = () => importFile(`${folder}${name}.js?${Date.now()}`);
    };
    const timer = setTimeout(renew, SLOW_IMPORT_MS);
    const keep = () => {
      load = () => attempt;
    };
    attempt.then(keep, renew).then(() => clearTimeout(timer));
    return attempt;
  };
}

const importFile = (file: string) => import(/* @vite-ignore */ file);

const hasIntegrityMap = (): boolean =>
  [...document.querySelectorAll('[type=importmap]')].some(({ textContent }) =>
    textContent.includes('"integrity"'),
  );
