import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { build } from '../../tools/commands/build.ts';

test('the build refuses a folder with other files, and leaves the files alone', async () => {
  const outDir = mkdtempSync(join(tmpdir(), 'out-dir-'));
  writeFileSync(join(outDir, 'letter.txt'), 'Dear Ada');
  await expect(build({ outDir })).rejects.toThrow(`OUT_DIR: ${outDir} has files in it`);
  expect(readFileSync(join(outDir, 'letter.txt'), 'utf8')).toBe('Dear Ada');
});

test.each(['SITE_URL', 'SUPABASE_URL', 'SCHEDULER_URL'])(
  'the build refuses a %s without a scheme at once',
  async (name) => {
    const outDir = join(tmpdir(), 'never-built');
    for (const address of ['localhost', 'localhost:8080', 'www.example.com'])
      await expect(build({ outDir, env: { [name]: address } })).rejects.toThrow(
        `${name}: "${address}" is no web address. Write it with https:// or http://`,
      );
  },
);
