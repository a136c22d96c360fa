import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import pg from 'pg';
import { root } from '../root.ts';

/** The table in which the Supabase CLI records applied migrations. */
const record = `
  create schema if not exists supabase_migrations;
  create table if not exists supabase_migrations.schema_migrations (version text primary key);
  alter table supabase_migrations.schema_migrations add column if not exists name text;
`;

/**
 * Applies the missing files of `supabase/migrations`, each in a transaction. The caller must hold the
 * lock of the server (server-lock.ts).
 */
export async function migrate(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(record);
    const { rows } = await client.query(
      'select version from supabase_migrations.schema_migrations',
    );
    const applied = new Set(rows.map(({ version }) => version));
    refuseUnknown(applied);
    // This Postgres has no pg_cron; drain.ts calls /drain instead.
    await client.query(`set intake.schedule = 'external'`);
    for (const file of migrations()) if (!applied.has(file.version)) await apply(client, file);
  } finally {
    await client.end();
  }
}

interface Migration {
  readonly file: string;
  readonly version: string;
  readonly name: string;
}

function migrations(): Migration[] {
  return globSync('supabase/migrations/*.sql', { cwd: root })
    .toSorted()
    .map((file) => {
      const [, version = '', name = ''] = /^(\d+)_(.*)\.sql$/.exec(basename(file)) ?? [];
      return { file, version, name };
    });
}

/** A database with unknown migrations is from another version and cannot be migrated. */
function refuseUnknown(applied: ReadonlySet<string>): void {
  const known = new Set(migrations().map(({ version }) => version));
  const unknown = [...applied].filter((version) => !known.has(version));
  if (unknown.length === 0) return;
  throw new Error(
    `The database holds migrations that this project does not have (${unknown.join(', ')}). Delete its data, .cache/postgres on this machine, and start again.`,
  );
}

async function apply(client: pg.Client, { file, version, name }: Migration): Promise<void> {
  await client.query('begin');
  try {
    await client.query(readFileSync(`${root}${file}`, 'utf8'));
    await client.query(
      'insert into supabase_migrations.schema_migrations (version, name) values ($1, $2)',
      [version, name],
    );
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw new Error(`${file} could not be applied: ${(error as Error).message}`);
  }
}
