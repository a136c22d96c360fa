import { createHash, createHmac, pbkdf2Sync, randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';

// Prints the SQL statement that sets the password of the function's role to the one in DATABASE_URL,
// which is read from an environment file. The statement contains only the hash that Postgres stores,
// so that the password does not appear in the logs of the server.

const ROLE = 'send_email';
const MIN_LENGTH = 16;
const ITERATIONS = 4096;

const file = process.argv[2] ?? '.env';
try {
  const password = passwordIn(parseEnv(readFileSync(file, 'utf8')).DATABASE_URL ?? '');
  console.log(`alter role ${ROLE} login password '${scramSha256(password)}'`);
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}

function passwordIn(databaseUrl: string): string {
  const url = URL.parse(databaseUrl);
  const password = decodeURIComponent(url?.password ?? '');
  const isOfRole = url?.username.split('.')[0] === ROLE;
  const isSafe = password.length >= MIN_LENGTH && /^[\x21-\x7e]+$/.test(password);
  if (isOfRole && isSafe) return password;
  throw new Error(
    `Set DATABASE_URL in ${file} to an address of ${ROLE} with a password of at least ${MIN_LENGTH} characters without spaces, for example from "openssl rand -hex 32".`,
  );
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
