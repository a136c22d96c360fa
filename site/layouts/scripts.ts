import { existsSync, readFileSync } from 'node:fs';

const manifest = `${process.env.OUT_DIR ?? 'dist'}/.vite/manifest.json`;
const isServing = process.env.ELEVENTY_RUN_MODE === 'serve';

/** What a page loads: as Vite built it or, while serving, as Vite reads it from the source. */
export const scripts: string[] = [addressOf('site/scripts/shell.ts'), '/widgets/v1/hire.js'];

function addressOf(source: string): string {
  if (isServing || !existsSync(manifest)) return `/${source}`;
  return `/${JSON.parse(readFileSync(manifest, 'utf8'))[source].file}`;
}
