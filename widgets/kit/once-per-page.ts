/**
 * Returns what a page has only one of, and creates it on the first call. Each widget is a file with its
 * own copy of the kit, so the document keeps what they share. Two releases on one page share it too:
 * within a major version, its type stays the same.
 */
export function oncePerPage<Value>(name: string, create: () => Value): Value {
  const page = document as unknown as Record<symbol, Value | undefined>;
  const key = Symbol.for(`hire-${name}`);
  page[key] ??= create();
  return page[key];
}
