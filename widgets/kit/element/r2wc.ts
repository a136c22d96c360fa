/**
 * All that the widgets rely on inside @r2wc/react-to-web-component 2.1.1 and @r2wc/core 1.3.1, which it
 * uses. package-lock.json pins both; check these points when you update them:
 *
 * - The constructor calls the element's `attachShadow`. A subclass overrides it, to read a prerendered
 *   view, which a second call empties, and to add options, because r2wc passes on the mode only.
 * - `container`, a field, is where the component is rendered. It may be replaced while nothing is. The
 *   component's prop of the same name is the shadow root, and stays so.
 * - `connectedCallback` renders before it returns. `disconnectedCallback` removes the view, and the next
 *   `connectedCallback` renders a new one. A subclass decides when to call them.
 * - Without the option `props` it has no attributes and no properties of its own. Ours differ: one of its
 *   booleans is true only if the text begins with t, y or a digit from 1 to 9, a removed attribute keeps
 *   its value, invalid JSON throws, and a property that was set before the definition is lost.
 * - It calls `createElement` of React's default export, and `createRoot` of `react-dom/client`. Both are
 *   in kit/runtime.
 *
 * Defining a tag twice, rendering only while the element is in the document, and events are left to the
 * subclass as well: see define.ts.
 */
import r2wc from '@r2wc/react-to-web-component';
import { type ComponentType, createElement } from 'react';

/** The members of r2wc's class that a subclass uses or overrides. */
export interface R2wcElement extends HTMLElement {
  container: Element | ShadowRoot;
  connectedCallback(): void;
  disconnectedCallback(): void;
}

/**
 * Creates the class of an element that renders a component in an open shadow root. A server that imports
 * the npm package has no `HTMLElement` to extend, and gets a class that does nothing.
 */
export function createR2wcClass(
  View: ComponentType<{ element: HTMLElement }>,
): new () => R2wcElement {
  if (typeof HTMLElement === 'undefined') return Object as unknown as new () => R2wcElement;
  const Root = ({ container }: { container: ShadowRoot }) =>
    createElement(View, { element: container.host as HTMLElement });
  return r2wc(Root as ComponentType, { shadow: 'open' }) as unknown as new () => R2wcElement;
}
