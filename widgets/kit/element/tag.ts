/**
 * When hire.js loads the code of a tag on the page. Whatever it is, a press on an opener, a call of
 * `open()` and the attribute `open` load it at once.
 * - `near`: when it is less than half a window's height or width outside the window.
 * - `loaded`: when the page has loaded. A screen reader that stands in the element when its code arrives
 *   loses the place, and with `near` the code would arrive just when the reader does.
 * - `opened`: not before.
 * - `engaged`: when the visitor stays on the page, unless the newsletter popup was already shown.
 * - `found`: at once. Its children wait for it: they would otherwise be visible for a moment.
 */
export type LoadWhen = 'near' | 'loaded' | 'opened' | 'engaged' | 'found';

/** What the loader and the build of pages have to know of a widget, without its code. */
export interface Tag {
  readonly tag: `hire-${string}`;
  /** It has `open()`, `close()` and the attribute `open`. */
  readonly opens?: true;
  /** Nothing is visible before it is opened, so built pages do not prerender it. */
  readonly startsClosed?: true;
  readonly loadWhen: LoadWhen | ((element: Element) => LoadWhen);
}
