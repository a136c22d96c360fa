const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Escapes text for XML content and double-quoted attributes. */
export const escapeXml = (text: string): string =>
  text.replace(/[&<>"]/g, (letter) => entities[letter] ?? letter);
