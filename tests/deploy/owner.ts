import pg from 'pg';

const OWNER = 'deployer';
const DATABASE = 'hosted';

/** The functions of Supabase's vault that the command line calls, without the encryption. */
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

/**
 * Makes a database as Supabase hands it out: empty but for the vault, and of an owner who is no
 * superuser. Returns how the owner logs in.
 */
export async function createHostedDatabase(superuserUrl: string): Promise<string> {
  await ask(superuserUrl, `create role ${OWNER} login createrole password '${OWNER}'`);
  await ask(superuserUrl, `create database ${DATABASE} owner ${OWNER}`);
  // There is no pg_cron here, which the migrations would call the function with.
  await ask(superuserUrl, `alter database ${DATABASE} set intake.schedule = 'external'`);
  const url = new URL(superuserUrl);
  url.pathname = `/${DATABASE}`;
  await ask(url.href, vault);
  return Object.assign(url, { username: OWNER, password: OWNER }).href;
}

/** Asks one question over a connection of its own. */
export async function ask<Row extends pg.QueryResultRow>(url: string, text: string) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Row>(text)).rows;
  } finally {
    await client.end();
  }
}
