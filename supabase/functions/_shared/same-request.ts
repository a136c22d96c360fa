/**
 * What makes two requests for a form the same one: equal content, the same partner, the same earlier
 * submission that it replaces and, where it counts, the same visitor. The widgets solve a proof of work for
 * this text, and the function verifies the proof and recognizes a repetition by it. So one solution admits
 * one lead, whatever else a request says.
 */
export function sameRequest(content: string, query: URLSearchParams, visitor = ''): string {
  return JSON.stringify([content, query.get('partner'), query.get('replaces'), visitor]);
}
