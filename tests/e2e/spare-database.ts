import pg from 'pg';
import { prepare } from '../../tools/services/database.ts';
import { databaseUrl } from './addresses.ts';

export interface SpareDatabase {
  /** How the function logs in. */
  readonly functionUrl: string;
  /** As the owner. */
  query<Row extends pg.QueryResultRow>(text: string): Promise<Row[]>;
}

/**
 * Makes a database of its own for a function whose mails are to fail: with the stack's it would
 * claim those of other tests.
 */
export async function spareDatabase(): Promise<SpareDatabase> {
  const name = `spare_${crypto.randomUUID().slice(0, 8)}`;
  await queryOnce(databaseUrl, `create database ${name}`);
  const ownerUrl = Object.assign(new URL(databaseUrl), { pathname: `/${name}` }).href;
  const functionUrl = await prepare(ownerUrl);
  return { functionUrl, query: (text) => queryOnce(ownerUrl, text) };
}

/** Ends the wait for the next attempt, which is half a minute and more after a failure. */
export async function endRetryWait({ query }: SpareDatabase): Promise<void> {
  await query(`update intake.delivery set due_at = now() where state = 'queued'`);
}

async function queryOnce<Row extends pg.QueryResultRow>(url: string, text: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Row>(text)).rows;
  } finally {
    await client.end();
  }
}
