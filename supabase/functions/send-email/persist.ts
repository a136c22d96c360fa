const PAUSE_MS = 10;

/** What Postgres says of itself when it goes and comes, or ends a deadlock: https://www.postgresql.org/docs/17/errcodes-appendix.html */
const away = /^(08|40P01|57P0[1-3]|ECONN|EPIPE|ETIMEDOUT|EHOSTUNREACH)/;
/** What `pg` says, without a code, of a connection that broke under it. */
const broken = /^(Connection terminated|Client has encountered a connection error)/;

/** Tries again while the database is away, for so long; any other error is the caller's at once. */
export async function persist<T>(forMs: number, act: () => Promise<T>): Promise<T> {
  const deadline = performance.now() + forMs;
  for (;;) {
    try {
      return await act();
    } catch (error) {
      if (!isAway(error) || performance.now() > deadline) throw error;
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    }
  }
}

/** Whether it is the database that failed, and not what it was asked. */
export function isAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error ? String(error.code) : '';
  return away.test(code) || broken.test(error.message);
}
