const refused = new Set<string>();

/**
 * The address of the privacy notice: the host's where it is http(s), else the one on the origin that
 * these files came from, for that is whose newsletter it is. A `javascript:` address would run.
 */
export function privacyUrl(given: string | undefined): string {
  const ours = import.meta.url;
  if (given === undefined) return new URL('/privacy', ours).href;
  const address = URL.canParse(given, document.baseURI) && new URL(given, document.baseURI);
  if (address && /^https?:$/.test(address.protocol)) return address.href;
  // A view asks whenever it is drawn.
  if (!refused.has(given))
    console.warn('hire: privacy-url is not an http(s) address and is ignored');
  refused.add(given);
  return privacyUrl(undefined);
}
