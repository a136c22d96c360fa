import r2wc from '@r2wc/react-to-web-component';
import { type ComponentType, createElement, useLayoutEffect } from 'react';
import { useStore } from 'zustand';
import { type AttributeKinds, attributeName, readAttribute } from './attributes.ts';
import { goOn, keepUnsent } from './remount.ts';
import { adoptSheets } from './sheets.ts';
import { createInstance, type Instance, type Widget } from './widget.ts';

/**
 * Registers a widget as a custom element, by way of r2wc, hardened: properties set before upgrade
 * count, booleans go by presence, a removed attribute resets, bad JSON is a console note, nothing
 * renders while detached, a moved node keeps its state, one made anew goes on with the answers of
 * the one before, a second definition is a console note, events bubble and are composed, methods
 * exist. Where there are no custom elements (the site's build) it only hands the widget back.
 * tests/embed/define.spec.ts is its conformance test.
 */
export function define<S, const A extends AttributeKinds>(widget: Widget<S, A>): Widget<S, A> {
  if (typeof customElements === 'undefined') return widget;
  if (customElements.get(widget.tag)) {
    console.info(`hire: <${widget.tag}> is defined already; the first definition stays`);
  } else {
    customElements.define(widget.tag, createElementClass(widget));
  }
  return widget;
}

/** r2wc's class, as far as we build on it. */
type MountingElement = new () => HTMLElement & {
  connectedCallback(): void;
  disconnectedCallback(): void;
};

const inner = Symbol('hire');

/** Gives back what a visitor had chosen or typed in a prerendered root before its script arrived. */
const carried = new WeakMap<HTMLElement, (root: ShadowRoot) => void>();

/** Makes the class of a widget's element, and registers nothing. */
export function createElementClass<S, A extends AttributeKinds>(widget: Widget<S, A>) {
  const properties = Object.keys(widget.attributes);
  const propertyOf = new Map(properties.map((name) => [attributeName(name), name]));

  /** The one component r2wc mounts: it follows the element's values, so r2wc needs no props. */
  // biome-ignore lint/correctness/noComponentHookFactories: made once for each tag, not each render
  function Mounted({ container }: { container: ShadowRoot }) {
    const element = container.host as HireElement;
    const attributes = useStore(element[inner].held);
    useLayoutEffect(() => announceReady(element), [element]);
    return createElement(widget.View, { store: element[inner].store(), attributes });
  }

  // A server may import the package, and has no HTMLElement for r2wc to extend.
  const Base = (
    typeof HTMLElement === 'undefined' ? Object : r2wc(Mounted as ComponentType, { shadow: 'open' })
  ) as MountingElement;

  class HireElement extends Base {
    static observedAttributes = [...propertyOf.keys()];

    readonly [inner]: Instance<S, A> = createInstance(widget, this);
    #leave: (() => void) | undefined;
    #isMounted = false;

    constructor() {
      super();
      const root = this.shadowRoot as ShadowRoot;
      adoptSheets(root, widget.sheets);
      root.addEventListener('slotchange', () => this.#readWords());
    }

    /** A prerendered root is emptied here, by the platform: what the visitor did in it is kept. */
    override attachShadow(init: ShadowRootInit): ShadowRoot {
      if (this.shadowRoot && widget.carry) carried.set(this, widget.carry(this.shadowRoot));
      return super.attachShadow(init);
    }

    override connectedCallback() {
      // A dialog that was moved has left the top layer: its view sees to it.
      if (this.#isMounted) return this[inner].held.setState({});
      this.#isMounted = true;
      for (const name of properties) this.#readEarlyProperty(name);
      // Preact renders at once: no empty frame is shown between a prerendered view and this one.
      super.connectedCallback();
      this.#leave = widget.onConnect?.(this[inner].store(), this[inner], this);
      // In whatever order the one before it leaves, it has left by then.
      queueMicrotask(() => queueMicrotask(() => this.#isMounted && goOn(this[inner])));
    }

    /** A moved node is connected again before the microtask runs, and nothing happens to it. */
    override disconnectedCallback() {
      queueMicrotask(() => {
        if (this.isConnected || !this.#isMounted) return;
        this.#isMounted = false;
        this.#leave?.();
        keepUnsent(this[inner]);
        super.disconnectedCallback();
      });
    }

    /** Its presence makes `moveBefore` leave the element alone. */
    connectedMoveCallback() {}

    attributeChangedCallback(name: string, _: string | null, text: string | null) {
      const property = propertyOf.get(name) as string;
      const kind = widget.attributes[property] ?? 'string';
      if (widget.taken?.includes(property)) {
        if (text === null) return;
        this.removeAttribute(name);
      }
      this[inner].change(property, readAttribute(name, kind, text));
    }

    /** Those inside the tag, as JSON: where the property gave others, or they were read, it stays. */
    #readWords() {
      const script = this.querySelector(':scope>[type="application/json"]');
      const { values, change } = this[inner];
      if (!script || values().messages !== undefined) return;
      change('messages', readAttribute('messages', 'json', script.textContent) ?? null);
    }

    /**
     * A property set on the bare tag hides its accessor: it outdoes the markup, and then goes. A
     * function is no value: it stood in for the method of that name (widgets/hire.ts).
     */
    #readEarlyProperty(name: string) {
      if (!Object.hasOwn(this, name)) return;
      const value = Reflect.get(this, name);
      Reflect.deleteProperty(this, name);
      if (typeof value !== 'function') this[inner].change(name, value);
    }
  }

  for (const name of properties) {
    Object.defineProperty(HireElement.prototype, name, {
      configurable: true,
      enumerable: true,
      get(this: HireElement) {
        return this[inner].values()[name];
      },
      set(this: HireElement, value: unknown) {
        this[inner].change(name, value);
      },
    });
  }
  for (const [name, method] of Object.entries(widget.methods ?? {})) {
    /** Read, `open` is the method; written, as React does, it is the attribute of that name. */
    const set = Object.getOwnPropertyDescriptor(HireElement.prototype, name)?.set;
    const call = function (this: HireElement, ...input: never[]) {
      return method(this[inner].store(), ...input);
    };
    Object.defineProperty(HireElement.prototype, name, {
      configurable: true,
      get: () => call,
      set,
    });
  }

  const ready = new WeakSet<HireElement>();

  function announceReady(element: HireElement) {
    carried.get(element)?.(element.shadowRoot as ShadowRoot);
    carried.delete(element);
    if (ready.has(element)) return;
    ready.add(element);
    element[inner].emit('hire-ready');
  }

  return HireElement;
}
