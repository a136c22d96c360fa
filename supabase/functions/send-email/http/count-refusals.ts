import type { RefusalCount, Store } from '../store/store.ts';

/** The pause after each statement. */
const PAUSE_MS = 1_000;

/**
 * Counts a refused request. Resolves when the count is stored and the pause after it is over, or when it
 * could not be stored. Never rejects.
 */
export type CountRefusal = (reason: string, form: string, partner: string) => Promise<void>;

/**
 * Counts refused requests in the database. There is at most one statement a second: the refusals of the
 * meantime are added up for the next one, so that an attack causes no load on the database.
 */
export function createRefusalCounter(store: Pick<Store, 'countRefusals'>): CountRefusal {
  let counts = new Map<string, RefusalCount>();
  let writing: Promise<void> | undefined;
  const write = async () => {
    while (counts.size > 0) {
      const added = [...counts.values()];
      counts = new Map();
      // A count is worth no retry.
      await store.countRefusals(added).catch(() => {});
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    }
    writing = undefined;
  };
  return (reason, form, partner) => {
    const key = `${reason} ${form} ${partner}`;
    counts.set(key, { reason, form, partner, n: (counts.get(key)?.n ?? 0) + 1 });
    writing ??= write();
    return writing;
  };
}
