import { plainText } from './plain-text.ts';

/**
 * What the HTML standard allows in `<input type="email">`, and letters of every language before the @:
 * https://html.spec.whatwg.org/#valid-email-address. `=?` is not allowed: mail programs read
 * `=?utf-8?q?…?=` in a header as an encoding of other text (RFC 2047), so a reply would go to another
 * address.
 */
const pattern =
  /^(?!.*=\?)[\p{L}\p{M}\p{N}.!#$%&'*+/=?^_`{|}~-]+@[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?)*$/iu;
const domainInUnicode = /(?<=@)(?=.*[^\0-\x7f])[\p{L}\p{M}\p{N}.-]+$/u;

/**
 * The email address with its domain in ASCII, as mail servers need it: `a@xn--mller-kva.de` for
 * `a@müller.de`. Undefined if the text is no email address. Browsers disagree about such domains in
 * `<input type="email">`, so the forms and the function all use this rule.
 */
export function toEmailAddress(text: string): string | undefined {
  const address = addressText(text).replace(domainInUnicode, toAscii);
  return pattern.test(address) ? address : undefined;
}

/** Zero-width joiners and no-break spaces, which other texts may contain, but no address does. */
const joinersAndSpaces = /[\u200c-\u200d\u00a0\u202f]/g;

/** Removes invisible characters and no-break spaces from what was typed or pasted as an address. */
export const addressText = (text: string): string => plainText(text.replace(joinersAndSpaces, ''));

/** Whether the whole text is an email address. */
export function isEmailAddress(text: string): boolean {
  return toEmailAddress(text) !== undefined;
}

function toAscii(domain: string): string {
  try {
    return new URL(`http://${domain}`).hostname;
  } catch {
    return domain;
  }
}
