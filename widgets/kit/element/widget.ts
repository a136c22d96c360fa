import type { ComponentType } from 'react';
import { createStore, type StoreApi } from 'zustand/vanilla';
import {
  type AttributeKinds,
  type AttributeValues,
  readAttribute,
  readAttributes,
} from './attributes.ts';
import type { Tag } from './tag.ts';
import { translate } from './translate.ts';

/** The custom element, as its widget sees it. */
export interface Host<A extends AttributeKinds> {
  /** The attributes' current values. */
  values(): AttributeValues<A>;
  emit: Emit;
  /** Undefined while a page is prerendered. */
  element?: Element;
}

/**
 * Dispatches a bubbling, composed event on the element. Returns false when a listener canceled it.
 */
export type Emit = (
  name: `hire-${string}`,
  detail?: unknown,
  options?: { cancelable: boolean },
) => boolean;

export interface ViewProps<S, A extends AttributeKinds> {
  store: StoreApi<S>;
  attributes: AttributeValues<A>;
}

/** Everything that `define` needs to make a widget a custom element. */
export interface Widget<S, A extends AttributeKinds> extends Tag {
  attributes: A;
  sheets: readonly string[];
  /** Whether the view shows elements of the page, which keep the direction of their text. */
  hasHostContent?: true;
  /** The part of the state that depends on the language of the page, and on whether the messages are in it. */
  stateOfLanguage?(element: Element, isTranslated: boolean): Partial<S>;
  /** How to attach the shadow root, besides its mode. */
  shadow?: Omit<ShadowRootInit, 'mode'>;
  /**
   * Reads what a visitor entered in the prerendered view before the script was loaded. Returns a
   * function that enters it into the live view. Without it that input is lost.
   */
  restoreInput?(prerendered: ShadowRoot): (live: ShadowRoot) => void;
  /** Keeps what was entered into a removed element for the one that replaces it. */
  drafts?: { save(removed: Instance<S, A>): void; resume(added: Instance<S, A>): void };
  View: ComponentType<ViewProps<S, A>>;
  /**
   * Creates the state of one element. Called once for each element, however often it is moved. The
   * element replaces the state's `messages` by those of the host.
   */
  createStore(host: Host<A>): StoreApi<S>;
  /** Called when an attribute value changes after the store was created. */
  onChange?(store: StoreApi<S>, values: AttributeValues<A>): void;
  /** Called when the element is connected. Returns a function to call when it is removed. */
  onConnect?(store: StoreApi<S>, host: Host<A>, element: HTMLElement): (() => void) | undefined;
  /** The element's methods, by name. */
  methods?: Record<string, (store: StoreApi<S>, ...input: never[]) => unknown>;
}

/** The attribute values and the state of one element. They are kept when the element is moved. */
export interface Instance<S, A extends AttributeKinds> extends Host<A> {
  readonly attributeValues: StoreApi<AttributeValues<A>>;
  /** The messages of the language around the element; undefined until they are loaded, or in English. */
  language: object | undefined;
  readonly hasHostContent: boolean;
  /** The widget's store, created on the first call. */
  store(): StoreApi<S>;
  change(property: string, value: unknown): void;
}

interface StateWithMessages {
  messages?: unknown;
}

export function createInstance<S, A extends AttributeKinds>(
  widget: Widget<S, A>,
  element: Element,
): Instance<S, A> {
  const attributeValues = createStore(() => readAttributes(widget.attributes, () => null));
  let store: StoreApi<S & StateWithMessages> | undefined;
  let ownMessages: unknown;
  const updateMessages = () => {
    const messages = translate(ownMessages, instance.language);
    const given = attributeValues.getState().messages;
    const state = {
      messages: translate(messages, given),
      ...widget.stateOfLanguage?.(element, Boolean(instance.language ?? given)),
    };
    store?.setState(state as Partial<S & StateWithMessages>);
  };
  const instance: Instance<S, A> = {
    attributeValues,
    language: undefined,
    hasHostContent: widget.hasHostContent ?? false,
    element,
    values: attributeValues.getState,
    emit: (name, detail, { cancelable } = { cancelable: false }) =>
      element.dispatchEvent(
        new CustomEvent(name, { detail, cancelable, bubbles: true, composed: true }),
      ),
    store: () => {
      if (!store) {
        store = widget.createStore(instance) as StoreApi<S & StateWithMessages>;
        ownMessages = store.getState().messages;
        updateMessages();
      }
      return store;
    },
    change: (property, given) => {
      const isJsonText = widget.attributes[property] === 'json' && typeof given === 'string';
      const value = isJsonText ? readAttribute(property, 'json', given) : given;
      attributeValues.setState({ [property]: value } as Partial<AttributeValues<A>>);
      if (!store) return;
      if (property === 'messages') updateMessages();
      else widget.onChange?.(store, attributeValues.getState());
    },
  };
  return instance;
}
