/**
 * Returns a text that is equal for two requests that count as one lead: they have the same content, the same
 * partner, the same earlier submission that they replace and, if one is given, the same visitor. The widgets
 * solve a proof of work for this text, and the function verifies the proof and recognizes a repetition by
 * it. So one solution is enough for one lead only, whatever else a request contains.
 */
export function sameRequest(content: string, query: URLSearchParams, visitor = ''): string {
  return JSON.stringify([content, query.get('partner'), query.get('replaces'), visitor]);
}
