import { createServer } from 'vite';

/** Reads the site's modules through Vite: once for a build, anew for every edit while serving. */
export function createLoader(isServing) {
  let vite;
  let site;

  async function load() {
    vite ??= await open(isServing);
    vite.moduleGraph.invalidateAll();
    try {
      site = await vite.ssrLoadModule('/site/build.ts');
      return site;
    } finally {
      // An open Vite keeps the process alive, also after a build that failed.
      if (!isServing || !site) await vite.close();
    }
  }

  function serve(request, response, next) {
    if (request.url === '/widgets/v1/hire.js') request.url = '/widgets/hire.ts';
    vite.middlewares(request, response, next);
  }

  return { load, serve, close: () => vite?.close() };
}

const open = (isServing) =>
  createServer({
    mode: isServing ? 'development' : 'production',
    logLevel: 'warn',
    server: { middlewareMode: true, ws: false },
    optimizeDeps: { noDiscovery: !isServing },
  });
