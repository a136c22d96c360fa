import type { Store } from './store.ts';

/** So often the database is asked. */
const ASK_EVERY_MS = 60_000;

/**
 * Returns a function that tells the time of the database in milliseconds, because the clocks of two processes
 * may differ. While the database does not answer, the difference that was found last counts.
 */
export function createDatabaseClock(store: Pick<Store, 'now'>): () => Promise<number> {
  let askedAt = Number.NEGATIVE_INFINITY;
  let ahead = Promise.resolve(0);
  return async () => {
    if (Math.abs(Date.now() - askedAt) >= ASK_EVERY_MS) {
      askedAt = Date.now();
      const last = ahead;
      ahead = store
        .now()
        .then((now) => now - Date.now())
        .catch(() => last);
    }
    return Date.now() + (await ahead);
  };
}
