import pg from 'pg';
import { prepare } from '../../tools/services/database.ts';
import { databaseUrl } from './addresses.ts';

/**
 * Makes a database of its own for a function whose mails are to fail: with the stack's it would
 * claim those of other tests. Returns how the function logs in.
 */
export async function spareDatabase(): Promise<string> {
  const name = `spare_${crypto.randomUUID().slice(0, 8)}`;
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  await client.query(`create database ${name}`);
  await client.end();
  const url = new URL(databaseUrl);
  url.pathname = `/${name}`;
  return prepare(url.href);
}
