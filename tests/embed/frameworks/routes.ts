import { createElement, Fragment } from 'react';
import { createRoot } from 'react-dom/client';
import { createHashRouter, RouterProvider } from 'react-router';

/** The tags to show, one inside the other: `?tags=hire-popover,hire-get-matched`. */
const tags = new URLSearchParams(location.search).get('tags')?.split(',') ?? [];
const widget = tags.reduceRight<ReturnType<typeof createElement> | null>(
  (child, tag) => createElement(tag, { partner: 'acme' }, child),
  null,
);

/** An app with two routes that each render the same widget, and one without it. */
const router = createHashRouter([
  { path: '/', element: createElement('main', null, createElement('h1', null, 'One'), widget) },
  {
    path: '/two',
    element: createElement(Fragment, null, createElement('h1', null, 'Two'), widget),
  },
  { path: '/none', element: createElement('h1', null, 'None') },
]);

createRoot(document.getElementById('app') as HTMLElement).render(
  createElement(RouterProvider, { router }),
);
