interface GatherOptions {
  readonly mostAtOnce?: number;
  /** How long more is waited for before each act. */
  readonly pauseMs: number;
}

/**
 * Makes one act of many: while one is on its way, what comes is gathered for the next. At rest it adds
 * no delay but the pause, and under load it saves the database a round trip for each.
 */
export function gather<Item, Result>(
  act: (items: readonly Item[]) => Promise<readonly (Result | Promise<Result>)[]>,
  { mostAtOnce = 256, pauseMs }: GatherOptions,
): (item: Item) => Promise<Result> {
  let isBusy = false;
  let waiting: {
    item: Item;
    resolve(result: Result | Promise<Result>): void;
    reject(error: unknown): void;
  }[] = [];
  const flush = async () => {
    while (waiting.length > 0) {
      await new Promise((resolve) => setTimeout(resolve, pauseMs));
      const batch = waiting.slice(0, mostAtOnce);
      waiting = waiting.slice(mostAtOnce);
      try {
        const results = await act(batch.map(({ item }) => item));
        for (const [index, { resolve }] of batch.entries())
          resolve(results[index] as Result | Promise<Result>);
      } catch (error) {
        for (const { reject } of batch) reject(error);
      }
    }
    isBusy = false;
  };
  return (item) =>
    new Promise((resolve, reject) => {
      waiting.push({ item, resolve, reject });
      if (isBusy) return;
      isBusy = true;
      void flush();
    });
}
