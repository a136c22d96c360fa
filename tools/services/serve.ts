import { existsSync, readFileSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { join } from 'node:path';
import compression from '@polka/compression';
import sirv from 'sirv';
import { type HeaderRule, readHeaderRules } from './header-rules.ts';
import { listen, type RunningService } from './listen.ts';

/**
 * Brotli and gzip at a level that a CDN uses for what it compresses on request, so that times are
 * realistic. The types are those of the package and `application/feed+json`.
 */
const compress = compression({ brotli: true, level: 4, mimes: /text|javascript|json|xml/i });

/**
 * Serves the built site on this machine the way its CDN will: with the headers in `_headers` and
 * the redirects in `_redirects`, compressed, and `/get-matched` from `get-matched.html`.
 */
export async function serveSite({
  port,
  directory,
}: {
  port: number;
  directory: string;
}): Promise<RunningService> {
  const serveFile = sirv(directory, {
    // Read the disk on every request, so that a new build shows without a restart.
    dev: true,
    etag: true,
    extensions: ['html'],
    setHeaders: (response, pathname) => applyRules(readRules(directory), response, pathname),
  });
  return listen(port, (request, response) => {
    response.setHeader('Vary', 'Accept-Encoding');
    const target = redirectOf(directory, request.url ?? '/');
    if (target) {
      response.writeHead(301, { Location: target }).end();
      return;
    }
    compress(request, response, () => {
      serveFile(request, response, () => sendNotFound(response, directory));
    });
  });
}

/** Reads the rules on every request too, because each build writes them anew. */
function readRules(directory: string): readonly HeaderRule[] {
  const file = join(directory, '_headers');
  return existsSync(file) ? readHeaderRules(readFileSync(file, 'utf8')) : [];
}

/** Where an old address leads, according to `_redirects`, which Netlify and Cloudflare also read. */
export function redirectOf(directory: string, url: string): string | undefined {
  const file = join(directory, '_redirects');
  if (!existsSync(file)) return undefined;
  const [path, query] = url.split('?');
  const rules = readFileSync(file, 'utf8').split('\n');
  const [, target] = rules.map((rule) => rule.split(' ')).find(([from]) => from === path) ?? [];
  if (!target || !query || target.includes('?')) return target;
  return target.replace(/(?=#)|$/, `?${query}`);
}

function applyRules(
  rules: readonly HeaderRule[],
  response: ServerResponse,
  pathname: string,
): void {
  response.setHeader('Cache-Control', 'no-cache');
  for (const { path, headers } of rules) {
    if (!path.test(pathname)) continue;
    for (const [name, value] of headers) response.setHeader(name, value);
  }
}

function sendNotFound(response: ServerResponse, directory: string): void {
  const page = join(directory, '404.html');
  applyRules(readRules(directory), response, '/404');
  response.writeHead(404, { 'Content-Type': 'text/html;charset=utf-8' });
  response.end(existsSync(page) ? readFileSync(page) : 'Not found');
}
