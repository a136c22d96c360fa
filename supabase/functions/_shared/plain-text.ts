const lineBreaks = /\r\n?|[\u0085\u2028\u2029]/g;
const wideSpaces = /[\u00a0\u202f]/g;
/**
 * Control characters, marks and overrides of the text direction, which can make a text read backwards,
 * and characters without a width. Not the zero-width joiner and non-joiner (U+200C and U+200D), because
 * words in Persian and emoji contain them.
 */
const invisible =
  /(?![\n\t])\p{Cc}|[\u00ad\u061c\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/gu;
/** Halves of a character in UTF-16, which Postgres and mail programs reject. */
const loneSurrogates = /\p{Cs}/gu;

/**
 * Removes the invisible characters from what a visitor typed or pasted. Line breaks become `\n`, and
 * no-break spaces become spaces. The forms and the function all use this rule.
 */
export const plainText = (text: string): string =>
  text
    .replace(lineBreaks, '\n')
    .replace(wideSpaces, ' ')
    .replace(invisible, '')
    .replace(loneSurrogates, '')
    .trim();
