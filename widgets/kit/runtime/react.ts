/**
 * Replaces `react` in the bundle: the exports that the widgets and the site use, from Preact and its hooks.
 * `preact/compat` has all of React's exports and is 3.3 kB larger.
 */
import { createContext, createElement, Fragment } from 'preact';

export { useContext, useLayoutEffect, useRef, useState } from 'preact/hooks';
export { createContext, createElement, Fragment };
/** For r2wc, which uses React's default export. */
export default { createElement };
