const lineBreaks = /\r\n?|[\u0085\u2028\u2029]/g;
const wideSpaces = /[\u00a0\u202f]/g;
/**
 * Control characters, marks and overrides of the text direction, which can make a text read backwards,
 * and characters without a width. Two of these stay: words in Persian and emoji are joined with them.
 */
const invisible =
  /(?![\n\t])\p{Cc}|[\u00ad\u061c\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/gu;
/** Postgres and mail programs reject them. */
const loneSurrogates = /\p{Cs}/gu;

/**
 * What a visitor typed or pasted without what nobody sees. The forms and the function all use this
 * rule. Line breaks become `\n`, and no-break spaces become spaces.
 */
export const plainText = (text: string): string =>
  text
    .replace(lineBreaks, '\n')
    .replace(wideSpaces, ' ')
    .replace(invisible, '')
    .replace(loneSurrogates, '')
    .trim();
