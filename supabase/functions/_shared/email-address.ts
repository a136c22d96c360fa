/**
 * The pattern of the HTML standard, so that the function accepts just what a browser's own
 * `<input type="email">` accepts: https://html.spec.whatwg.org/#valid-e-mail-address
 */
const pattern =
  /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*$/;

/** Whether a text is an e-mail address, and nothing besides. */
export function isEmailAddress(text: string): boolean {
  return pattern.test(text);
}
