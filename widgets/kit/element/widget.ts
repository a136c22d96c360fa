import type { ComponentType } from 'react';
import { createStore, type StoreApi } from 'zustand/vanilla';
import {
  type AttributeKinds,
  type AttributeValues,
  readAttribute,
  readAttributes,
} from './attributes.ts';
import { translate } from './translate.ts';

/** What a widget knows of the element it lives in. */
export interface Host<A extends AttributeKinds> {
  /** The attributes' present values. */
  values(): AttributeValues<A>;
  emit: Emit;
  /** None where there is no page yet. */
  element?: Element;
}

/**
 * Dispatches an event on the tag: bubbling, composed, its name as given (hyphens, lower case).
 * Answers false when a listener cancelled it.
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

/** All that makes a widget a custom element. */
export interface Widget<S, A extends AttributeKinds> {
  tag: `hire-${string}`;
  attributes: A;
  /** Attributes taken off the tag once read: `role` is ARIA's, and `dev` is none of its roles. */
  taken?: readonly (keyof A & string)[];
  sheets: readonly string[];
  /** There is nothing to see before somebody opens it, so a built page carries no first view. */
  startsClosed?: true;
  /**
   * Reads what a visitor did in the prerendered view before the script arrived; answers how to do it
   * again in the live one: kit/typed-controls.ts. Without it that is lost.
   */
  carry?(prerendered: ShadowRoot): (live: ShadowRoot) => void;
  View: ComponentType<ViewProps<S, A>>;
  /**
   * Makes the state of one element: once for its life, however often it is moved. Its `words` are
   * those of the host as soon as there are any.
   */
  createStore(host: Host<A>): StoreApi<S>;
  /** Called when a value changed after the store was made. */
  onChange?(store: StoreApi<S>, values: AttributeValues<A>): void;
  /** Called when the element enters a page; what it returns is called when it has left it. */
  onConnect?(store: StoreApi<S>, host: Host<A>, element: HTMLElement): (() => void) | undefined;
  /** The element's methods, by name. */
  methods?: Record<string, (store: StoreApi<S>, ...input: never[]) => unknown>;
}

/** One element's values and state: they outlive every mount, move and remount of its view. */
export interface Instance<S, A extends AttributeKinds> extends Host<A> {
  readonly held: StoreApi<AttributeValues<A>>;
  /** The widget's store, made when it is first asked for. */
  store(): StoreApi<S>;
  change(property: string, value: unknown): void;
}

/** A state's words; the element's own, until a host has others. */
interface Speaking {
  words?: unknown;
}

export function createInstance<S, A extends AttributeKinds>(
  widget: Widget<S, A>,
  element: Element,
): Instance<S, A> {
  const held = createStore(() => readAttributes(widget.attributes, () => null));
  let store: StoreApi<S & Speaking> | undefined;
  let words: unknown;
  const speak = () => {
    const state = { words: translate(words, held.getState().messages) };
    store?.setState(state as Partial<S & Speaking>);
  };
  const instance: Instance<S, A> = {
    held,
    element,
    values: held.getState,
    emit: (name, detail, { cancelable } = { cancelable: false }) =>
      element.dispatchEvent(
        new CustomEvent(name, { detail, cancelable, bubbles: true, composed: true }),
      ),
    store: () => {
      if (!store) {
        store = widget.createStore(instance) as StoreApi<S & Speaking>;
        words = store.getState().words;
        speak();
      }
      return store;
    },
    change: (property, given) => {
      const isText = widget.attributes[property] === 'json' && typeof given === 'string';
      const value = isText ? readAttribute(property, 'json', given) : given;
      held.setState({ [property]: value } as Partial<AttributeValues<A>>);
      if (!store) return;
      if (property === 'messages') speak();
      else widget.onChange?.(store, held.getState());
    },
  };
  return instance;
}
