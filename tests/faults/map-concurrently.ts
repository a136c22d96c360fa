/** Maps items with a limited number of concurrent calls. Returns the results in order. */
export async function mapConcurrently<Item, Result>(
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
