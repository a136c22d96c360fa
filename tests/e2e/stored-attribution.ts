import { query } from '../query.ts';
import { databaseUrl } from './addresses.ts';

/** Reads the stored attribution of the lead with this email address. */
export async function storedAttribution(email: string): Promise<unknown> {
  const text = "select attribution from intake.submission where data->>'email' = $1";
  return (await query(databaseUrl, text, [email]))[0]?.attribution;
}
