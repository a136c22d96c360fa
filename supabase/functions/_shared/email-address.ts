/**
 * The pattern of the HTML standard, so that the function accepts just what a browser's own
 * `<input type="email">` accepts: https://html.spec.whatwg.org/#valid-e-mail-address
 */
const pattern =
  /^[\w.!#$%&'*+/=?^`{|}~-]+@[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?)*$/i;

/** Whether a text is an e-mail address, and nothing besides. */
export function isEmailAddress(text: string): boolean {
  return pattern.test(text);
}
