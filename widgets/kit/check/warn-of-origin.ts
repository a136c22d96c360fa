/**
 * Imported when a visitor first uses a form on another site than ours: says in the console, once, if forms
 * from there are not accepted. Otherwise a partner would learn it only from a form that was not sent.
 */
import { askWhetherAllowed, originAdvice } from './judge.ts';

if ((await askWhetherAllowed(origin)) === false) {
  console.warn(`hire: forms from this page will not be accepted. ${originAdvice(origin)}`);
}
