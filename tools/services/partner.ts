import { readFileSync } from 'node:fs';
import type { RequestListener } from 'node:http';
import { listen, type RunningService } from './listen.ts';

interface PartnerOptions {
  readonly port: number;
  readonly sitePort: number;
  readonly functionPort: number;
  readonly schedulerPort: number;
}

const files: Readonly<Record<string, readonly [name: string, type: string]>> = {
  '/': ['page.html', 'text/html'],
  '/widgets': ['widgets.html', 'text/html'],
  '/popover': ['popover.html', 'text/html'],
  '/partner.css': ['partner.css', 'text/css'],
  '/logo.svg': ['logo.svg', 'image/svg+xml'],
  '/studio.svg': ['studio.svg', 'image/svg+xml'],
};

/**
 * Serves a partner's pages on an origin of their own: with the two lines of markup that embed a
 * widget, under the strictest Content-Security-Policy that the widgets support.
 */
export function servePartner({ port, ...ports }: PartnerOptions): Promise<RunningService> {
  const site = `http://localhost:${ports.sitePort}`;
  const calendar = `http://localhost:${ports.schedulerPort}`;
  const policy = policyFor(site, `http://localhost:${ports.functionPort}`, calendar);
  const addresses = { 'https://HOST': site, 'https://CALENDAR': calendar };
  return listen(port, servePages(addresses, policy));
}

/** Replaces the placeholder addresses in each file with those of this machine. */
function servePages(addresses: Readonly<Record<string, string>>, policy: string): RequestListener {
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
    const body = type === 'text/html' ? renderPage(read(name)) : read(name);
    response.end(Object.entries(addresses).reduce((text, pair) => text.replaceAll(...pair), body));
  };
}

/** Puts the title and the content of a page into the layout that all pages share. */
function renderPage(page: string): string {
  const [head = '', main = ''] = page.split(/^(?=<main)/m);
  return read('layout.html')
    .replace('<!-- head -->', () => head.trim())
    .replace('<!-- main -->', () => main.trim());
}

function policyFor(site: string, api: string, calendar: string): string {
  return [
    "default-src 'none'",
    `script-src ${site}`,
    "style-src 'self'",
    "img-src 'self'",
    `connect-src ${api}`,
    `frame-src ${calendar}`,
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
