/**
 * What `react` means in the bundle: the names that the widgets use, from Preact and its hooks.
 * `preact/compat` has all of them, and would cost each page 3.3 kB more.
 */
import { createElement, Fragment } from 'preact';

export { useLayoutEffect, useRef, useState } from 'preact/hooks';
export { createElement, Fragment };
/** For r2wc, which imports React as a default. */
export default { createElement };
