import pg from 'pg';
import { onTestFinished } from 'vitest';
import { startDatabase } from '../../tools/services/database.ts';
import { freePorts } from '../../tools/services/free-ports.ts';

export interface PostgresFixture {
  readonly ownerUrl: string;
  readonly functionUrl: string;
  /** Runs a query as the owner. */
  query<Row extends pg.QueryResultRow>(text: string, values?: unknown[]): Promise<Row[]>;
  close(): Promise<void>;
}

/** Starts an empty Postgres with all migrations for one test file. */
export async function startPostgresFixture(): Promise<PostgresFixture> {
  const { postgres: port } = await freePorts();
  const directory = `.cache/test/postgres-${port}`;
  const database = await startDatabase({ port, directory, isTemporary: true });
  const pool = new pg.Pool({ connectionString: database.ownerUrl });
  pool.on('error', () => {});
  return {
    ...database,
    query: async (text, values) => (await pool.query(text, values)).rows,
    async close() {
      await pool.end();
      await database.close();
    },
  };
}

/** Connects until the test ends, because the locks of a failed test would block all other tests. */
export async function connectTo(connectionString: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  onTestFinished(() => client.end());
  return client;
}
