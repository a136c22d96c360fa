const PAUSE_MS = 20;

/** Postgres stops, starts or resolves a deadlock: https://www.postgresql.org/docs/17/errcodes-appendix.html */
const unavailable = /^(08|40P01|57P0[1-3]|ECONN|EPIPE|ETIMEDOUT|EHOSTUNREACH)/;
/** The messages of `pg` for a broken connection, which have no code. */
const broken = /^(Connection terminated|Client has encountered a connection error)/;

/** Retries while the database is unavailable, up to a deadline. Other errors reject at once. */
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
