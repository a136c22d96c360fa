const PAUSE_MS = 20;

/** Postgres while it stops, starts or ends a deadlock: https://www.postgresql.org/docs/17/errcodes-appendix.html */
const unavailable = /^(08|40P01|57P0[1-3]|ECONN|EPIPE|ETIMEDOUT|EHOSTUNREACH)/;
/** What `pg` says, without a code, of a connection that broke. */
const broken = /^(Connection terminated|Client has encountered a connection error)/;

/** Tries again while the database is unavailable, for so long; any other error rejects at once. */
export async function retry<T>(forMs: number, act: () => Promise<T>): Promise<T> {
  const deadline = performance.now() + forMs;
  for (;;) {
    try {
      return await act();
    } catch (error) {
      if (!isUnavailable(error) || performance.now() > deadline) throw error;
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    }
  }
}

function isUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error ? String(error.code) : '';
  return unavailable.test(code) || broken.test(error.message);
}
