import { createElement, useLayoutEffect } from 'react';
import { useStore } from 'zustand';
import { openOnPress } from '../press/press.ts';
import { type AttributeKinds, attributeName, readAttribute } from './attributes.ts';
import { createLife } from './element-life.ts';
import { keepTyping } from './keys.ts';
import { addMethods, addProperties, takeEarlyProperty } from './members.ts';
import { createR2wcClass } from './r2wc.ts';
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
 * - A listener of `hire-ready` that is added later is called as well.
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

const instance = Symbol('hire');

type WithInstance<S, A extends AttributeKinds> = HTMLElement & { [instance]: Instance<S, A> };

/** For each prerendered element: enters into the live view what a visitor entered before. */
const pendingRestores = new WeakMap<HTMLElement, (live: ShadowRoot) => void>();

/** The `hire-ready` of each element that has been rendered. */
const readyEvents = new WeakMap<HTMLElement, CustomEvent>();

/** Creates the class of a widget's element without registering it. */
export function createElementClass<S, A extends AttributeKinds>(widget: Widget<S, A>) {
  const properties = Object.keys(widget.attributes);
  const propertyOf = new Map(properties.map((name) => [attributeName(name), name]));

  class HireElement extends createR2wcClass(createRootView(widget)) {
    static observedAttributes = [...propertyOf.keys()];
    readonly [instance]: Instance<S, A> = createInstance(widget, this);
    readonly #life = createLife(widget, this[instance], this, {
      // Preact renders synchronously, so no empty frame follows the prerendered view.
      mount: () => super.connectedCallback(),
      unmount: () => super.disconnectedCallback(),
      renderInto: (box) => {
        this.container = box;
      },
    });

    constructor() {
      super();
      const root = this.shadowRoot as ShadowRoot;
      adoptSheets(root, widget.sheets);
      keepTyping(root);
      root.addEventListener('slotchange', () => readMessagesScript(this, this[instance]));
    }

    /** Called again on a prerendered shadow root, it empties that root: read the input first. */
    override attachShadow(init: ShadowRootInit): ShadowRoot {
      if (this.shadowRoot && widget.restoreInput) {
        pendingRestores.set(this, widget.restoreInput(this.shadowRoot));
      }
      return super.attachShadow({ ...init, ...widget.shadow });
    }

    override connectedCallback() {
      for (const name of properties) takeEarlyProperty(this, name, this[instance].change);
      this.#life.onAdded();
    }

    override disconnectedCallback() {
      this.#life.onRemoved();
    }

    /** Frameworks add listeners after the element, and after hydration long after it was ready. */
    override addEventListener(...given: Parameters<HTMLElement['addEventListener']>) {
      super.addEventListener(...given);
      if (given[0] === 'hire-ready') callIfReady(this, given[1]);
    }

    /** Its presence keeps `moveBefore()` from calling the two callbacks above. */
    connectedMoveCallback() {}

    attributeChangedCallback(name: string, _: string | null, text: string | null) {
      const property = propertyOf.get(name) as string;
      const value = readAttribute(name, widget.attributes[property] ?? 'string', text);
      this[instance].change(property, value);
    }
  }

  addProperties(HireElement.prototype, properties, (element) => element[instance]);
  addMethods(HireElement.prototype, widget.methods ?? {}, (element) => element[instance].store());
  return HireElement;
}

/** Creates the component that r2wc renders. It reads the attribute values without r2wc's props. */
const createRootView =
  <S, A extends AttributeKinds>(widget: Widget<S, A>) =>
  ({ element }: { element: HTMLElement }) => {
    const own = (element as WithInstance<S, A>)[instance];
    const attributes = useStore(own.attributeValues);
    useLayoutEffect(() => onRendered(element), [element]);
    return createElement(widget.View, { store: own.store(), attributes });
  };

/** Called whenever the view was rendered anew. */
function onRendered(element: HTMLElement) {
  pendingRestores.get(element)?.(element.shadowRoot as ShadowRoot);
  pendingRestores.delete(element);
  if (readyEvents.has(element)) return;
  const event = new CustomEvent('hire-ready', { bubbles: true, composed: true });
  readyEvents.set(element, event);
  // After the code that added the element, which then adds its listeners.
  queueMicrotask(() => element.dispatchEvent(event));
}

/** Calls a listener of `hire-ready` that was added after the event. */
function callIfReady(element: HTMLElement, listener: EventListenerOrEventListenerObject | null) {
  const event = readyEvents.get(element);
  if (!event?.target || !listener) return;
  queueMicrotask(() => {
    if (typeof listener === 'function') listener.call(element, event);
    else listener.handleEvent(event);
  });
}

/** Reads messages from a JSON script inside the tag, unless `messages` is set already. */
function readMessagesScript<A extends AttributeKinds>(
  element: HTMLElement,
  { values, change }: Instance<unknown, A>,
) {
  const script = element.querySelector(':scope>[type="application/json"]');
  if (!script || values().messages !== undefined) return;
  change('messages', readAttribute('messages', 'json', script.textContent) ?? null);
}
