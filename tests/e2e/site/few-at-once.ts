/** A page mostly waits for its files while it loads, so several load at once. */
const AT_ONCE = 4;

/** Acts on each item, and on a few of them at once. */
export async function fewAtOnce<T>(
  items: readonly T[],
  act: (item: T) => Promise<unknown>,
): Promise<void> {
  const left = items.values();
  const walkOn = async () => {
    for (const item of left) await act(item);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, walkOn));
}
