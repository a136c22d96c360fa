import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'playwright/test';
import { publint } from 'publint';
import { root } from '../../tools/root.ts';

const folder = join(root, '.cache/test/dist/widgets');

test('the package is one that npm and bundlers take: publint has nothing to say', async () => {
  const { messages } = await publint({ pkgDir: folder, strict: true, pack: 'npm' });
  expect(messages).toEqual([]);
});

test('every file that the package names is there', () => {
  const { exports, customElements } = JSON.parse(
    readFileSync(join(folder, 'package.json'), 'utf8'),
  );
  const named = [customElements, ...Object.values<string | object>(exports)].flatMap((entry) =>
    typeof entry === 'string' ? [entry] : Object.values<string>(entry as Record<string, string>),
  );
  expect(named.length).toBeGreaterThan(20);
  expect(named.filter((file) => globSync(file, { cwd: folder }).length === 0)).toEqual([]);
});

test('the licences name every library that a visitor downloads', () => {
  const licences = readFileSync(join(folder, 'THIRD-PARTY-LICENSES.md'), 'utf8');
  const libraries = ['@r2wc/react-to-web-component', '@supabase/supabase-js', 'preact', 'zustand'];
  for (const name of libraries) expect(licences).toContain(`\n## ${name} - `);
});
