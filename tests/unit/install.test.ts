import { cpSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { runCommand } from '../../tools/command.ts';
import { root } from '../../tools/root.ts';

test('if the dependencies cannot be fetched, the last line says which command to run', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'offline-'));
  for (const file of [
    'package.json',
    'package-lock.json',
    'tools/run.mjs',
    'tools/commands/build.ts',
  ])
    cpSync(join(root, file), join(folder, file));
  const env = {
    npm_config_registry: 'http://127.0.0.1:1/',
    npm_config_fetch_retries: '0',
    npm_config_cache: join(folder, 'cache'),
  };
  const { isOk, output } = await runCommand(process.execPath, ['tools/run.mjs', 'build'], {
    cwd: folder,
    env,
  });
  expect(isOk).toBe(false);
  expect(output).toContain('ECONNREFUSED');
  expect(output.trim().split('\n').at(-1)).toMatch(/offline.*run "npm run build" again\.$/);
});
