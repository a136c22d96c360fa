import { escapeXml } from '../../assets/escape-xml.ts';
import { brand } from '../../content/brand.ts';
import type { Redirect } from '../../content/redirects.ts';
import { shell } from '../../content/shell.ts';

/** Writes `_redirects`, which Netlify, Cloudflare Pages and `npm start` read. */
export const writeRedirects = (redirects: readonly Redirect[]): string =>
  redirects.map(({ from, to }) => `${encodeURI(from)} ${to} 301\n`).join('');

/** The lines for nginx, in the `server` block. The query of a campaign is kept. */
export const nginxRedirects = (redirects: readonly Redirect[]): string[] =>
  redirects.map(
    ({ from, to }) => `  location = "${from}" { return 301 "${withQuery(to, '$is_args$args')}"; }`,
  );

/** Adds the visitor's query, as the server's settings write it, to an address that has no query. */
export function withQuery(address: string, query: string): string {
  const [path, fragment] = address.split('#');
  return address.includes('?') ? address : `${path}${query}${fragment ? `#${fragment}` : ''}`;
}

/** A page for each old address, by path: for a host that reads no file with redirects. */
export const forwardingPages = (redirects: readonly Redirect[]): Record<string, string> =>
  Object.fromEntries(redirects.map(({ from, to }) => [`${from}.html`, forwardTo(to)]));

function forwardTo(address: string): string {
  const href = escapeXml(address);
  return [
    `<!doctype html><html lang="${shell.language}"><head><meta charset="utf-8">`,
    `<title>${brand.name}</title><meta name="robots" content="noindex">`,
    `<link rel="canonical" href="${escapeXml(new URL(address, brand.site).href)}">`,
    `<meta http-equiv="refresh" content="0; url=${href}"></head>`,
    `<body><p><a href="${href}">${href}</a></p></body></html>\n`,
  ].join('\n');
}
