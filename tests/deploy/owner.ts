import { freePorts } from '../../tools/services/free-ports.ts';
import { type Postgres, startPostgres } from '../../tools/services/postgres.ts';
import { query } from '../query.ts';

const OWNER = 'deployer';
const DATABASE = 'hosted';

/** The functions of Supabase's vault that the guide uses, without encryption. */
const vault = `
  create schema vault authorization ${OWNER};
  set role ${OWNER};
  create table vault.secrets (
    id uuid primary key default gen_random_uuid(), name text unique, secret text
  );
  create function vault.create_secret(secret text, name text) returns uuid language sql as
    'insert into vault.secrets (secret, name) values ($1, $2) returning id';
  create function vault.update_secret(id uuid, secret text) returns void language sql as
    'update vault.secrets set secret = $2 where id = $1';
`;

/** A database like Supabase's: empty except for the vault, with an owner who is not a superuser. */
export interface HostedDatabase {
  readonly postgres: Postgres;
  readonly ownerUrl: string;
  /** The connection string of the function's role, which the owner has not created yet. */
  readonly functionUrl: string;
}

/** Starts a server, of other programs than ours if their folder is given. */
export async function startHostedDatabase(binaries?: string): Promise<HostedDatabase> {
  const { postgres: port } = await freePorts();
  const directory = `.cache/test/postgres-${port}`;
  const postgres = await startPostgres({ port, directory, isTemporary: true, binaries });
  const superuserUrl = postgres.url;
  await query(superuserUrl, `create role ${OWNER} login createrole password '${OWNER}'`);
  await query(superuserUrl, `create database ${DATABASE} owner ${OWNER}`);
  // This Postgres does not have pg_cron, with which the migrations would schedule the calls.
  await query(superuserUrl, `alter database ${DATABASE} set intake.schedule = 'external'`);
  const url = new URL(superuserUrl);
  url.pathname = `/${DATABASE}`;
  await query(url.href, vault);
  const urlOf = (username: string, password: string) =>
    Object.assign(url, { username, password }).href;
  return {
    postgres,
    ownerUrl: urlOf(OWNER, OWNER),
    functionUrl: urlOf('send_email', 'a-password-of-the-test'),
  };
}
