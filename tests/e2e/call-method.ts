import type { Locator } from 'playwright/test';

/** Calls a method of an element, as its page can. */
export const callMethod = (
  element: Locator,
  method: string,
  ...input: unknown[]
): Promise<unknown> =>
  element.evaluate(
    (element, { method, input }) => Reflect.get(element, method).apply(element, input),
    { method, input },
  );
