import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { build } from '../../tools/commands/build.ts';

test('a folder that holds anything but a build is refused, and left as it is', async () => {
  const outDir = mkdtempSync(join(tmpdir(), 'out-dir-'));
  writeFileSync(join(outDir, 'letter.txt'), 'Dear Ada');
  await expect(build({ outDir })).rejects.toThrow(`OUT_DIR: ${outDir} has files in it`);
  expect(readFileSync(join(outDir, 'letter.txt'), 'utf8')).toBe('Dear Ada');
});
