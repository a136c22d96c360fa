/**
 * What `react` means in the bundle that visitors download: the few names that the widgets use, on
 * Preact. `preact/compat` would cost each page 3.2 kB brotli more. tests/embed/ holds both runtimes to
 * the same behaviour.
 */
export { createElement, Fragment } from 'preact';
export { useLayoutEffect, useRef, useState } from './hooks.ts';
