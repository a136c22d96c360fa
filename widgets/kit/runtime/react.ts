/**
 * Replaces `react` in the bundle: the exports that the widgets use, from Preact and its hooks.
 * `preact/compat` has all of React's exports and is 3.3 kB larger.
 */
import { createElement, Fragment } from 'preact';

export { useLayoutEffect, useRef, useState } from 'preact/hooks';
export { createElement, Fragment };
/** For r2wc, which uses React's default export. */
export default { createElement };
