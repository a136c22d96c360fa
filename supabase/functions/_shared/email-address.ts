/**
 * The pattern of the HTML standard, so that the function accepts exactly what a browser's
 * `<input type="email">` accepts: https://html.spec.whatwg.org/#valid-email-address
 */
const pattern =
  /^[\w.!#$%&'*+/=?^`{|}~-]+@[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?)*$/i;

/** Whether the whole text is an email address. */
export function isEmailAddress(text: string): boolean {
  return pattern.test(text);
}
