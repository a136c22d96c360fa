import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { illustrations } from '../../site/illustrations/illustration.tsx';
import { sections } from '../../site/sections/sections.ts';
import { root } from '../../tools/root.ts';

const readme = readFileSync(`${root}README.md`, 'utf8');
const guide = readFileSync(`${root}docs/pages.md`, 'utf8');

test('the TypeScript examples in docs/pages.md are as “npm run format” writes them', () => {
  const snippets = [...guide.matchAll(/^```ts\n(.*?)^```$/gms)].map(([, code = '']) => code);
  expect(snippets.length).toBeGreaterThan(0);
  for (const code of snippets) {
    const check = ['check', '--write', '--stdin-file-path=site/pages/example.ts'];
    const biome = `${root}node_modules/.bin/biome`;
    expect(execFileSync(biome, check, { cwd: root, input: code, encoding: 'utf8' })).toBe(code);
  }
});

/** The names in code at the beginning of the rows and paragraphs of a chapter. */
function namesIn(title: string): string[] {
  const [, chapter = ''] = new RegExp(`^## ${title}\\n(.*?)^## `, 'ms').exec(guide) ?? [];
  const beginnings = chapter.match(/^(?:\| )?`[\w-]+`(?:(?:,| and) `[\w-]+`)*/gm) ?? [];
  return beginnings.flatMap((names) => names.match(/[\w-]+(?=`(?:,| |$))/g) ?? []).sort();
}

test('docs/pages.md describes each kind of section and illustration once, and no other', () => {
  expect(namesIn('Kinds of section')).toEqual(Object.keys(sections).sort());
  expect(namesIn('The object of an opening')).toEqual(Object.keys(illustrations).sort());
});

test('the README has at most 200 lines, and its links lead to files', () => {
  expect(readme.trimEnd().split('\n').length).toBeLessThanOrEqual(200);
  for (const [, file = ''] of readme.matchAll(/\]\((docs\/[\w.-]+)/g))
    expect(readFileSync(root + file).length, file).toBeGreaterThan(0);
});
