/** For states that come soon on a machine at rest: so long where it is busy. */
export const eventually = { timeout: 30_000, interval: 20 };
