import pg from 'pg';

const LOCK = 54322;

/**
 * Does `work` while nobody else does such work on the server of this database. Two stacks may start
 * on one database, and two databases of a server share its roles: Postgres refuses one of two who
 * alter a role at once ("tuple concurrently updated"). An advisory lock holds within one database,
 * so everyone takes it in `postgres`, which every server has.
 */
export async function aloneOnServer<T>(url: string, work: () => Promise<T>): Promise<T> {
  const shared = new URL(url);
  shared.pathname = '/postgres';
  const client = new pg.Client({ connectionString: shared.href });
  await client.connect().catch(({ message }: Error) => {
    throw new Error(
      `The database at ${shared.host} cannot be used: ${message || 'it does not answer'}.`,
    );
  });
  try {
    await client.query('select pg_advisory_lock($1)', [LOCK]);
    return await work();
  } finally {
    await client.end();
  }
}
