/**
 * Wraps a question so that its answer is kept: however often it is asked, there is one question at a time,
 * and none for `ms` after its answer.
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
