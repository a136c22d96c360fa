/** Does something to each item, to so many of them at once; returns what came of it, in order. */
export async function atOnce<Item, Result>(
  width: number,
  items: readonly Item[],
  act: (item: Item, index: number) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  const rest = items.entries();
  const work = async () => {
    for (const [index, item] of rest) results[index] = await act(item, index);
  };
  await Promise.all(Array.from({ length: width }, work));
  return results;
}
