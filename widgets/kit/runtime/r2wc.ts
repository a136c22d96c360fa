/**
 * What `@r2wc/react-to-web-component` means in the bundle that visitors download: the part of it that
 * kit/define.ts builds on, for 0.2 kB brotli against 1.4. Attributes, properties, methods and events,
 * the rest of r2wc, are what define.ts hardens and so does itself. tests/embed/ holds the two alike.
 */
import { type ComponentType, createElement } from 'preact';
import { createRoot } from './react-dom-client.ts';

/** On a server there are no elements, and nothing to build on. */
const Element = globalThis.HTMLElement ?? Object;

export default (Component: ComponentType<{ container: ShadowRoot }>) =>
  class extends Element {
    readonly #container = this.attachShadow({ mode: 'open' });
    readonly #root = createRoot(this.#container);

    connectedCallback() {
      this.#root.render(createElement(Component, { container: this.#container }));
    }

    disconnectedCallback() {
      this.#root.unmount();
    }
  };
