import { plainText } from '../../_shared/plain-text.ts';

/** Like `plainText`, on one line, so that a visitor cannot inject a mail header. */
export function oneLine(text: string): string {
  return plainText(text).replace(/\s+/g, ' ');
}

/**
 * The same text, with an invisible character (U+200C) after the dots of `evil.example` and the colon of
 * `https://`, so that no mail program makes an address in it a link.
 */
export function unlinked(text: string): string {
  return text.replace(/\.(?=\p{L})|:(?=\/)/gu, '$&\u200c');
}

/** One line of at most `length` UTF-16 units, with an ellipsis if it was cut. */
export function shorten(text: string, length: number): string {
  const line = oneLine(text);
  return line.length <= length ? line : `${plainText(line.slice(0, length - 1))}…`;
}
