import { existsSync, readFileSync } from 'node:fs';

const manifest = `${process.env.OUT_DIR ?? 'dist'}/.vite/manifest.json`;
const isServing = process.env.ELEVENTY_RUN_MODE === 'serve';

/** The scripts of every page: the built files or, on the development server, the source files. */
export const scripts: string[] = [scriptUrl('site/scripts/shell.ts'), '/widgets/v1/hire.js'];

function scriptUrl(source: string): string {
  if (isServing || !existsSync(manifest)) return `/${source}`;
  return `/${JSON.parse(readFileSync(manifest, 'utf8'))[source].file}`;
}
