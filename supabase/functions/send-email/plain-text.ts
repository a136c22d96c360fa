const lineBreaks = /\r\n?|[\u0085\u2028\u2029]/g;
const controls = /(?![\n\t])\p{Cc}/gu;
const bidiOverrides = /[\u202a-\u202e\u2066-\u2069]/g;
const loneSurrogates = /\p{Cs}/gu;
/** Any of them, or an emoji: hardly any text has one, and without `u` it is found out in no time. */
const unwanted =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are looked for
  /[\0-\x08\x0b-\x1f\x7f-\x9f\u2028-\u202e\u2066-\u2069\ud800-\udfff]/;

/**
 * The text without what no person types and no reader sees: control characters, overrides of the
 * writing direction (they make an address read backwards) and halves of characters (Postgres and
 * mail programs refuse them). Line breaks become `\n`.
 */
export function plainText(text: string): string {
  if (!unwanted.test(text)) return text.trim();
  return text
    .replace(lineBreaks, '\n')
    .replace(controls, '')
    .replace(bidiOverrides, '')
    .replace(loneSurrogates, '')
    .trim();
}

/** The same on one line, which is what keeps a header from being continued by a visitor. */
export function oneLine(text: string): string {
  return plainText(text).replace(/\s+/g, ' ');
}

/** One line of at most `length` units, ending in an ellipsis where something was cut. */
export function shorten(text: string, length: number): string {
  const line = oneLine(text);
  return line.length <= length ? line : `${plainText(line.slice(0, length - 1))}…`;
}
