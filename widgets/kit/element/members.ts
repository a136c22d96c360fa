import type { Widget } from './widget.ts';

interface Values {
  values(): Readonly<Record<string, unknown>>;
  change(property: string, value: unknown): void;
}

/** Gives the elements of a class a property for each attribute. */
export function addProperties<E extends HTMLElement>(
  prototype: E,
  names: readonly string[],
  valuesOf: (element: E) => Values,
): void {
  for (const name of names) {
    Object.defineProperty(prototype, name, {
      configurable: true,
      enumerable: true,
      get(this: E) {
        return valuesOf(this).values()[name];
      },
      set(this: E, value: unknown) {
        valuesOf(this).change(name, value);
      },
    });
  }
}

/**
 * Gives the elements of a class the widget's methods. `open` is both a method and an attribute: reading it
 * gives the method, and writing it, as React does, sets the attribute's value.
 */
export function addMethods<E extends HTMLElement, S>(
  prototype: E,
  methods: NonNullable<Widget<S, never>['methods']>,
  storeOf: (element: E) => Parameters<(typeof methods)[string]>[0],
): void {
  for (const [name, method] of Object.entries(methods)) {
    const set = Object.getOwnPropertyDescriptor(prototype, name)?.set;
    const call = function (this: E, ...input: never[]) {
      return method(storeOf(this), ...input);
    };
    Object.defineProperty(prototype, name, { configurable: true, get: () => call, set });
  }
}

/**
 * Reads a property that was set before the element was defined. As an own property it hides the accessor,
 * so it is deleted. A function is the placeholder that hire.ts puts in for `open()`.
 */
export function takeEarlyProperty(
  element: HTMLElement,
  name: string,
  change: Values['change'],
): void {
  if (!Object.hasOwn(element, name)) return;
  const value = Reflect.get(element, name);
  Reflect.deleteProperty(element, name);
  if (typeof value !== 'function') change(name, value);
}
