/** The URL of a page on the origin that served this script. */
export function ownUrl(path: string): string {
  // In a variable, because Vite takes `new URL(…, import.meta.url)` for the address of an asset.
  const scriptUrl = import.meta.url;
  return new URL(path, scriptUrl).href;
}

const warned = new Set<string>();

/**
 * The privacy notice's URL: the host's if it is http(s), else `/privacy` on the origin that served
 * this script, whose newsletter it is. A `javascript:` URL would run as a script.
 */
export function privacyUrl(given: string | undefined): string {
  if (given === undefined) return ownUrl('/privacy');
  const url = URL.canParse(given, document.baseURI) && new URL(given, document.baseURI);
  if (url && /^https?:$/.test(url.protocol)) return url.href;
  // Warn once: a view calls this on each render.
  if (!warned.has(given))
    console.warn('hire: privacy-url is not an http(s) address and is ignored');
  warned.add(given);
  return privacyUrl(undefined);
}
