/**
 * Returns a function that calls `ask` and keeps the result, or the error, for all callers until `ms` after
 * it has settled. So there is one call of `ask` at a time, however many callers there are.
 */
export function keepFor<T>(ms: number, ask: () => Promise<T>): () => Promise<T> {
  let kept: Promise<T> | undefined;
  let end = 0;
  return () => {
    if (kept && performance.now() < end) return kept;
    end = Number.POSITIVE_INFINITY;
    kept = ask().finally(() => {
      end = performance.now() + ms;
    });
    return kept;
  };
}
