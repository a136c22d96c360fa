import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { root } from '../../tools/root.ts';

const readme = readFileSync(`${root}README.md`, 'utf8');
const snippets = [...readme.matchAll(/^```ts\n(.*?)^```$/gms)].map(([, code = '']) => code);

test('the TypeScript examples in the README are as “npm run format” writes them', () => {
  expect(snippets.length).toBeGreaterThan(0);
  for (const code of snippets) {
    const check = ['check', '--write', '--stdin-file-path=site/pages/example.ts'];
    const biome = `${root}node_modules/.bin/biome`;
    expect(execFileSync(biome, check, { cwd: root, input: code, encoding: 'utf8' })).toBe(code);
  }
});
