import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const read = (file: string) => JSON.parse(readFileSync(file, 'utf8'));
const folder = 'supabase/functions/send-email';

test('the function has the same packages in package.json, deno.json and deno.lock', () => {
  const { dependencies, devDependencies } = read('package.json');
  const imports: string[] = Object.values(read(`${folder}/deno.json`).imports);
  const packages = imports.map((specifier) => specifier.replace(/^npm:|(?<=\d)\/.*$/g, ''));
  for (const [name = '', version] of packages.map((each) => each.split('@'))) {
    expect({ ...devDependencies, ...dependencies }[name], name).toBe(version);
  }
  const { version, specifiers } = read(`${folder}/deno.lock`);
  expect(Object.keys(specifiers).toSorted()).toEqual(
    packages.map((each) => `npm:${each}`).toSorted(),
  );
  // Later formats are refused: https://github.com/supabase/edge-runtime/issues/615
  expect(version).toBe('4');
});
