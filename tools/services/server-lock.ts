import pg from 'pg';

/** The key of the advisory lock: any number, as long as all use the same. */
const LOCK = 54322;

/**
 * Runs `work` while it holds a lock on the database server. Two stacks may share a server, and roles
 * belong to the server: if both alter one at a time, Postgres fails with "tuple concurrently
 * updated". An advisory lock is local to a database, so it is taken in `postgres`, which every server
 * has.
 */
export async function withServerLock<T>(url: string, work: () => Promise<T>): Promise<T> {
  const lockDatabase = new URL(url);
  lockDatabase.pathname = '/postgres';
  const client = new pg.Client({ connectionString: lockDatabase.href });
  await client.connect().catch(({ message }: Error) => {
    throw new Error(
      `The database at ${lockDatabase.host} cannot be used: ${message || 'it does not respond'}.`,
    );
  });
  try {
    await client.query('select pg_advisory_lock($1)', [LOCK]);
    return await work();
  } finally {
    await client.end();
  }
}
