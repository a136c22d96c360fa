import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, createServer } from 'vite';

/** Loads the site with Vite: bundled for a build, and what an edit changed while serving. */
export function createLoader(isServing) {
  let vite;
  let site;

  async function load() {
    if (!isServing) return bundle();
    vite ??= await createViteServer();
    try {
      site = await vite.ssrLoadModule('/site/build/render-site.ts');
      return site;
    } finally {
      // If the first load fails, close Vite: an open server would keep the process alive.
      if (!site) await vite.close();
    }
  }

  /** Does what Vite's own watcher does, so that the next `load` cannot come before it. */
  async function invalidate(files) {
    for (const path of files) {
      const file = resolve(path);
      const environments = Object.values(vite.environments);
      const isKnown = environments.some(({ moduleGraph }) => moduleGraph.getModulesByFile(file));
      for (const { moduleGraph } of environments) {
        if (isKnown) moduleGraph.onFileChange(file);
        else if (/\.tsx?$/.test(file)) moduleGraph.invalidateAll();
      }
      for (const { handleHotUpdate } of vite.config.plugins) {
        await handleHotUpdate?.({ file, server: vite, timestamp: Date.now() });
      }
    }
  }

  function serve(request, response, next) {
    if (request.url === '/widgets/v1/hire.js') request.url = '/widgets/hire.ts';
    vite.middlewares(request, response, next);
  }

  return { load, invalidate, serve, close: () => vite?.close() };
}

/** Bundles the site into one module, which takes half the time of `ssrLoadModule`. */
async function bundle() {
  await mkdir('.cache', { recursive: true });
  const outDir = await mkdtemp(join('.cache', 'site-'));
  try {
    await build({ logLevel: 'warn', build: { ssr: true, outDir } });
    return await import(pathToFileURL(resolve(outDir, 'build.mjs')).href);
  } finally {
    await rm(outDir, { recursive: true });
  }
}

const createViteServer = () =>
  createServer({
    mode: 'development',
    logLevel: 'warn',
    server: { middlewareMode: true, hmr: false, ws: false },
    // Finds all packages at the start. One that is found later would give the page a second Preact.
    optimizeDeps: {
      entries: ['widgets/**/*.{ts,tsx}', 'site/{scripts,embed-builder/script}/**/*.ts'],
    },
  });
