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

test.each([
  ['SITE_URL', 'www.example.com', 'is no web address. Write it with https:// or http://'],
  ['SUPABASE_URL', 'https://', 'is no web address.'],
  ['SCHEDULER_URL', '', 'is no web address.'],
  ['LIVE_SITE', 'www.example.com', 'is no web address.'],
  ['PROOF', 'Altcha', 'is unknown. Set it to off or altcha.'],
])('a wrong value of %s (%s) stops the build before it begins', async (name, value, problem) => {
  const building = build({ outDir: '.cache/test/refused', env: { [name]: value } });
  await expect(building).rejects.toThrow(`${name}: "${value}" ${problem}`);
});

test('what a module throws while it is loaded stops the build with one line', async () => {
  const building = build({ outDir: '.cache/test/refused', env: { EDITOR_REPO: 'elsewhere' } });
  await expect(building).rejects.toThrow(
    /^EDITOR_REPO is "elsewhere"\. Set it to .*, or leave it out\.$/,
  );
});
