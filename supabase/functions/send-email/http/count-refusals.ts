import type { RefusalCount, Store } from '../store/store.ts';

const PAUSE_MS = 1_000;

/** Counts a refused request. Resolves when the database has it, or a little later. Never rejects. */
export type CountRefusal = (reason: string, form: string, partner: string) => Promise<void>;

/**
 * Counts refused requests in the database. There is one statement a second: what is refused meanwhile is
 * added up for the next one, so that an attack does not become a load for the database.
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
