import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';

let load = bundle;

/**
 * The exports of site/build/render-site.ts, which Node cannot load: it is TSX and styles. Eleventy keeps
 * compiled layouts from one run to the next, so all runs share this variable.
 */
export let site;

/** Loads the site again, for a new run of Eleventy. */
export async function loadSite() {
  site = await load();
}

/** Lets `npm run dev` load it from a server instead, which knows what was edited. */
export function loadSiteFrom(server) {
  load = () => server.ssrLoadModule('/site/build/render-site.ts');
}

/** Bundles the site into one module, which takes half the time of `ssrLoadModule`. */
async function bundle() {
  await mkdir('.cache', { recursive: true });
  const outDir = await mkdtemp(join('.cache', 'site-'));
  try {
    await build({ logLevel: 'warn', build: { ssr: true, outDir } });
    return await import(pathToFileURL(resolve(outDir, 'render-site.mjs')).href);
  } finally {
    await rm(outDir, { recursive: true });
  }
}
