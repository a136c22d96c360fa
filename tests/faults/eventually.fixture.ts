/** A long timeout for states that are reached quickly, except on a busy machine. */
export const eventually = { timeout: 120_000, interval: 20 };
