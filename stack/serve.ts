import { existsSync, readFileSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { join } from 'node:path';
import sirv from 'sirv';
import { compressed } from './compressed.ts';
import { listen, type Running } from './listen.ts';

interface Rule {
  readonly path: RegExp;
  readonly headers: Readonly<Record<string, string>>;
}

const forEver = { 'Cache-Control': 'public, max-age=31536000, immutable' };
const briefly = { 'Cache-Control': 'public, max-age=300' };

/** What a CDN is to send with which path; a later rule wins over an earlier one. */
const rules: readonly Rule[] = [
  {
    path: /^/,
    headers: {
      'Cache-Control': 'no-cache',
      'Referrer-Policy': 'strict-origin-when-cross-origin',
      'X-Content-Type-Options': 'nosniff',
      // A Content-Security-Policy for our own pages belongs here.
    },
  },
  {
    path: /^\/widgets\//,
    headers: { 'Access-Control-Allow-Origin': '*', 'Cross-Origin-Resource-Policy': 'cross-origin' },
  },
  { path: /^\/widgets\/v\d+\//, headers: briefly },
  { path: /^\/widgets\/\d+\.\d+\.\d+\//, headers: forEver },
  { path: /^\/(assets|widgets)\/.*-[\w-]{8}\.\w+$/, headers: forEver },
];

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
    setHeaders: applyRules,
  });
  const handle = compressed((request, response) => {
    find(request, response, () => sendMissing(response, directory));
  });
  return listen(port, handle);
}

function applyRules(response: ServerResponse, pathname: string): void {
  for (const { path, headers } of rules) {
    if (!path.test(pathname)) continue;
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
  }
}

function sendMissing(response: ServerResponse, directory: string): void {
  const page = join(directory, '404.html');
  applyRules(response, '/404');
  response.writeHead(404, { 'Content-Type': 'text/html;charset=utf-8' });
  response.end(existsSync(page) ? readFileSync(page) : 'Not found');
}
