import type pg from 'pg';
import { applyMigrations } from '../../tools/services/database.ts';
import { query } from '../query.ts';
import { databaseUrl } from './addresses.ts';

interface TestDatabase {
  /** The connection string of the function's role. */
  readonly functionUrl: string;
  /** Runs a query as the owner. */
  query<Row extends pg.QueryResultRow>(text: string): Promise<Row[]>;
}

/**
 * Creates a separate database for a function whose mails should fail. On the stack's database, that
 * function would claim the mails of other tests.
 */
export async function createTestDatabase(): Promise<TestDatabase> {
  const name = `spare_${crypto.randomUUID().slice(0, 8)}`;
  await query(databaseUrl, `create database ${name}`);
  const ownerUrl = Object.assign(new URL(databaseUrl), { pathname: `/${name}` }).href;
  const functionUrl = await applyMigrations(ownerUrl);
  return { functionUrl, query: (text) => query(ownerUrl, text) };
}

/** Makes all deliveries due, because retries wait for at least 15 seconds. */
export async function endRetryWaits({ query }: TestDatabase): Promise<void> {
  await query(`update intake.delivery set due_at = now() where state = 'queued'`);
}
