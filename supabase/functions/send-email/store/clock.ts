import type { Store } from './store.ts';

/** How often the database is asked for its time. */
const ASK_EVERY_MS = 60_000;

/**
 * Returns a function that resolves to the time of the database in milliseconds. All processes use that time,
 * because their own clocks may differ. While the database does not answer, the last known difference to the
 * own clock is used.
 */
export function createDatabaseClock(store: Pick<Store, 'now'>): () => Promise<number> {
  let askedAt = Number.NEGATIVE_INFINITY;
  let ahead = Promise.resolve(0);
  return async () => {
    // The absolute value, because somebody may set the own clock back.
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
