const lineBreaks = /\r\n?|[\u0085\u2028\u2029]/g;
const controls = /(?![\n\t])\p{Cc}/gu;
const bidiOverrides = /[\u202a-\u202e\u2066-\u2069]/g;
const loneSurrogates = /\p{Cs}/gu;
/** Characters that pasted text may contain: zero-width and no-break spaces, soft hyphens. */
const pastedSpaces = /[\u00a0\u00ad\u200b-\u200f\u202f\u2060\ufeff]/g;

/**
 * Removes invisible characters: control characters, bidirectional overrides (which can make an
 * address read backwards) and lone surrogates (which Postgres and mail programs reject). Line breaks
 * become `\n`.
 */
export function plainText(text: string): string {
  return text
    .replace(lineBreaks, '\n')
    .replace(controls, '')
    .replace(bidiOverrides, '')
    .replace(loneSurrogates, '')
    .trim();
}

/** Like `plainText`, on one line, so that a visitor cannot inject a mail header. */
export function oneLine(text: string): string {
  return plainText(text).replace(/\s+/g, ' ');
}

/** Removes the invisible characters that a pasted email address may contain. */
export function addressText(text: string): string {
  return plainText(text.replace(pastedSpaces, ''));
}

/**
 * The same text, with an invisible space where a mail program would see an address and make it a link: after
 * the dots of `evil.example`, and in `https://`.
 */
export function unlinked(text: string): string {
  return text.replace(/\.(?=\p{L})|:(?=\/)/gu, '$&\u200b');
}

/** One line of at most `length` UTF-16 units, with an ellipsis if it was cut. */
export function shorten(text: string, length: number): string {
  const line = oneLine(text);
  return line.length <= length ? line : `${plainText(line.slice(0, length - 1))}…`;
}
