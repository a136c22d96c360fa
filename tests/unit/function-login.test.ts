import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';

const folder = mkdtempSync(join(tmpdir(), 'login-'));
afterAll(() => rmSync(folder, { recursive: true }));

const command = ['tools/commands/function-login.ts', join(folder, '.env')];
const write = (url: string) => writeFileSync(join(folder, '.env'), `DATABASE_URL=${url}\n`);

test('a missing file causes one line that says what to do', () => {
  const { status, stdout, stderr } = spawnSync(process.execPath, command, { encoding: 'utf8' });
  expect({ status, stdout }).toEqual({ status: 1, stdout: '' });
  expect(stderr).toMatch(
    /^\S+\.env cannot be read\. Copy the first part of \.env\.example to it\.\n$/,
  );
});

test.each([
  '',
  'nowhere',
  'postgresql://postgres:a-long-enough-password@host:6543/postgres',
  'postgresql://send_email:short@host:6543/postgres',
])('a DATABASE_URL without role and password (%s) causes one line that says what to set', (url) => {
  write(url);
  const { status, stdout, stderr } = spawnSync(process.execPath, command, { encoding: 'utf8' });
  expect({ status, stdout }).toEqual({ status: 1, stdout: '' });
  expect(stderr).toMatch(/^Set DATABASE_URL in \S+\.env to [^\n]+\.\n$/);
});

test('the statement contains a hash instead of the password', () => {
  write('postgresql://send_email.project:a-long-enough-password@host:6543/postgres');
  const statement = execFileSync(process.execPath, command, { encoding: 'utf8' });
  expect(statement).toMatch(/^alter role send_email login password 'SCRAM-SHA-256\$\S+'\n$/);
});
