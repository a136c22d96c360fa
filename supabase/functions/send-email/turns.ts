/** Makes what lets so many acts run at once; the others wait until it is their turn. */
export function createTurns(width: number): <T>(act: () => Promise<T>) => Promise<T> {
  const waiting: (() => void)[] = [];
  let free = width;
  return async (act) => {
    if (free > 0) free -= 1;
    else await new Promise<void>((resolve) => waiting.push(resolve));
    try {
      return await act();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else free += 1;
    }
  };
}
