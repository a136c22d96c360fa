import { existsSync, readFileSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { join } from 'node:path';
import sirv from 'sirv';
import { compressed } from './compressed.ts';
import { type HeaderRule, readHeaderRules } from './header-rules.ts';
import { listen, type Running } from './listen.ts';

/** Serves the built site on this machine as its CDN will: `/get-matched` is `get-matched.html`. */
export async function serveSite({
  port,
  directory,
}: {
  port: number;
  directory: string;
}): Promise<Running> {
  const find = sirv(directory, {
    // Looks at the disk every time, so that a new build shows without a new start.
    dev: true,
    etag: true,
    extensions: ['html'],
    setHeaders: (response, pathname) => applyRules(rulesOf(directory), response, pathname),
  });
  const handle = compressed((request, response) => {
    find(request, response, () => sendMissing(response, directory));
  });
  return listen(port, handle);
}

/** The rules that the build wrote for the host, read anew like every other file of it. */
function rulesOf(directory: string): readonly HeaderRule[] {
  const file = join(directory, '_headers');
  return existsSync(file) ? readHeaderRules(readFileSync(file, 'utf8')) : [];
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

function sendMissing(response: ServerResponse, directory: string): void {
  const page = join(directory, '404.html');
  applyRules(rulesOf(directory), response, '/404');
  response.writeHead(404, { 'Content-Type': 'text/html;charset=utf-8' });
  response.end(existsSync(page) ? readFileSync(page) : 'Not found');
}
