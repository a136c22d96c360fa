import { readFileSync } from 'node:fs';
import type { RequestListener } from 'node:http';
import { listen, type Running } from './listen.ts';

export interface PartnerOptions {
  readonly port: number;
  readonly sitePort: number;
  readonly functionPort: number;
}

const files: Readonly<Record<string, readonly [name: string, type: string]>> = {
  '/': ['page.html', 'text/html'],
  '/partner.css': ['partner.css', 'text/css'],
  '/logo.svg': ['logo.svg', 'image/svg+xml'],
  '/studio.svg': ['studio.svg', 'image/svg+xml'],
};

/**
 * Serves a page of somebody else's, on an origin of its own, with the two lines that a partner
 * pastes in and a policy as strict as any they may have.
 */
export function servePartner({ port, sitePort, functionPort }: PartnerOptions): Promise<Running> {
  const site = `http://localhost:${sitePort}`;
  const policy = policyFor(site, `http://localhost:${functionPort}`);
  return listen(port, answer(site, policy));
}

function answer(site: string, policy: string): RequestListener {
  return ({ url = '/' }, response) => {
    const { pathname } = new URL(url, 'http://localhost');
    const [name, type] = files[pathname] ?? [];
    if (!name)
      return void response.writeHead(404, { 'content-type': 'text/plain' }).end('Not found');
    response.writeHead(200, {
      'cache-control': 'no-store',
      'content-security-policy': policy,
      'content-type': `${type}; charset=utf-8`,
      'x-content-type-options': 'nosniff',
    });
    response.end(read(name).replaceAll('https://HOST', site));
  };
}

function policyFor(site: string, api: string): string {
  return [
    "default-src 'none'",
    `script-src ${site}`,
    "style-src 'self'",
    "img-src 'self'",
    `connect-src ${api}`,
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; ');
}

function read(name: string): string {
  return readFileSync(new URL(`partner/${name}`, import.meta.url), 'utf8');
}
