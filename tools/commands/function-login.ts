import { createHash, createHmac, pbkdf2Sync, randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';

// Prints the SQL statement that lets the function log in with the role and the password in DATABASE_URL,
// which is read from an environment file. The statement contains only the hash that Postgres stores, so
// that the password does not appear in the logs of the server. The role is send_email or, to replace a
// password while the function runs, another one with its rights, such as send_email_2.

const ROLE = 'send_email';
const MIN_LENGTH = 16;
const ITERATIONS = 4096;

const file = process.argv[2] ?? '.env';
try {
  const { role, password } = loginIn(parseEnv(read(file)).DATABASE_URL ?? '');
  console.log(statementFor(role, scramSha256(password)));
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}

function read(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    throw new Error(`${file} cannot be read. Copy the first part of .env.example to it.`);
  }
}

function loginIn(databaseUrl: string): { role: string; password: string } {
  const url = URL.parse(databaseUrl);
  const password = decodeURIComponent(url?.password ?? '');
  // The pooler's user name is the role, a dot and the project.
  const role = url?.username.split('.')[0] ?? '';
  const isOfFunction = role === ROLE || /^send_email_[a-z0-9]+$/.test(role);
  const isSafe = password.length >= MIN_LENGTH && /^[\x21-\x7e]+$/.test(password);
  if (isOfFunction && isSafe) return { role, password };
  throw new Error(
    `Set DATABASE_URL in ${file} to an address of ${ROLE} with a password of at least ${MIN_LENGTH} characters without spaces, for example from "openssl rand -hex 32".`,
  );
}

/** One statement. Settings such as a timeout are those of the role that logs in. */
function statementFor(role: string, verifier: string): string {
  if (role === ROLE) return `alter role ${ROLE} login password '${verifier}'`;
  return `do $$ begin
  if not exists (select from pg_roles where rolname = '${role}') then
    create role ${role} in role ${ROLE};
  end if;
  alter role ${role} login password '${verifier}';
  alter role ${role} set statement_timeout = '5s';
  alter role ${role} set lock_timeout = '2800ms';
  alter role ${role} set idle_in_transaction_session_timeout = '10s';
end $$`;
}

/** The SCRAM-SHA-256 verifier that Postgres stores for a password (RFC 5803). */
function scramSha256(password: string): string {
  const salt = randomBytes(16);
  const salted = pbkdf2Sync(password, salt, ITERATIONS, 32, 'sha256');
  const hmac = (text: string) => createHmac('sha256', salted).update(text).digest();
  const storedKey = createHash('sha256').update(hmac('Client Key')).digest('base64');
  const serverKey = hmac('Server Key').toString('base64');
  return `SCRAM-SHA-256$${ITERATIONS}:${salt.toString('base64')}$${storedKey}:${serverKey}`;
}
