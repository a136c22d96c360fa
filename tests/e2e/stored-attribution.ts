import pg from 'pg';
import { databaseUrl } from './addresses.ts';

/** Reads the stored attribution of the lead with this email address. */
export async function storedAttribution(email: string): Promise<unknown> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const query = "select attribution from intake.submission where data->>'email' = $1";
    return (await client.query(query, [email])).rows[0]?.attribution;
  } finally {
    await client.end();
  }
}
