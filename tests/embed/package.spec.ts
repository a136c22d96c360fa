import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core';
import { filterProblems } from '@arethetypeswrong/core/problems';
import { expect, test } from 'playwright/test';
import { publint } from 'publint';
import ts from 'typescript-5';
import { runCommand } from '../../tools/command.ts';
import { root } from '../../tools/root.ts';
import { partner, site } from '../e2e/addresses.ts';
import { openHostPage } from './host-page.ts';
import { packageFolder, packInto, unpackInto } from './packed.ts';

const cache = join(root, '.cache/test/package');
const readJson = (file: string) => JSON.parse(readFileSync(join(packageFolder, file), 'utf8'));

test('the packed package is one that npm and bundlers accept: publint reports nothing', async () => {
  const archive = readFileSync(await packInto(join(cache, 'publint')));
  const tarball = archive.buffer.slice(
    archive.byteOffset,
    archive.byteOffset + archive.byteLength,
  ) as ArrayBuffer;
  const { messages } = await publint({ pack: { tarball }, strict: true });
  expect(messages).toEqual([]);
});

test('npm would publish the package for everybody, with less than 700 kB', async () => {
  const { output } = await runCommand('npm', ['publish', '--dry-run'], { cwd: packageFolder });
  expect(output).toContain('public access');
  const [, size, unit] = /unpacked size: ([\d.]+) (\w+)/.exec(output) ?? [];
  expect(unit).toBe('kB');
  expect(Number(size)).toBeLessThan(700);
  const readme = readFileSync(join(packageFolder, 'README.md'), 'utf8');
  const parts = [
    'npm install @daybreak/widgets',
    'hire-success',
    'the origins on our list',
    '/embed/changes',
  ];
  for (const part of parts) expect(readme).toContain(part);
});

test('TypeScript finds the types of every module: attw reports nothing', async () => {
  const archive = readFileSync(await packInto(join(cache, 'attw')));
  const analysis = await checkPackage(createPackageFromTarballData(archive));
  if (!analysis.types) throw new Error('The package has no types.');
  // Not for `require` in TypeScript before 5.8, nor for the resolution of Node 10: the package is ESM.
  const problems = (['node16-esm', 'bundler'] as const).flatMap((resolutionKind) =>
    filterProblems(analysis, { resolutionKind }),
  );
  expect(problems).toEqual([]);
});

/** The files that package.json names, with patterns for several. */
function namedFiles(): string[] {
  const { exports, customElements } = readJson('package.json');
  return [customElements, ...Object.values<string | object>(exports)].flatMap((entry) =>
    typeof entry === 'string' ? [entry] : Object.values<string>(entry as Record<string, string>),
  );
}

test('every file that the package names exists', () => {
  expect(namedFiles().length).toBeGreaterThan(20);
  const missing = namedFiles().filter(
    (file) => globSync(file, { cwd: packageFolder }).length === 0,
  );
  expect(missing).toEqual([]);
});

/** The files in a folder that these files import, and they themselves. */
function reachFrom(files: readonly string[], folder: string): Set<string> {
  const reached = new Set<string>();
  const visit = (file: string) => {
    if (reached.has(file) || !existsSync(join(folder, file))) return;
    reached.add(file);
    const source = readFileSync(join(folder, file), 'utf8');
    // TypeScript's list does not have all imports of minified code that is called later.
    for (const chunk of globSync('package/chunks/*.js', { cwd: folder }))
      if (source.includes(basename(chunk))) visit(chunk);
    const { importedFiles } = ts.preProcessFile(source);
    for (const { fileName } of importedFiles) {
      if (!fileName.startsWith('.')) continue;
      const target = join(dirname(file), fileName);
      visit(target);
      visit(target.replace(/\.js$/, '.d.ts'));
    }
  };
  for (const file of files) visit(file);
  return reached;
}

test('the package contains only what its exports reach, and its documents', async () => {
  const folder = join(cache, 'reach');
  await unpackInto(folder);
  const named = namedFiles().flatMap((file) => globSync(file, { cwd: folder }));
  const reached = reachFrom(named, folder);
  const packed = globSync('**/*.*', { cwd: folder }).filter((file) => !file.endsWith('.tgz'));
  const documents = ['README.md', 'THIRD-PARTY-LICENSES.md'];
  expect(packed.length).toBeGreaterThan(40);
  expect(packed.filter((file) => !reached.has(file) && !documents.includes(file))).toEqual([]);
});

test('a server without a DOM can import every module of the package', async () => {
  const folder = join(cache, 'server');
  await unpackInto(join(folder, 'node_modules/@daybreak/widgets'));
  const names = Object.keys(readJson('package.json').exports)
    .filter((name) => !name.endsWith('.json'))
    .map((name) => join('@daybreak/widgets', name));
  expect(names).toContain('@daybreak/widgets/hire.js');
  const script = `
    const failures = [];
    for (const name of ${JSON.stringify(names)})
      await import(name).catch((error) => failures.push(name + ': ' + error));
    console.log(JSON.stringify(failures));`;
  const args = ['--input-type=module', '--eval', script];
  const { output } = await runCommand(process.execPath, args, { cwd: folder });
  expect(output.trim()).toBe('[]');
});

const openers = {
  'a link with data-hire-open': '<a href="/elsewhere" data-hire-open="match">Find people</a>',
  'a button with command': '<button command="--open" commandfor="match">Find people</button>',
};

for (const [name, opener] of Object.entries(openers)) {
  test(`in a page that imports the package, ${name} opens its popover`, async ({ page }) => {
    await openHostPage(page, {
      head: `<script type="module" src="${site}/widgets/package/define.js"></script>`,
      body: `${opener}<hire-popover id="match"><hire-apply></hire-apply></hire-popover>`,
    });
    await page.locator('hire-popover:defined').waitFor({ state: 'attached' });
    await page.getByText('Find people').click();
    await expect(page.getByRole('dialog')).toBeVisible();
    expect(page.url()).toBe(`${partner}/made-up`);
  });
}

test('the license file lists every library that a visitor downloads', () => {
  const licences = readFileSync(join(packageFolder, 'THIRD-PARTY-LICENSES.md'), 'utf8');
  const libraries = ['@r2wc/react-to-web-component', '@supabase/supabase-js', 'preact', 'zustand'];
  for (const name of libraries) expect(licences).toContain(`\n## ${name} - `);
});
