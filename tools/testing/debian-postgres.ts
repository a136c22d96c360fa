import { globSync } from 'node:fs';
import { installFromDebian } from './browser.ts';

/**
 * Finds or installs Debian's Postgres, and returns the folder of its programs, with pg_dump, pg_restore
 * and psql, which this project's own Postgres does not have. Undefined if it cannot be installed.
 */
export async function ensureDebianPostgres(): Promise<string | undefined> {
  const find = () => globSync('/usr/lib/postgresql/*/bin/initdb').sort().at(-1);
  if (!find()) {
    console.log('No Postgres from Debian on this machine. Installing postgresql ...');
    await installFromDebian('postgresql').catch(() => {});
  }
  const found = find()?.replace(/\/initdb$/, '');
  if (!found) {
    console.log(
      'SKIPPED: the restore drill needs Debian’s package postgresql: apt-get install postgresql',
    );
  }
  return found;
}
