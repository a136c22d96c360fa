/** What `react/jsx-runtime` means in the bundle that visitors download: smaller than Preact's own. */
import { createElement, Fragment } from 'preact';

const create = createElement as (type: unknown, props: object | null) => unknown;

const jsx = (type: unknown, props: object | null, key?: unknown) =>
  create(type, key === undefined ? props : { ...props, key });

export { Fragment, jsx, jsx as jsxs };
