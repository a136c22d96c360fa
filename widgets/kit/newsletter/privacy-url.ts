import { parseUrl } from '../parse-url.ts';

/** The URL of a page of the site that the widgets come from. */
export const ownUrl = (path: string): string => `${__SITE_URL__}${path}`;

const warned = new Set<string>();

/**
 * The privacy notice's URL: the host's if it is http(s), else that of the site that sends the
 * newsletter. A `javascript:` URL would run as a script.
 */
export function privacyUrl(given: string | undefined): string {
  if (given === undefined) return ownUrl('/privacy');
  const url = parseUrl(given, document.baseURI);
  if (url && /^https?:$/.test(url.protocol)) return url.href;
  // Warn once: a view calls this on each render.
  if (!warned.has(given))
    console.warn('hire: privacy-url is not an http(s) address and is ignored');
  warned.add(given);
  return privacyUrl(undefined);
}
