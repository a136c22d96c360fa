import { keepFor } from '../keep-for.ts';
import type { Store } from './store.ts';

/** How often the database is asked for its time. */
const ASK_EVERY_MS = 60_000;

/**
 * Returns a function that resolves to the time of the database in milliseconds. All processes use that time,
 * because their own clocks may differ. While the database does not answer, time goes on from its last answer.
 */
export function createDatabaseClock(store: Pick<Store, 'now'>): () => Promise<number> {
  // Until the first answer, the own clock counts.
  let origin = performance.timeOrigin;
  const ask = keepFor(ASK_EVERY_MS, async () => {
    origin = (await store.now()) - performance.now();
  });
  return async () => {
    await ask().catch(() => {});
    return origin + performance.now();
  };
}
