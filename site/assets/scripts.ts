import { existsSync, readFileSync } from 'node:fs';
import { loaderPath } from '../content/loader.ts';

const outDir = process.env.OUT_DIR ?? 'dist';
const manifest = `${outDir}/.vite/manifest.json`;
const early = `${outDir}/.vite/early.js`;
const isServing = import.meta.env.DEV;

/** The scripts of every page: the built files or, on the development server, the source files. */
export const scripts: string[] = [
  // Shows the errors of the build, and reloads the page after an edit.
  ...(isServing ? ['/@vite/client'] : []),
  scriptUrl('site/scripts/shell.ts'),
  loaderPath,
];

/** The text of the inline script of every page, whose hash the Content-Security-Policy contains. */
export const earlyScript: string =
  !isServing && existsSync(early) ? readFileSync(early, 'utf8').trim() : '';

function scriptUrl(source: string): string {
  if (isServing || !existsSync(manifest)) return `/${source}`;
  return `/${JSON.parse(readFileSync(manifest, 'utf8'))[source].file}`;
}
