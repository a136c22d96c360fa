/** The answers that an address gets at once in each second. */
export const ANSWERS_AT_ONCE = 50;
const SECOND_MS = 1_000;

/**
 * Returns a function that resolves when an address may get its next answer. In each second the first answers come
 * at once, and all others when the next second begins. A caller who repeats requests without a pause then leaves
 * time for visitors who send forms. Nobody is refused, because many visitors may share an address.
 */
export function createTurns(): (address: string) => Promise<void> {
  let answered = new Map<string, number>();
  let end = 0;
  return async (address) => {
    const now = performance.now();
    if (now >= end) {
      answered = new Map();
      end = now + SECOND_MS;
    }
    const count = (answered.get(address) ?? 0) + 1;
    answered.set(address, count);
    if (count > ANSWERS_AT_ONCE) await new Promise((resolve) => setTimeout(resolve, end - now));
  };
}
