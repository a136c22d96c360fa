/** The function, but each result is computed once: creating an `Intl` format takes long. */
export function memoize<K, T>(create: (key: K) => T): (key: K) => T {
  const results = new Map<K, T>();
  return (key) => {
    if (!results.has(key)) results.set(key, create(key));
    return results.get(key) as T;
  };
}
