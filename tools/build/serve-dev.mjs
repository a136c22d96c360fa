import './explain-failure.mjs';
import { existsSync, readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { Eleventy } from '@11ty/eleventy';
import sirv from 'sirv';
import { createServer } from 'vite';
import { bundleEditor } from '../../site/build/editor/bundle.js';
import { loadSiteFrom, site } from '../../site/build/load-site.js';
import { loaderPath } from '../../site/content/loader.ts';
import { redirectOf } from '../services/serve.ts';

// Serves the site to somebody who edits it. Vite serves the scripts from their sources, and calls the
// plugin below after each change.

/**
 * vanilla-extract has a file watcher of its own that cannot be awaited: this gives it time to see the
 * change. Files that are saved within this time are built together.
 */
const DELAY_MS = 80;

const output = process.env.OUT_DIR;
const serveFile = sirv(output, { dev: true, extensions: ['html'] });

const server = await createServer({
  mode: 'development',
  logLevel: 'warn',
  server: {
    host: 'localhost',
    port: Number(process.env.SITE_PORT),
    strictPort: true,
    watch: { ignored: ['**/{.cache,dist,docs,tests}/**'] },
  },
  plugins: [writePages()],
  // Finds all packages at the start. One that is found later would give the page a second Preact.
  optimizeDeps: {
    entries: ['widgets/**/*.{ts,tsx}', 'site/{scripts,embed-builder/script}/**/*.ts'],
  },
});
await server.listen();

/** Writes all pages at the start and after each change, then reloads the browser or shows the error. */
function writePages() {
  let vite;
  let isWaiting = false;
  let written = Promise.resolve();
  /** The error of the last build, also for pages that are opened or reloaded later. */
  let problem;

  function writeSoon() {
    if (isWaiting) return;
    isWaiting = true;
    written = Promise.all([written, wait(DELAY_MS)]).then(() => {
      isWaiting = false;
      return write();
    });
  }

  async function write() {
    problem = undefined;
    try {
      await new Eleventy(undefined, undefined, { quietMode: true }).write();
      const faults = site.listFaults();
      if (faults.length > 0) throw new Error(faults.join('\n'));
      vite.ws.send({ type: 'full-reload' });
    } catch (error) {
      const { message, stack } = error.originalError ?? error;
      problem = { type: 'error', err: { message, stack } };
      vite.ws.send(problem);
    }
  }

  return {
    name: 'write-pages',
    /** Vite also calls this when it restarts because its configuration was edited. */
    configureServer(started) {
      vite = started;
      loadSiteFrom(vite);
      vite.ws.on('connection', () => problem && vite.ws.send(problem));
      writeSoon();
      vite.middlewares.use(async (request, response, next) => {
        await written;
        serveWritten(request, response, next);
      });
      return () => vite.middlewares.use(serveMissing);
    },
    hotUpdate: {
      order: 'post',
      handler() {
        if (this.environment.name !== 'client') return;
        writeSoon();
        // Vite itself would reload the browser before the pages are written.
        return [];
      },
    },
  };
}

/** Serves the pages and pictures in the output folder. Vite serves the rest: the source files. */
async function serveWritten(request, response, next) {
  if (request.url === loaderPath) request.url = '/widgets/hire.ts';
  if (request.url === '/embed/frame/frame.js') request.url = '/site/scripts/frame.ts';
  const target = redirectOf(output, request.url);
  if (target) return response.writeHead(302, { Location: target }).end();
  // The editor is bundled when somebody opens it.
  if (request.url.startsWith('/admin/')) await bundleEditor(output);
  serveFile(request, response, next);
}

/** Without pages, because the first build failed, a script of Vite shows the error. */
function serveMissing(_, response) {
  const page = `${output}/404.html`;
  const withError = '<!doctype html><script type="module" src="/@vite/client"></script>';
  response.writeHead(404, { 'Content-Type': 'text/html' });
  response.end(existsSync(page) ? readFileSync(page) : withError);
}
