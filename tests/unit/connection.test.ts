import { chmodSync, readFileSync, writeFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { join } from 'node:path';
import { rootCertificates } from 'node:tls';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import {
  connectionOptions,
  explainTls,
} from '../../supabase/functions/send-email/store/connection.ts';
import { createPostgresStore } from '../../supabase/functions/send-email/store/postgres.ts';
import { runLeads } from '../../tools/commands/leads/run.ts';
import { type Database, startDatabase } from '../../tools/services/database.ts';
import { freePorts } from '../../tools/services/free-ports.ts';
import { preparePostgres } from '../../tools/services/postgres-install.ts';

const clearLine =
  /^The database has no certificate that can be verified\. Set DATABASE_CA [^\n]+\.$/;

test.each([
  'db.example',
  '10.0.0.1',
  '[2001:db8::1]',
  '[::ffff:127.0.0.1]',
  '127.0.0.1.example',
  'localhost.example',
])('TLS to %s is verified', (host) => {
  const { ssl } = connectionOptions(`postgresql://me:word@${host}:5432/postgres`, undefined);
  expect(ssl).toEqual({ rejectUnauthorized: true });
});

test.each(['localhost', '127.0.0.1', '127.1.2.3', '[::1]'])(
  'loopback (%s) needs no TLS',
  (host) => {
    expect(connectionOptions(`postgresql://me:word@${host}/postgres`, 'a certificate').ssl).toBe(
      false,
    );
  },
);

test.each([
  'sslmode=disable',
  'sslmode=no-verify',
  'sslmode=require&uselibpqcompat=true',
  'ssl=false',
  'ssl=0&sslrootcert=/etc/ca.pem',
])('the URL parameters "%s" do not turn off verified TLS', (query) => {
  const address = `postgresql://me:word@db.example/postgres?${query}&application_name=forms`;
  const options = connectionOptions(address, 'a certificate');
  expect(new pg.Client(options)).toMatchObject({
    host: 'db.example',
    ssl: { rejectUnauthorized: true, ca: 'a certificate' },
  });
  expect(options.connectionString).toContain('application_name=forms');
});

test('a loopback URL whose parameters name another host is verified', () => {
  const { ssl } = connectionOptions('postgresql://me:word@localhost/db?host=db.example', undefined);
  expect(ssl).toEqual({ rejectUnauthorized: true });
});

test.each([
  coded('SELF_SIGNED_CERT_IN_CHAIN'),
  coded('DEPTH_ZERO_SELF_SIGNED_CERT'),
  coded('UNABLE_TO_VERIFY_LEAF_SIGNATURE', 'unable to verify the first certificate'),
  coded('CERT_HAS_EXPIRED'),
  coded('ERR_TLS_CERT_ALTNAME_INVALID'),
  new Error('invalid peer certificate: UnknownIssuer'),
  new Error('The server does not support SSL connections'),
])('a TLS error (%s) is one line that says what to set', (error) => {
  expect(explainTls(error)).toMatch(clearLine);
});

test.each([coded('ECONNREFUSED'), coded('28P01'), new Error('Other'), 'CERT', undefined])(
  'an error that is none of TLS (%s) has no such line',
  (error) => expect(explainTls(error)).toBeUndefined(),
);

test('a database without TLS receives no password', async () => {
  const told: Buffer[] = [];
  const server = createServer((socket) => {
    socket.on('error', () => {});
    socket.on('data', (bytes) => {
      told.push(bytes);
      socket.write('N');
    });
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;
  const url = `postgresql://send_email:word@[::ffff:127.0.0.1]:${port}/postgres?sslmode=disable`;
  const error = await createPostgresStore({ url, targets: ['mail'] })
    .health()
    .catch((reason: unknown) => reason);
  expect(explainTls(error)).toMatch(clearLine);
  // Only the request for TLS was sent.
  expect(Buffer.concat(told)).toHaveLength(8);
});

describe('a database with a private certificate', () => {
  const certificate = readFileSync('tests/unit/certificate.fixture.pem', 'utf8');
  let database: Database;
  let ownerUrl: string;
  let functionUrl: string;

  beforeAll(async () => {
    const { postgres: port } = await freePorts();
    const directory = `.cache/test/postgres-${port}`;
    const home = preparePostgres(directory);
    const file = join(home.directory, 'server.pem');
    writeFileSync(file, certificate);
    chmodSync(file, 0o600);
    home.chown(file);
    const settings = { ssl: 'on', ssl_cert_file: file, ssl_key_file: file };
    database = await startDatabase({ port, directory, isTemporary: true, settings });
    // The same database under a name that does not count as loopback.
    const elsewhere = (url: string) => url.replace('127.0.0.1', '[::ffff:127.0.0.1]');
    ownerUrl = elsewhere(database.ownerUrl);
    functionUrl = elsewhere(database.functionUrl);
  });
  afterAll(() => database?.close());

  test.each(['', '?sslmode=disable', '?sslmode=no-verify'])(
    'npm run leads refuses a private certificate without DATABASE_CA in one line (%s)',
    async (query) => {
      await expect(leads({ DATABASE_URL: ownerUrl + query })).rejects.toThrow(clearLine);
    },
  );

  test('npm run leads accepts a private certificate that is in DATABASE_CA, and no other', async () => {
    const withAuthority = (DATABASE_CA?: string) => leads({ DATABASE_URL: ownerUrl, DATABASE_CA });
    expect(await withAuthority(certificate)).toBe('No leads found.');
    await expect(withAuthority(rootCertificates[0])).rejects.toThrow(clearLine);
  });

  test('npm run leads reads the file that PGSSLROOTCERT names, as psql does', async () => {
    const withFile = (PGSSLROOTCERT: string) => leads({ DATABASE_URL: ownerUrl, PGSSLROOTCERT });
    expect(await withFile('tests/unit/certificate.fixture.pem')).toBe('No leads found.');
    await expect(withFile('nowhere.crt')).rejects.toThrow(
      /^PGSSLROOTCERT names nowhere\.crt[^\n]+\.$/,
    );
  });

  test('the function connects to a database with a private certificate only if it has that certificate', async () => {
    const health = (authority?: string) =>
      createPostgresStore({ url: functionUrl, authority, targets: ['mail'] }).health();
    expect((await health(certificate)).ok).toBe(true);
    const error = await health().catch((reason: unknown) => reason);
    expect(explainTls(error)).toMatch(clearLine);
  });

  test('a host name that is not in the certificate is refused', async () => {
    const url = functionUrl.replace('[::ffff:127.0.0.1]', '0.0.0.0');
    const error = await createPostgresStore({ url, authority: certificate, targets: ['mail'] })
      .health()
      .catch((reason: unknown) => reason);
    expect(explainTls(error)).toMatch(clearLine);
  });
});

function leads(variables: Readonly<Record<string, string | undefined>>): Promise<string> {
  for (const name of ['DATABASE_URL', 'DATABASE_CA', 'PGSSLROOTCERT'])
    vi.stubEnv(name, variables[name]);
  onTestFinished(() => void vi.unstubAllEnvs());
  return runLeads(['list']);
}

function coded(code: string, message: string = code): Error {
  return Object.assign(new Error(message), { code });
}
