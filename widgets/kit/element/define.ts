import r2wc from '@r2wc/react-to-web-component';
import { type ComponentType, createElement, useLayoutEffect } from 'react';
import { useStore } from 'zustand';
import { loadLanguage } from '../languages/load-language.ts';
import { openOnPress } from '../press/press.ts';
import { LANGUAGE_DEADLINE_MS } from '../times.ts';
import { type AttributeKinds, attributeName, readAttribute } from './attributes.ts';
import { adoptSheets } from './sheets.ts';
import { createInstance, type Instance, type Widget } from './widget.ts';

/**
 * Registers a widget as a custom element, and returns the element's class. On a server, which has no
 * custom elements, it registers nothing; a second definition of a tag is only logged.
 *
 * The element is r2wc's, with these additions, which tests/embed/define.spec.ts checks:
 * - Properties set before the element is defined are read.
 * - A boolean attribute is true when it is present, and a removed attribute resets its property.
 * - Invalid JSON is logged and ignored.
 * - Nothing renders while the element is detached. A moved element keeps its state, and one that
 *   replaces a removed one resumes its unsent answers.
 * - The view waits for the language of the page, which is read when the element is first added.
 * - Events bubble and are composed. The widget's methods are methods of the element.
 */
export function define<S, const A extends AttributeKinds>(widget: Widget<S, A>) {
  const ElementClass = createElementClass(widget);
  if (typeof customElements === 'undefined') return ElementClass;
  if (customElements.get(widget.tag)) {
    console.info(`hire: <${widget.tag}> is defined already; the first definition stays`);
  } else {
    customElements.define(widget.tag, ElementClass);
  }
  if (__IS_PACKAGE__) openOnPress();
  return ElementClass;
}

/** The members of r2wc's class that this file overrides. */
type R2wcElement = new () => HTMLElement & {
  connectedCallback(): void;
  disconnectedCallback(): void;
};

const instance = Symbol('hire');

/** For each prerendered element: enters into the live view what a visitor entered before. */
const pendingRestores = new WeakMap<HTMLElement, (live: ShadowRoot) => void>();

/** Creates the class of a widget's element without registering it. */
export function createElementClass<S, A extends AttributeKinds>(widget: Widget<S, A>) {
  const properties = Object.keys(widget.attributes);
  const propertyOf = new Map(properties.map((name) => [attributeName(name), name]));

  /** The component that r2wc renders. It reads the attribute values itself, without r2wc's props. */
  // biome-ignore lint/correctness/noComponentHookFactories: made once for each tag, not each render
  function Root({ container }: { container: ShadowRoot }) {
    const element = container.host as HireElement;
    const attributes = useStore(element[instance].attributeValues);
    useLayoutEffect(() => onMounted(element), [element]);
    return createElement(widget.View, { store: element[instance].store(), attributes });
  }

  // A server that imports the package has no HTMLElement for r2wc to extend.
  const Base = (
    typeof HTMLElement === 'undefined' ? Object : r2wc(Root as ComponentType, { shadow: 'open' })
  ) as R2wcElement;

  class HireElement extends Base {
    static observedAttributes = [...propertyOf.keys()];

    readonly [instance]: Instance<S, A> = createInstance(widget, this);
    #onRemoved: (() => void) | undefined;
    #isMounted = false;
    #hasAskedForLanguage = false;

    constructor() {
      super();
      const root = this.shadowRoot as ShadowRoot;
      adoptSheets(root, widget.sheets);
      root.addEventListener('slotchange', () => this.#readMessagesScript());
    }

    /** Called again on a prerendered shadow root, it empties that root: read the input first. */
    override attachShadow(init: ShadowRootInit): ShadowRoot {
      if (this.shadowRoot && widget.restoreInput) {
        pendingRestores.set(this, widget.restoreInput(this.shadowRoot));
      }
      return super.attachShadow({ ...init, ...widget.shadow });
    }

    override connectedCallback() {
      // Moved: the view renders again, to put an open dialog back into the top layer.
      if (this.#isMounted) return this[instance].attributeValues.setState({});
      for (const name of properties) this.#readEarlyProperty(name);
      if (!this.#hasAskedForLanguage && this.closest('[lang]:not([lang^=en])')) {
        this.#hasAskedForLanguage = true;
        const mount = () => this.isConnected && !this.#isMounted && this.connectedCallback();
        setTimeout(mount, LANGUAGE_DEADLINE_MS);
        loadLanguage(this, this[instance]).then(mount);
        return;
      }
      this.#isMounted = true;
      // Preact renders synchronously, so no empty frame follows the prerendered view.
      super.connectedCallback();
      this.#onRemoved = widget.onConnect?.(this[instance].store(), this[instance], this);
      // Wait two microtasks so that the element it replaces has been disconnected.
      queueMicrotask(() =>
        queueMicrotask(() => this.#isMounted && widget.drafts?.resume(this[instance])),
      );
    }

    /** Waits a microtask: an element that is moved is connected again by then, and stays mounted. */
    override disconnectedCallback() {
      queueMicrotask(() => {
        if (this.isConnected || !this.#isMounted) return;
        this.#isMounted = false;
        this.#onRemoved?.();
        widget.drafts?.save(this[instance]);
        super.disconnectedCallback();
      });
    }

    /** Its presence keeps `moveBefore()` from calling the two callbacks above. */
    connectedMoveCallback() {}

    attributeChangedCallback(name: string, _: string | null, text: string | null) {
      const property = propertyOf.get(name) as string;
      const kind = widget.attributes[property] ?? 'string';
      this[instance].change(property, readAttribute(name, kind, text));
    }

    /** Reads messages from a JSON script inside the tag, unless `messages` is set already. */
    #readMessagesScript() {
      const script = this.querySelector(':scope>[type="application/json"]');
      const { values, change } = this[instance];
      if (!script || values().messages !== undefined) return;
      change('messages', readAttribute('messages', 'json', script.textContent) ?? null);
    }

    /**
     * Reads a property that was set before the element was defined. As an own property it hides the
     * accessor, so it is deleted. A function is the placeholder that hire.ts puts in for `open()`.
     */
    #readEarlyProperty(name: string) {
      if (!Object.hasOwn(this, name)) return;
      const value = Reflect.get(this, name);
      Reflect.deleteProperty(this, name);
      if (typeof value !== 'function') this[instance].change(name, value);
    }
  }

  for (const name of properties) {
    Object.defineProperty(HireElement.prototype, name, {
      configurable: true,
      enumerable: true,
      get(this: HireElement) {
        return this[instance].values()[name];
      },
      set(this: HireElement, value: unknown) {
        this[instance].change(name, value);
      },
    });
  }
  for (const [name, method] of Object.entries(widget.methods ?? {})) {
    // `open` is both a method and an attribute: reading it gives the method, and writing it, as
    // React does, sets the attribute's value.
    const set = Object.getOwnPropertyDescriptor(HireElement.prototype, name)?.set;
    const call = function (this: HireElement, ...input: never[]) {
      return method(this[instance].store(), ...input);
    };
    Object.defineProperty(HireElement.prototype, name, {
      configurable: true,
      get: () => call,
      set,
    });
  }

  const readyElements = new WeakSet<HireElement>();

  function onMounted(element: HireElement) {
    pendingRestores.get(element)?.(element.shadowRoot as ShadowRoot);
    pendingRestores.delete(element);
    if (readyElements.has(element)) return;
    readyElements.add(element);
    element[instance].emit('hire-ready');
  }

  return HireElement;
}
