import { existsSync, readFileSync } from 'node:fs';

const outDir = process.env.OUT_DIR ?? 'dist';
const manifest = `${outDir}/.vite/manifest.json`;
const isServing = process.env.ELEVENTY_RUN_MODE === 'serve';

/** The scripts of every page: the built files or, on the development server, the source files. */
export const scripts: string[] = [scriptUrl('site/scripts/shell.ts'), '/widgets/v1/hire.js'];

/** The text of the inline script of every page, whose hash the Content-Security-Policy contains. */
export const earlyScript: string = isServing ? '' : readBuilt('site/scripts/early.ts');

function scriptUrl(source: string): string {
  return isServing || !existsSync(manifest) ? `/${source}` : `/${builtFile(source)}`;
}

function readBuilt(source: string): string {
  return existsSync(manifest) ? readFileSync(`${outDir}/${builtFile(source)}`, 'utf8').trim() : '';
}

function builtFile(source: string): string {
  return JSON.parse(readFileSync(manifest, 'utf8'))[source].file;
}
