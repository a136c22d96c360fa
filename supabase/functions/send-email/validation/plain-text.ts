const lineBreaks = /\r\n?|[\u0085\u2028\u2029]/g;
const controls = /(?![\n\t])\p{Cc}/gu;
const bidiOverrides = /[\u202a-\u202e\u2066-\u2069]/g;
const loneSurrogates = /\p{Cs}/gu;
/** Spaces that copying brings along: zero-width ones, soft hyphens and no-break spaces. */
const pastedSpaces = /[\u00a0\u00ad\u200b-\u200f\u202f\u2060\ufeff]/g;

/**
 * Removes what no person types and no reader sees: control characters, overrides of the writing
 * direction (they make an address read backwards) and halves of characters (Postgres and mail
 * programs refuse them). Line breaks become `\n`.
 */
export function plainText(text: string): string {
  return text
    .replace(lineBreaks, '\n')
    .replace(controls, '')
    .replace(bidiOverrides, '')
    .replace(loneSurrogates, '')
    .trim();
}

/** The same on one line, so that a visitor cannot add a line to a mail's header. */
export function oneLine(text: string): string {
  return plainText(text).replace(/\s+/g, ' ');
}

/** An e-mail address without the invisible characters that copying brings along. */
export function addressText(text: string): string {
  return plainText(text.replace(pastedSpaces, ''));
}

/** One line of at most `length` units, ending in an ellipsis where something was cut. */
export function shorten(text: string, length: number): string {
  const line = oneLine(text);
  return line.length <= length ? line : `${plainText(line.slice(0, length - 1))}…`;
}
