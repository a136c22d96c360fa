/** What `react/jsx-runtime` means in the bundle that visitors download: 0.2 kB less than Preact's. */
import { createElement, Fragment } from 'preact';

const jsx: typeof createElement = (type: never, props: object | null, key?: unknown) =>
  createElement(type, key === undefined ? props : { ...props, key });

export { Fragment, jsx, jsx as jsxs };
